import { SPECTATOR } from '@tallyho/kernel';
import type { GuadalcanalView } from '@tallyho/zero';
import { useEffect, useState } from 'react';
import { DeskAsk, DeskFrame, DeskNotices } from '../../../campaign/desk/desk-frame.tsx';
import { type Desk, type DeskProps, type Tells, useDesk } from '../../../campaign/desk/use-desk.ts';
import { useForecast } from '../../../campaign/desk/use-forecast.ts';
import { CampaignMapView } from '../../../campaign/map/campaign-map.tsx';
import { Outcome } from '../../../campaign/report/outcome.tsx';
import { camps } from '../../../campaign/scene.ts';
import { tableKeys } from '../../../play/keys.ts';
import { useLook } from '../../../play/use-look.ts';
import { useLanguage } from '../../../words/language.tsx';
import { guadalcanalRoom } from '../guadalcanal.ts';
import type { GuadalcanalQuestion, GuadalcanalScene } from '../scene.ts';
import { forecastOf } from '../tell/track.ts';
import { useGuadalcanalWords } from '../words/words.ts';
import { CampaignTrack } from './campaign-track.tsx';
import { type Draft, missing, nothingWritten, planIn } from './draft.ts';
import { PlanForm } from './plan-form.tsx';
import { ResupplyForm } from './resupply-form.tsx';
import { Rosters } from './roster.tsx';
import { WeatherCard } from './weather-card.tsx';
import { Steps, WeekMissions } from './week-missions.tsx';
import { Ships, Weeks } from './weeks.tsx';

type GuadalcanalDeskOf = Desk<GuadalcanalScene, GuadalcanalQuestion<object>>;

// The desk knows no rules: it hands choices on as it got them.
const tells = guadalcanalRoom as unknown as Tells<GuadalcanalScene, GuadalcanalQuestion<object>>;

/** Between Missions: the Campaign Track, the map, the weather, the log sheets, and the two Missions of the week. */
export function GuadalcanalDesk(props: DeskProps) {
  const { room, session, seat, starts, onReport } = props;
  const w = useGuadalcanalWords();
  const desk = useDesk(tells, session, seat);
  const { scene, question, moment } = desk;
  const { language } = useLanguage();
  const { view } = useLook(session, SPECTATOR);
  const ends = useForecast(room.system, view);
  const [draft, setDraft] = useState<Draft>(nothingWritten);
  const [picked, setPicked] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is answered anew
  useEffect(() => {
    setDraft(nothingWritten);
    setPicked(null);
  }, [moment]);
  const isOver = scene.end !== null;
  const isForm = question !== null && (question.plan !== null || question.resupply !== null);
  return (
    <DeskFrame
      session={session}
      seat={seat}
      desk={desk}
      kind="guadalcanal-desk"
      tabs={[{ id: 'rosters', name: w.desk.rosters, panel: <Rosters rosters={scene.rosters} /> }]}
    >
      <div className="track-place">
        <CampaignTrack
          track={scene.track}
          // What is seen here is the Guadalcanal campaign.
          forecast={forecastOf(view as unknown as GuadalcanalView, seat, ends, language)}
        />
      </div>
      {!isOver && (
        <div className="board map-board">
          <CampaignMapView map={scene.map} title={w.sheet.name} selected={scene.map.open[0] ?? null} />
        </div>
      )}
      <div className="below">
        <DeskNotices session={session} />
        <Outcome room={room} scene={scene} session={session} />
      </div>
      {!isOver && (
        <div className="sheet weather-place">
          <WeatherCard weather={scene.weather} />
        </div>
      )}
      {!isOver && (
        <div className="order-place">
          <div className={`sheet order-paper sea-orders week-paper ${camps[seat] ?? ''}`}>
            <Steps steps={scene.steps} />
            <DeskAsk {...props} desk={desk} hasButtons={!isForm}>
              {question !== null && question.plan !== null && (
                <PlanForm plan={question.plan} draft={draft} onDraft={setDraft} />
              )}
              {question !== null && question.resupply !== null && (
                <ResupplyForm resupply={question.resupply} chosen={picked} onChosen={setPicked} />
              )}
            </DeskAsk>
            <WeekMissions missions={scene.missions} />
          </div>
          {question !== null && isForm && <Act desk={desk} question={question} draft={draft} picked={picked} />}
        </div>
      )}
      <div className="sheet weeks-place">
        <Weeks weeks={scene.weeks} game={session.id} starts={starts} onReport={onReport} />
        <Ships ships={scene.ships} />
      </div>
    </DeskFrame>
  );
}

interface ActProps {
  readonly desk: GuadalcanalDeskOf;
  readonly question: GuadalcanalQuestion<object>;
  readonly draft: Draft;
  readonly picked: string | null;
}

/** The one button that gives the order; it says what is missing. */
function Act({ desk, question: { plan, resupply }, draft, picked }: ActProps) {
  const { form } = useGuadalcanalWords();
  const chosen = plan === null ? (resupply?.find(({ key }) => key === picked) ?? null) : planIn(plan, draft);
  const lacks = {
    count: form.countFirst,
    altitude: form.altitudeFirst,
    load: form.loadFirst,
  }[(plan === null ? null : missing(plan, draft)) ?? 'count'];
  const choice = chosen?.choice ?? null;
  return (
    <div className="order-act">
      <button
        type="button"
        className="primary answer take-off"
        data-key={tableKeys.go}
        disabled={choice === null}
        onClick={() => choice !== null && desk.choose(choice)}
      >
        {choice !== null && chosen !== null ? chosen.text : plan === null ? form.resupplyFirst : lacks}
      </button>
    </div>
  );
}
