import { useMemo } from 'react';
import { useTableWords } from '../../play/words/words.ts';
import { LineChart } from '../../widgets/line-chart.tsx';
import type { TableModel } from '../model/use-model.ts';
import { useWingsWords } from '../words/words.ts';
import { type Sample, samplesOf } from './samples.ts';

/** The fight in small pictures: damage, distance, and altitude where it counts. */
export function Charts({ record, model }: { readonly record: string; readonly model: TableModel }) {
  const w = useWingsWords();
  const { result } = useTableWords();
  const samples = useMemo(() => samplesOf(record), [record]);
  if (samples.length < 2) return null;
  const moments = samples.map(({ turn }, at) => (at === samples.length - 1 ? result.end : result.turn(turn)));
  const series = (pick: (sample: Sample) => readonly number[]) =>
    model.view.planes.map((_, plane) => ({
      name: model.names.plane(plane),
      values: samples.map((sample) => pick(sample)[plane]),
    }));
  const common = { moments, momentTitle: result.moment, tableTitle: result.table };
  return (
    <>
      <LineChart title={w.result.damage} series={series(({ damage }) => damage)} {...common} />
      <LineChart title={w.result.distance} series={series(({ distance }) => distance)} {...common} />
      {model.view.fixed.options.switches.altitude && (
        <LineChart title={w.result.altitude} series={series(({ level }) => level)} {...common} />
      )}
    </>
  );
}
