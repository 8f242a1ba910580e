import { numbersFrom } from '../../../../art/numbers-from.ts';
import { type Colour, mix } from '../colour.ts';
import type { Frame } from '../frame.ts';
import { paletteOf, seenAt } from '../palette.ts';
import { ellipse, range } from '../pen.ts';
import { FarHills } from './far-hills.tsx';
import { strips } from './strips.ts';

const crops: readonly Colour[] = ['#7f8a5e', '#9a9a67', '#b7a873', '#6b7a52', '#8d8e60', '#a99a63'];

/** A river that winds towards us and grows wider. */
const river = (x: number, top: number, deep: number): string => {
  const y = (part: number): string => (deep * part).toFixed(1);
  return `M${x.toFixed(1)} ${top + 1}c-20 ${y(0.06)} 60 ${y(0.1)} 10 ${y(0.2)}s-160 ${y(0.16)} -110 ${y(0.34)}s180 ${y(0.2)} 60 ${y(0.46)}h90c70-${y(0.25)} -60-${y(0.3)}-100-${y(0.48)}s110-${y(0.2)} 110-${y(0.32)}s-60-${y(0.1)}-55-${y(0.2)}z`;
};

/** Fields and woods to the horizon, and a river. */
export function Continent({ frame }: { readonly frame: Frame }) {
  const { land, seed, time, width, height, horizon, room } = frame;
  const next = numbersFrom(`${seed} continent`);
  const deep = height - horizon;
  const { haze } = paletteOf(land, time);
  const trees = range(Math.round(70 * room)).map(() => {
    const part = next() ** 1.3;
    return ellipse(next() * width, horizon + 3 + part * deep, (4 + next() * 16) * (0.3 + part), 1.5 + 2.5 * part);
  });
  return (
    <>
      <FarHills frame={frame} next={next} colour={mix(haze, seenAt(time, '#6f7f86'), 0.5)} rise={12} />
      <rect y={horizon} width={width} height={deep} fill={mix(seenAt(time, '#8a8f62'), haze, 0.3)} />
      <g stroke={seenAt(time, '#5a6444')} strokeOpacity=".5">
        {strips(next, frame, crops, 130).map(({ key, crop, away, d }) => (
          <path key={key} d={d} fill={mix(seenAt(time, crop), haze, away)} />
        ))}
      </g>
      <path d={trees.join('')} fill={seenAt(time, '#4f5c3f')} opacity=".6" />
      <path
        d={river(width * (0.45 + next() * 0.25), horizon, deep)}
        fill={time === 'night' ? '#5f7c8e' : seenAt(time, '#c9cdbb')}
        opacity=".9"
      />
    </>
  );
}
