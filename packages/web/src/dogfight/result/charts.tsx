import { useCallback } from 'react';
import { useLater } from '../../page/use-later.ts';
import { LineChart } from '../../widgets/line-chart.tsx';
import type { DogfightRoom } from '../room.ts';
import { levelName, positionName, useDogfightWords } from '../words/words.ts';
import { type Sample, samplesOf } from './samples.ts';

interface Props {
  readonly room: DogfightRoom;
  readonly record: string;
  readonly names: readonly string[];
}

/** The fight in four small pictures: hits, cards, positions, altitude. */
export function Charts({ room, record, names }: Props) {
  const w = useDogfightWords();
  const samples = useLater(useCallback(() => samplesOf(room, record), [room, record]));
  if (samples === null || samples.length < 2) return null;
  const moments = samples.map(({ turn }, at) =>
    at === samples.length - 1 ? w.result.end : turn === 0 ? w.result.start : w.result.turn(turn),
  );
  const series = (pick: (sample: Sample) => readonly number[]) =>
    names.map((name, at) => ({ name, values: samples.map((sample) => pick(sample)[at]) }));
  const common = { moments, momentTitle: w.result.moment, tableTitle: w.result.table };
  return (
    <>
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
    </>
  );
}
