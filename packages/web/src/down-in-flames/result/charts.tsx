import { useMemo } from 'react';
import { LineChart } from '../../widgets/line-chart.tsx';
import type { TableModel } from '../model/use-model.ts';
import { levelName, positionName } from '../words/speak.ts';
import { useDuelWords } from '../words/words.ts';
import { type Sample, samplesOf } from './samples.ts';

/** The fight in four small pictures: hits, cards, positions, altitude. */
export function Charts({ record, model }: { readonly record: string; readonly model: TableModel }) {
  const w = useDuelWords();
  const samples = useMemo(() => samplesOf(record), [record]);
  if (samples.length < 2) return null;
  const moments = samples.map(({ turn }, at) =>
    at === samples.length - 1 ? w.result.end : turn === 0 ? w.result.start : w.result.turn(turn),
  );
  const series = (pick: (sample: Sample) => readonly number[]) =>
    model.view.planes.map((_, plane) => ({
      name: model.names.plane(plane),
      values: samples.map((sample) => pick(sample)[plane]),
    }));
  const common = { moments, momentTitle: w.result.moment, tableTitle: w.result.table };
  return (
    <div className="charts">
      <LineChart title={w.result.damage} series={series(({ hits }) => hits)} {...common} />
      <LineChart title={w.result.hand} series={series(({ cards }) => cards)} {...common} />
      <LineChart
        title={w.result.position}
        series={series(({ position }) => position)}
        name={(value) => positionName(w, value)}
        {...common}
      />
      <LineChart
        title={w.result.altitude}
        series={series(({ altitude }) => altitude.map((level) => Math.max(0, level)))}
        name={(value) => levelName(w, value)}
        {...common}
      />
    </div>
  );
}
