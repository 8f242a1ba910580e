import { readRecord, replayTo } from '@tallyho/kernel';
import { useMemo } from 'react';
import { samplesOf } from '../../dogfight/result/samples.ts';
import { LineChart } from '../../widgets/line-chart.tsx';
import type { CampaignRoom } from '../room.ts';
import { useCampaignWords } from '../words/words.ts';

interface Props {
  readonly room: CampaignRoom;
  readonly sides: readonly string[];
  readonly record: string;
}

/** Which side each aircraft of a mission flies for. */
function sidesIn({ missions, sidesIn: sidesOf }: CampaignRoom, record: string): readonly number[] {
  const read = readRecord(record);
  if (!read.ok) return [];
  const started = replayTo(missions.game, read.value, 0);
  return started.ok ? sidesOf(started.value.state) : [];
}

/** How the fight went: the hits that each side took, turn after turn. */
export function FightPlots({ room, sides, record }: Props) {
  const w = useCampaignWords();
  const { samples, flownBy } = useMemo(
    () => ({ samples: samplesOf(room.missions, record), flownBy: sidesIn(room, record) }),
    [room, record],
  );
  if (samples.length < 2) return null;
  const moments = samples.map(({ turn }, at) =>
    at === samples.length - 1 ? w.report.end : turn === 0 ? w.report.start : w.report.turn(turn),
  );
  const sum = (values: readonly number[], side: number): number =>
    values.reduce((all, value, plane) => all + (flownBy[plane] === side ? value : 0), 0);
  return (
    <div className="charts">
      <LineChart
        title={w.report.hits}
        moments={moments}
        momentTitle={w.report.moment}
        tableTitle={w.report.table}
        series={sides.map((name, seat) => ({ name, values: samples.map(({ hits }) => sum(hits, seat)) }))}
      />
    </div>
  );
}
