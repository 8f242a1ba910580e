import { SPECTATOR } from '@tallyho/kernel';
import { type SuperfortressView, superfortressRules } from '@tallyho/zero';
import { type ReactNode, useEffect } from 'react';
import { DeskAsk, DeskFrame, DeskNotices } from '../../../campaign/desk/desk-frame.tsx';
import { type DeskProps, type Tells, useDesk } from '../../../campaign/desk/use-desk.ts';
import { CampaignMapView } from '../../../campaign/map/campaign-map.tsx';
import { Outcome } from '../../../campaign/report/outcome.tsx';
import { useLook } from '../../../play/use-look.ts';
import { isHuman } from '../../../saved/players.ts';
import { bestWeeks } from '../best.ts';
import type { BaseQuestion, BaseScene } from '../scene.ts';
import { superfortress } from '../superfortress.ts';
import { COUNTED, missionsFlown } from '../tell/end.ts';
import { useSuperfortressWords } from '../words/words.ts';
import { Answers } from './answers.tsx';
import { BestWeeks } from './best-weeks.tsx';
import { Draws } from './draws.tsx';
import { FleetCards } from './fleet-cards.tsx';
import { B29Log } from './log-sheet.tsx';
import { WeekTrack } from './week-track.tsx';

// The desk knows no rules: it hands choices on as it got them.
const tells = superfortress as unknown as Tells<BaseScene, BaseQuestion<object>>;

/** Between flights: the map, the three B-29s, the weeks, and what is asked with its costs and risks. */
export function BaseDesk(props: DeskProps) {
  const { room, session, seat, starts, onReport } = props;
  const w = useSuperfortressWords();
  const desk = useDesk(tells, session, seat);
  const { scene, question, title } = desk;
  const { end, facts, notice, standing } = scene;
  return (
    <DeskFrame
      session={session}
      seat={seat}
      desk={desk}
      kind="base-desk"
      hasPilots={false}
      tabs={[
        {
          id: 'log',
          name: w.desk.log,
          panel: <B29Log scene={scene} game={session.id} starts={starts} onReport={onReport} />,
        },
      ]}
    >
      <div className="board map-board">
        <CampaignMapView map={scene.map} title={title} selected={scene.map.open.at(0) ?? null} />
      </div>
      <div className="below">
        <DeskNotices session={session} />
        <Outcome room={room} scene={scene} session={session}>
          <Best session={session} />
        </Outcome>
      </div>
      <div className="b29-place">
        <WeekTrack weeks={scene.weeks} />
        <FleetCards fleet={scene.fleet} />
      </div>
      {end === null && (
        <div className="order-place">
          <div className="sheet order-paper base-orders">
            <dl className="b29-facts">
              {facts.map(({ key, name, value }) => (
                <div key={key} data-fact={key}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <p className="b29-notice">{notice}</p>
            <DeskAsk {...props} desk={desk} hasButtons={false}>
              {question !== null && <Answers answers={question.answers} onChoose={desk.choose} />}
            </DeskAsk>
            {scene.draws.length > 0 && (
              <details className="b29-latest">
                <summary>{scene.drawsTitle}</summary>
                <Draws draws={scene.draws} />
              </details>
            )}
          </div>
        </div>
      )}
      <div className="standing-strip">
        <strong>{standing}</strong>
      </div>
    </DeskFrame>
  );
}

/** A campaign that somebody has played to its end, and not in a lesson, is kept among the best. */
function Best({ session }: Pick<DeskProps, 'session'>): ReactNode {
  const { view: seen } = useLook(session, SPECTATOR);
  // What is seen here is this campaign.
  const view = seen as unknown as SuperfortressView;
  const { vps, outcome } = view;
  const { id, players, finished, isGuided } = session;
  const counts = outcome?.because === COUNTED && !isGuided && players.every(isHuman);
  const result = superfortressRules.resultOf(vps);
  const missions = missionsFlown(view);
  const at = finished?.saved ?? 0;
  useEffect(() => {
    if (counts) bestWeeks.keep({ game: id, net: vps, result, missions, at });
  }, [counts, id, vps, result, missions, at]);
  return <BestWeeks game={id} />;
}
