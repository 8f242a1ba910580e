import { SPECTATOR } from '@tallyho/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { useTelling } from '../../dogfight/use-telling.ts';
import { WindowTitle } from '../../page/page-title.tsx';
import { tableKeys } from '../../play/keys.ts';
import type { OfferScene } from '../../play/scene.ts';
import type { Session } from '../../play/session.ts';
import { TabPanel } from '../../play/tab-panel.tsx';
import { Announcer } from '../../play/table/announcer.tsx';
import { askHint } from '../../play/table/ask-hint.ts';
import { Decide } from '../../play/table/decide.tsx';
import { HintBox, type HintState } from '../../play/table/hint-box.tsx';
import { Log } from '../../play/table/log.tsx';
import { Refusals } from '../../play/table/refusals.tsx';
import { ResumedNotice } from '../../play/table/resumed-notice.tsx';
import { TableBar } from '../../play/table/table-bar.tsx';
import { TroubleNotice } from '../../play/table/trouble-notice.tsx';
import { useSettings } from '../../play/table/use-settings.ts';
import { useTableKeys } from '../../play/table/use-table-keys.ts';
import { Waiting } from '../../play/table/waiting.tsx';
import { WordsPanel } from '../../play/table/words-panel.tsx';
import { useLook } from '../../play/use-look.ts';
import { useTableWords } from '../../play/words/words.ts';
import { RuleNumbers } from '../../rules/rule-ref.tsx';
import { useLanguage, useWords } from '../../words/language.tsx';
import { titleIn } from '../../words/titles.ts';
import { CampaignMapView } from '../map/campaign-map.tsx';
import { Outcome } from '../report/outcome.tsx';
import type { CampaignRoom, CampaignSight } from '../room.ts';
import { camps, type DeskQuestion, type DeskScene } from '../scene.ts';
import { useCampaignWords } from '../words/words.ts';
import { OrderCards, PickCards, PickList } from './desk-cards.tsx';
import { LogSheet } from './log-sheet.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { PilotList } from './pilot-list.tsx';
import { Standing, StandingBar } from './standing.tsx';
import { useForecast } from './use-forecast.ts';

export type CampaignSession = Session<object, object, CampaignSight>;

const nothing: OfferScene<object> = { options: [], refused: [] };

interface Props {
  readonly room: CampaignRoom;
  readonly session: CampaignSession;
  readonly seat: number;
  /** The moves with which the missions began. */
  readonly starts: readonly number[];
  onReport(mission: number): void;
}

/** Between missions: the map, the order, the cards to choose from, what has been and how things stand. */
export function DeskScreen({ room, session, seat, starts, onReport }: Props) {
  const page = useWords();
  const { language } = useLanguage();
  const t = useTableWords();
  const w = useCampaignWords();
  useTableKeys();
  const [settings, set] = useSettings();
  const { telling, decision, question, forced, mayUndo } = useTelling(room.tell, session, seat);
  const { scene } = telling;
  const title = titleIn(session.kept.title, page);
  const [chosen, setChosen] = useState<number | null>(null);
  const [hint, setHint] = useState<HintState>('none');
  const [sideOpen, setSideOpen] = useState(false);
  const { view } = useLook(session, SPECTATOR);
  const forecast = useForecast(room.system, view);
  const moment = decision?.id ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question folds away what belonged to the old one
  useEffect(() => {
    setChosen(null);
    setHint('none');
  }, [moment]);
  const isOrder = question !== null && question.orders.length > 0;
  const choose = (choice: object): void => {
    if (decision !== null) session.choose(seat, decision.id, choice);
  };
  const hasButtons = question !== null && !isOrder && question.picks === null;
  const arrow = isOrder ? chosen : scene.prepared;
  const order = scene.orders.find((each) => each.arrow === arrow);
  return (
    <RuleNumbers.Provider value={settings.referee}>
      <div className="flight campaign">
        <h1 className="unseen">{title}</h1>
        <WindowTitle text={title} />
        <TableBar
          turn={<BarTitle title={title} scene={scene} />}
          kept={session.kept}
          settings={settings}
          hasTitles={false}
          onSet={set}
          onPanels={() => setSideOpen(!sideOpen)}
          onConcede={scene.end === null && seat >= 0 ? () => session.concede(seat) : undefined}
        />
        <div className="board map-board">
          <CampaignMapView map={scene.map} title={title} selected={arrow} {...(isOrder ? { onPick: setChosen } : {})} />
        </div>
        <div className="below">
          <TroubleNotice trouble={session.trouble} kept={session.kept} onRetry={() => session.retry()} />
          <ResumedNotice kept={session.kept} />
          {decision !== null && question !== null && (
            <Decide
              decision={decision}
              question={hasButtons ? question : { ...question, buttons: nothing }}
              canUndo={mayUndo}
              guided={settings.guided}
              onChoose={choose}
              onUndo={() => session.undo(seat)}
              onHint={() => void askHint(() => session.hints(decision), setHint)}
            >
              <HintBox hint={hint} texts={question.texts} />
              <Cards scene={scene} question={question} seat={seat} chosen={chosen} onChosen={setChosen} />
            </Decide>
          )}
          {decision === null && scene.end === null && (
            <Waiting
              session={session}
              nameOf={(name) => room.missions.seatName?.(name, language) ?? name}
              seat={seat}
              awaited={telling.awaitedSeat}
              forced={forced}
              canUndo={mayUndo}
            />
          )}
          {scene.end !== null && <Outcome room={room} scene={scene} end={scene.end} kept={session.kept} />}
        </div>
        {scene.end === null && (
          <div className="order-place">
            <div className="sheet order-paper">
              {order === undefined ? <p className="order-none">{scene.map.legend}</p> : <OrderSheet order={order} />}
            </div>
            {question !== null && !hasButtons && (
              <Act question={question} scene={scene} chosen={chosen} onChoose={choose} />
            )}
          </div>
        )}
        <div className="standing-strip">
          <StandingBar standing={scene.standing} />
          <strong>{scene.standing.headline}</strong>
        </div>
        <TabPanel
          label={t.table.panels}
          fold={t.table.fold}
          open={sideOpen}
          onClose={() => setSideOpen(false)}
          tabs={[
            {
              id: 'log',
              name: w.desk.log,
              panel: (
                <>
                  <LogSheet scene={scene} game={session.kept.id} starts={starts} onReport={onReport} />
                  <Standing standing={scene.standing} forecast={forecast} isOver={scene.end !== null} />
                </>
              ),
            },
            { id: 'pilots', name: w.desk.pilots, panel: <PilotList pilots={scene.pilots} /> },
            { id: 'events', name: w.desk.events, panel: <Log log={scene.log} /> },
            { id: 'words', name: w.desk.words, panel: <WordsPanel turn={scene.now} words={scene.words} /> },
          ]}
        />
        <Announcer log={scene.log} prompt={question?.prompt ?? ''} />
      </div>
    </RuleNumbers.Provider>
  );
}

/** Which campaign and which mission it is, and whom one commands. */
const BarTitle = ({ title, scene: { now, you } }: { readonly title: string; readonly scene: DeskScene }) => (
  <>
    <span className="bar-title">{title}</span> <span className="bar-now">{you === '' ? now : `${now} · ${you}`}</span>
  </>
);

interface CardsProps {
  readonly scene: DeskScene;
  readonly question: DeskQuestion<object>;
  readonly seat: number;
  readonly chosen: number | null;
  onChosen(card: number): void;
}

/** Where to fly, or what to take along, as cards. */
function Cards({ scene, question, seat, chosen, onChosen }: CardsProps): ReactNode {
  const { orders, ordersTitle, picks, buttons } = question;
  if (orders.length > 0)
    return (
      <>
        <OrderCards
          label={ordersTitle}
          orders={scene.orders.filter((each) => orders.some(({ arrow }) => arrow === each.arrow))}
          selected={chosen}
          onSelect={onChosen}
        />
        <Refusals refused={buttons.refused} open={false} />
      </>
    );
  if (picks === null) return null;
  const about = picks.cards.find(({ number }) => number === chosen)?.about ?? '';
  return (
    <>
      <PickCards label={picks.title} camp={camps[seat]} cards={picks.cards} selected={chosen} onSelect={onChosen} />
      {about !== '' && (
        <p className="pick-about" role="status">
          {about}
        </p>
      )}
      <details className="option-list">
        <summary>{picks.theirs.title}</summary>
        <PickList camp={camps[1 - seat]} cards={picks.theirs.cards} />
      </details>
    </>
  );
}

interface ActProps {
  readonly scene: DeskScene;
  readonly question: DeskQuestion<object>;
  readonly chosen: number | null;
  onChoose(choice: object): void;
}

/** What gives the order; it says what it will do. */
function Act({ scene, question: { orders, picks }, chosen, onChoose }: ActProps) {
  const w = useCampaignWords();
  const offer = picks?.cards.find(({ number }) => number === chosen)?.offer ?? null;
  const order = orders.find(({ arrow }) => arrow === chosen);
  const choice = picks === null ? order?.choice : offer?.choice;
  const text =
    picks === null
      ? scene.orders.find(({ arrow }) => arrow === chosen)?.launch
      : offer === null
        ? undefined
        : offer.text;
  const none = picks?.none ?? null;
  return (
    <div className="order-act">
      <button
        type="button"
        className="primary answer take-off"
        data-key={tableKeys.go}
        disabled={choice === undefined}
        onClick={() => choice !== undefined && onChoose(choice)}
      >
        {text ?? (picks === null ? w.desk.pickFirst : w.desk.cardFirst)}
      </button>
      {none !== null && (
        <button type="button" className="answer pass" onClick={() => onChoose(none.choice)}>
          {none.text}
        </button>
      )}
    </div>
  );
}
