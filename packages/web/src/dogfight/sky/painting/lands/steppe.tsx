import { numbersFrom } from '../../../../art/numbers-from.ts';
import { type Colour, mix } from '../colour.ts';
import type { Frame } from '../frame.ts';
import { paletteOf, seenAt } from '../palette.ts';
import { curve, ellipse, type Next, type Point, polygon, range } from '../pen.ts';
import { FarHills } from './far-hills.tsx';

const grasses: readonly Colour[] = ['#b9a565', '#c6b072', '#a99a5e', '#d0bb7c', '#9f935c'];

interface Swell {
  readonly d: string;
  readonly grass: Colour;
  readonly away: number;
}

/** The plain lies in long low waves, each behind the crest of the one before it. */
function swells(next: Next, { width, height, horizon }: Frame): Swell[] {
  const deep = height - horizon;
  const rows = 8;
  return range(rows).map((row) => {
    const part = (row / rows) ** 1.5;
    const crest: Point[] = range(8).map((i) => [
      (width * i) / 7,
      horizon + deep * part + (row === 0 ? 0 : (next() - 0.5) * deep * 0.1 * (0.3 + part)),
    ]);
    const grass = grasses[(row * 2 + Math.floor(next() * 2)) % grasses.length];
    return { d: `${curve(crest)}V${height}H0z`, grass, away: Math.max(0.04, 0.66 - part * 0.8) };
  });
}

/** A dry valley cut into the plain: a dark edge on the side of the shade. */
function ravine(next: Next, { width, height, horizon }: Frame): string {
  const deep = height - horizon;
  const part = 0.3 + next() * 0.5;
  const [x, y] = [width * next(), horizon + deep * part];
  const points: Point[] = range(6).map((i) => [
    x + i * 46 * part,
    y + Math.sin(i * 1.9 + x) * deep * 0.05 * part + i * deep * 0.015,
  ]);
  const back: Point[] = points.map(([px, py], i) => [px + 4, py + deep * 0.05 * part * Math.sin((i / 5) * Math.PI)]);
  return polygon([...points, ...back.toReversed()]);
}

/** The great river far away: a bright band with an island in it. */
const volga = (x: number, horizon: number, deep: number, width: number): string => {
  const [a, b] = [horizon + deep * 0.07, horizon + deep * 0.13];
  const near: Point[] = range(7).map((i) => [x + (width * i) / 6, a + Math.sin(i * 1.3) * deep * 0.02]);
  const far: Point[] = near.map(([px, py], i) => [px, py + (b - a) * Math.sin((i / 6) * Math.PI) + 1]);
  return `${curve(near)}L${far
    .toReversed()
    .map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`)
    .join('L')}z`;
};

/** Telegraph poles along the track, from our feet to the horizon. */
function poles({ width, height, horizon, scale }: Frame, from: number, to: number): { poles: string; track: string } {
  const deep = height - horizon;
  const places = range(9).map((i) => {
    const part = 0.72 ** i;
    return { x: to + (from - to) * part, y: horizon + deep * part * 0.98, tall: 46 * scale * part };
  });
  const drawn = places
    .map(({ x, y, tall }) => {
      const arm = tall * 0.16;
      return `M${x.toFixed(1)} ${y.toFixed(1)}v${(-tall).toFixed(1)}m${(-arm).toFixed(1)} ${(tall * 0.14).toFixed(1)}h${(arm * 2).toFixed(1)}`;
    })
    .join('');
  const track = polygon([
    [to, horizon],
    [from - width * 0.12, height],
    [from - width * 0.085, height],
    [to + 1, horizon],
  ]);
  return { poles: drawn, track };
}

/** Grass without end, a river at its rim, ravines, and a line of poles that goes on for ever. */
export function Steppe({ frame }: { readonly frame: Frame }) {
  const { land, seed, time, width, height, horizon, scale, room } = frame;
  const next = numbersFrom(`${seed} steppe`);
  const deep = height - horizon;
  const { haze } = paletteOf(land, time);
  const line = poles(frame, width * (0.26 + next() * 0.12), width * (0.44 + next() * 0.1));
  const stacks = range(Math.round(12 * room)).map(() => {
    const part = next() ** 1.2;
    const [x, y, r] = [next() * width, horizon + 6 + part * deep * 0.9, (3 + 7 * part) * scale];
    return `M${(x - r).toFixed(1)} ${y.toFixed(1)}q${(r * 0.2).toFixed(1)}-${(r * 1.5).toFixed(1)} ${r.toFixed(1)}-${(r * 1.5).toFixed(1)}t${r.toFixed(1)} ${(r * 1.5).toFixed(1)}z`;
  });
  const scrub = range(Math.round(60 * room)).map(() => {
    const part = next() ** 1.2;
    return ellipse(next() * width, horizon + 3 + part * deep, (3 + next() * 12) * (0.3 + part), 0.8 + 1.4 * part);
  });
  return (
    <>
      <FarHills frame={frame} next={next} colour={mix(haze, seenAt(time, '#8a8a70'), 0.5)} rise={8} />
      {swells(next, frame).map(({ d, grass, away }) => (
        <path key={d} d={d} fill={mix(seenAt(time, grass), haze, away)} />
      ))}
      <path
        d={volga(width * (0.5 + next() * 0.14), horizon, deep, width * 0.36)}
        fill={time === 'night' ? '#7c98a8' : mix(seenAt(time, '#b8c8c6'), haze, 0.2)}
      />
      <path
        d={range(Math.round(9 * room))
          .map(() => ravine(next, frame))
          .join('')}
        fill={seenAt(time, '#857848')}
        opacity=".75"
      />
      <path d={scrub.join('')} fill={seenAt(time, '#7c7a46')} opacity=".5" />
      <path d={line.track} fill={seenAt(time, '#d9c48c')} opacity=".8" />
      <path d={stacks.join('')} fill={seenAt(time, '#8f7b3f')} />
      <path d={line.poles} stroke={seenAt(time, '#4a4030')} strokeWidth={Math.max(1.1, 1.8 * scale)} fill="none" />
    </>
  );
}
