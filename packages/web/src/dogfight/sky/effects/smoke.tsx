import { useId } from 'react';
import { numbersFrom } from '../../../art/numbers-from.ts';
import { type Colour, mix } from '../painting/colour.ts';
import { circle, type Point, range } from '../painting/pen.ts';

interface Props {
  readonly from: Point;
  /** Where the wind takes it, from there. */
  readonly by: Point;
  /** How large its puffs are where it begins and where it ends. */
  readonly grows: readonly [from: number, to: number];
  readonly colour: Colour;
  readonly opacity: number;
  readonly seed: string;
}

/** Smoke as a cloud of puffs that grow, grow paler and fade. A part of a drawing. */
export function Smoke({ from: [x, y], by: [dx, dy], grows: [small, large], colour, opacity, seed }: Props) {
  const id = useId();
  const next = numbersFrom(seed);
  const puffs = Math.max(10, Math.round(Math.hypot(dx, dy) / ((small + large) * 0.22)));
  let [body, light] = ['', ''];
  for (const i of range(puffs + 1)) {
    const part = i / puffs;
    const size = small + (large - small) * part;
    const r = size * (0.75 + 0.45 * next());
    const px = x + dx * part + (next() - 0.5) * size * 0.9;
    const py = y + dy * part + (next() - 0.5) * size * 0.9 - 8 * part * part;
    body += circle(px, py, r);
    light += circle(px + r * 0.22, py - r * 0.28, r * 0.58);
  }
  const along = {
    gradientUnits: 'userSpaceOnUse',
    x1: x,
    y1: y,
    x2: x + dx * 1.12,
    y2: y + dy * 1.12 - 8,
  } as const;
  const fading = (tone: Colour) => (
    <>
      <stop offset="0" stopColor={tone} />
      <stop offset=".35" stopColor={mix(tone, '#8d9092', 0.3)} stopOpacity=".9" />
      <stop offset="1" stopColor={mix(tone, '#9a9c9c', 0.8)} stopOpacity="0" />
    </>
  );
  return (
    <g opacity={opacity}>
      <linearGradient id={`${id}body`} {...along}>
        {fading(colour)}
      </linearGradient>
      <linearGradient id={`${id}light`} {...along}>
        {fading(mix(colour, '#8a8d8e', 0.45))}
      </linearGradient>
      <path d={body} fill={`url(#${id}body)`} />
      <path d={light} fill={`url(#${id}light)`} opacity=".6" />
    </g>
  );
}
