import type { CarrierView } from '@tallyho/zero';
import { carrierRules } from '@tallyho/zero';
import { useEffect, useMemo } from 'react';
import type { PassageProps } from '../../../campaign/play.tsx';
import { WindowTitle } from '../../../page/page-title.tsx';
import { tableKeys } from '../../../play/keys.ts';
import { useTableKeys } from '../../../play/table/use-table-keys.ts';
import { useLanguage } from '../../../words/language.tsx';
import { titleIn } from '../../../words/titles.ts';
import { craftOf, craftsOf } from '../../campaign/model/cards.ts';
import { STEP, WAY } from '../chart/flight.tsx';
import { SeaChart } from '../chart/sea-chart.tsx';
import { chartOf, wayOf } from '../tell/chart.ts';
import { reportedIn } from '../tell/reported.ts';
import { launchName } from '../words/speak.ts';
import { useCarrierWords } from '../words/words.ts';

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** No more aircraft than this fly over the chart. */
const MOST = 6;
/** Milliseconds that one may look at it when they have arrived. */
const REST = 350;

/** What takes off, or has come back: the launch, and the aircraft that are seen; null: there is nothing to watch. */
function passing(view: CarrierView, report: number | null) {
  if (report === null) {
    const launch = carrierRules.launchNow(view);
    return launch === undefined ? null : { launch, aircraft: craftsOf(launch.aircraft[launch.side]).slice(0, MOST) };
  }
  const reported = reportedIn(view)[report];
  if (reported === undefined || reported.of === 'turn') return null;
  const { launch } = reported;
  const home = (launch.report?.flown[launch.side] ?? []).filter(({ fate }) => fate !== 'destroyed');
  return { launch, aircraft: home.map(({ aircraft }) => craftOf(aircraft)).slice(0, MOST) };
}

/** A Strike takes off, or comes back, along its arrow on the chart; it can be skipped. */
export function SeaPassage({ view: seen, title, report, onDone }: PassageProps) {
  // What is seen here is a Carrier campaign.
  const view = seen as unknown as CarrierView;
  const { t, language } = useLanguage();
  const w = useCarrierWords();
  useTableKeys();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is watched has happened, and does not change
  const watched = useMemo(() => passing(view, report), [report]);
  const isShown = watched !== null && watched.aircraft.length > 0 && !isStill();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is watched once
  useEffect(() => {
    const wait = isShown ? WAY + STEP * (watched?.aircraft.length ?? 0) + REST : 0;
    const timer = window.setTimeout(onDone, wait);
    return () => window.clearTimeout(timer);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is watched has happened, and does not change
  const scene = useMemo(() => {
    if (watched === null) return null;
    const way = wayOf(view.fixed, watched.launch, watched.launch.aircraft[watched.launch.side]);
    const line = view.log.findLast(({ launches }) => launches.includes(watched.launch));
    return {
      way,
      chart: chartOf(
        {
          fixed: view.fixed,
          tracks: view.tracks,
          seat: -1,
          orders: line?.orders ?? null,
          last: null,
          ways: [way],
        },
        language,
      ),
    };
  }, [watched, language]);
  if (!isShown || scene === null) return null;
  const name = launchName(view.fixed, watched.launch, language);
  return (
    <div className="flight campaign sea-passage">
      <WindowTitle text={titleIn(title, t)} />
      <h1 role="status">{report === null ? w.passage.out(name) : w.passage.home(name)}</h1>
      <SeaChart chart={scene.chart} flight={{ way: scene.way, aircraft: watched.aircraft, isHome: report !== null }} />
      <button type="button" className="answer" data-key={tableKeys.go} onClick={onDone}>
        {w.passage.skip}
      </button>
    </div>
  );
}
