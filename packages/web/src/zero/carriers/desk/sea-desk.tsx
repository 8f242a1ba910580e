import { useEffect, useId, useState } from 'react';
import { PickCards } from '../../../campaign/desk/desk-cards.tsx';
import { DeskAsk, DeskFrame, DeskNotices } from '../../../campaign/desk/desk-frame.tsx';
import { type Desk, type DeskProps, type Tells, useDesk } from '../../../campaign/desk/use-desk.ts';
import { Outcome } from '../../../campaign/report/outcome.tsx';
import { camps } from '../../../campaign/scene.ts';
import { useCampaignWords } from '../../../campaign/words/words.ts';
import { tableKeys } from '../../../play/keys.ts';
import { RuleRef } from '../../../rules/rule-ref.tsx';
import { carriers } from '../carriers.ts';
import { SeaChart } from '../chart/sea-chart.tsx';
import type { SeaQuestion, SeaScene } from '../scene.ts';
import { useCarrierWords } from '../words/words.ts';
import { choiceIn, type Draft, draftOf, lacksTarget, nothingWritten, rangeIn, wayIn } from './draft.ts';
import { OrdersForm } from './orders-form.tsx';
import { ResourceForm } from './resource-form.tsx';
import { Past, Vps } from './sea-standing.tsx';
import { SeaStory } from './sea-story.tsx';
import { Tracks } from './tracks.tsx';

type SeaDeskOf = Desk<SeaScene, SeaQuestion<object>>;

// The desk knows no rules: it hands choices on as it got them.
const tells = carriers as unknown as Tells<SeaScene, SeaQuestion<object>>;

/** Between Strikes: the sea chart, the secret orders, the Damage Tracks, and what both sides did. */
export function SeaDesk(props: DeskProps) {
  const { room, session, seat, starts, onReport } = props;
  const w = useCampaignWords();
  const desk = useDesk(tells, session, seat);
  const { scene, question, moment } = desk;
  const [draft, setDraft] = useState<Draft>(nothingWritten);
  const [picked, setPicked] = useState<number | null>(null);
  const orders = question?.orders ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is answered anew
  useEffect(() => {
    setDraft(orders === null ? nothingWritten : draftOf(orders));
    setPicked(null);
  }, [moment]);
  const isOver = scene.end !== null;
  return (
    <DeskFrame
      session={session}
      seat={seat}
      desk={desk}
      kind="sea-desk"
      tabs={[
        {
          id: 'log',
          name: w.desk.log,
          panel: (
            <div className="sea-log">
              <Vps vps={scene.vps} />
              <Past scene={scene} game={session.id} starts={starts} onReport={onReport} />
            </div>
          ),
        },
      ]}
    >
      {!isOver && (
        <div className="board map-board">
          <SeaChart
            chart={scene.chart}
            range={orders === null ? null : rangeIn(orders, draft)}
            draft={orders === null ? null : wayIn(orders, draft)}
          />
        </div>
      )}
      <div className="below">
        <DeskNotices session={session} />
        <Outcome room={room} scene={scene} session={session}>
          <SeaStory steps={scene.story} />
        </Outcome>
      </div>
      {!isOver && (
        <div className="order-place">
          <div className={`sheet order-paper sea-orders ${camps[seat] ?? ''}`}>
            <p className="order-eyebrow">
              {scene.eyebrow} {question === null && <RuleRef rule={scene.rule} />}
            </p>
            {scene.revealed.map(({ camp, text }) => (
              <p key={text} className={`revealed ${camp ?? ''}`}>
                {text}
              </p>
            ))}
            <DeskAsk {...props} desk={desk} hasButtons={false}>
              <Answers desk={desk} seat={seat} draft={draft} picked={picked} onDraft={setDraft} onPicked={setPicked} />
            </DeskAsk>
          </div>
          {question !== null && <Seal desk={desk} question={question} draft={draft} picked={picked} />}
        </div>
      )}
      {!isOver && (
        <div className="sheet tracks-place">
          <Tracks tracks={scene.tracks} />
        </div>
      )}
      <div className="standing-strip">
        <strong>{scene.vps.sides.map((side, at) => `${side} ${scene.vps.totals[at]}`).join(' – ')}</strong>
        <span>{scene.vps.ended}</span>
      </div>
    </DeskFrame>
  );
}

interface AnswersProps {
  readonly desk: SeaDeskOf;
  readonly seat: number;
  readonly draft: Draft;
  readonly picked: number | null;
  onDraft(draft: Draft): void;
  onPicked(number: number): void;
}

/** The orders, the Resource, or what flies, to be chosen. */
function Answers({ desk: { question }, seat, draft, picked, onDraft, onPicked }: AnswersProps) {
  if (question === null) return null;
  const { orders, resources, plans, prompt } = question;
  if (orders !== null) return <OrdersForm orders={orders} draft={draft} onDraft={onDraft} />;
  if (resources !== null) return <ResourceForm resources={resources} chosen={picked} onChosen={onPicked} />;
  if (plans === null) return null;
  return <PickCards label={prompt} camp={camps[seat]} cards={plans} selected={picked} onSelect={onPicked} />;
}

interface SealProps {
  readonly desk: SeaDeskOf;
  readonly question: SeaQuestion<object>;
  readonly draft: Draft;
  readonly picked: number | null;
}

/** The one button that gives the order; it says what is missing. */
function Seal({ desk, question: { orders, resources, plans }, draft, picked }: SealProps) {
  const w = useCarrierWords();
  const id = useId();
  const offer = plans?.find(({ number }) => number === picked)?.offer ?? null;
  const resource = resources?.find(({ number }) => number === picked) ?? null;
  const [choice, text] =
    orders !== null
      ? [choiceIn(orders, draft), w.orders.seal]
      : resources !== null
        ? [resource?.choice ?? null, resource === null ? '' : w.orders.sealResource(resource.number)]
        : [offer?.choice ?? null, offer?.text ?? ''];
  const missing =
    orders !== null
      ? lacksTarget(orders, draft)
        ? w.orders.sealTarget
        : w.orders.sealFirst
      : resources !== null
        ? w.orders.resourceFirst
        : w.orders.planFirst;
  return (
    <div className="order-act">
      <button
        type="button"
        id={id}
        className="primary answer take-off"
        data-key={tableKeys.go}
        disabled={choice === null}
        onClick={() => choice !== null && desk.choose(choice)}
      >
        {choice === null ? missing : text}
      </button>
    </div>
  );
}
