import { downInFlames } from '@tallyho/down-in-flames';
import { readRecord, replayTo } from '@tallyho/kernel';
import { useMemo } from 'react';
import { samplesOf } from '../../dogfight/result/samples.ts';
import { duelTable } from '../../down-in-flames/duel-room.ts';
import { LineChart } from '../../widgets/line-chart.tsx';
import { sideIds } from '../model/sides.ts';
import { useCampaignWords } from '../words/words.ts';

/** Which side each aircraft of a mission flies for. */
function sidesIn(record: string): readonly number[] {
  const read = readRecord(record);
  if (!read.ok) return [];
  const started = replayTo(downInFlames, read.value, 0);
  return started.ok ? started.value.state.fixed.side : [];
}

/** How the fight went: the hits that each side took, turn after turn. */
export function FightPlots({ record }: { readonly record: string }) {
  const w = useCampaignWords();
  const { samples, sides } = useMemo(
    () => ({ samples: samplesOf(duelTable, record), sides: sidesIn(record) }),
    [record],
  );
  if (samples.length < 2) return null;
  const moments = samples.map(({ turn }, at) =>
    at === samples.length - 1 ? w.report.end : turn === 0 ? w.report.start : w.report.turn(turn),
  );
  const sum = (values: readonly number[], side: number): number =>
    values.reduce((all, value, plane) => all + (sides[plane] === side ? value : 0), 0);
  return (
    <div className="charts">
      <LineChart
        title={w.report.hits}
        moments={moments}
        momentTitle={w.report.moment}
        tableTitle={w.report.table}
        series={sideIds.map((side, seat) => ({
          name: w.campaigns.sides[side],
          values: samples.map(({ hits }) => sum(hits, seat)),
        }))}
      />
    </div>
  );
}
