import type { CarrierView } from '@tallyho/zero';
import { carrierRules } from '@tallyho/zero';
import { useMemo } from 'react';
import { MOST_FLYING, PassageFrame } from '../../../campaign/passage.tsx';
import type { PassageProps } from '../../../campaign/play.tsx';
import { useLanguage } from '../../../words/language.tsx';
import { craftOf, craftsOf } from '../../campaign/model/cards.ts';
import { SeaChart } from '../chart/sea-chart.tsx';
import { chartOf, wayOf } from '../tell/chart.ts';
import { reportedIn } from '../tell/reported.ts';
import { launchName } from '../tell/speak.ts';
import { useCarrierWords } from '../words/words.ts';

/** What takes off, or has come back: the launch, and the aircraft that are seen; null: there is nothing to watch. */
function passing(view: CarrierView, report: number | null) {
  if (report === null) {
    const launch = carrierRules.launchNow(view);
    return launch === undefined
      ? null
      : { launch, aircraft: craftsOf(launch.aircraft[launch.side]).slice(0, MOST_FLYING) };
  }
  const reported = reportedIn(view)[report];
  if (reported === undefined || reported.of === 'turn') return null;
  const { launch } = reported;
  const home = (launch.report?.flown[launch.side] ?? []).filter(({ fate }) => fate !== 'destroyed');
  return { launch, aircraft: home.map(({ aircraft }) => craftOf(aircraft)).slice(0, MOST_FLYING) };
}

/** A Strike takes off, or comes back, along its arrow on the chart. */
export function SeaPassage({ view: seen, title, report, onDone }: PassageProps) {
  // What is seen here is a Carrier campaign.
  const view = seen as unknown as CarrierView;
  const { language } = useLanguage();
  const w = useCarrierWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is watched has happened, and does not change
  const watched = useMemo(() => passing(view, report), [report]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is watched has happened, and does not change
  const scene = useMemo(() => {
    if (watched === null) return null;
    const way = wayOf(view.fixed, watched.launch, watched.launch.aircraft[watched.launch.side]);
    const line = view.log.findLast(({ launches }) => launches.includes(watched.launch));
    return {
      way,
      name: launchName(view.fixed, watched.launch, language),
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
  const name = scene?.name ?? '';
  const aircraft = watched?.aircraft ?? [];
  return (
    <PassageFrame
      title={title}
      text={report === null ? w.passage.out(name) : w.passage.home(name)}
      aircraft={aircraft.length}
      onDone={onDone}
    >
      {scene !== null && (
        <SeaChart chart={scene.chart} flight={{ way: scene.way, aircraft, isHome: report !== null }} />
      )}
    </PassageFrame>
  );
}
