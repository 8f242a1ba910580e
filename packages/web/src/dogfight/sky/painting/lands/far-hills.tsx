import type { Colour } from '../colour.ts';
import type { Frame } from '../frame.ts';
import { curve, type Next, type Point, range } from '../pen.ts';

interface Props {
  readonly frame: Frame;
  readonly next: Next;
  readonly colour: Colour;
  readonly rise: number;
}

/** A soft line of hills behind everything else. */
export function FarHills({ frame: { width, horizon, scale }, next, colour, rise }: Props) {
  const points: Point[] = range(10).map((i) => [(width * i) / 9, horizon - rise * scale * (0.2 + next() * 0.9)]);
  return <path d={`${curve(points)}V${horizon + 6}H0z`} fill={colour} opacity=".8" />;
}
