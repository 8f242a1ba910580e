import { type Colour, mix } from '../colour.ts';
import type { Frame } from '../frame.ts';
import { type Next, Paint, range, stroke } from '../pen.ts';

interface Props {
  readonly frame: Frame;
  readonly next: Next;
  readonly id: string;
  readonly far: Colour;
  readonly near: Colour;
  readonly glint: Colour;
  readonly waves: number;
}

const depths = ['far', 'middle', 'near'] as const;
const widths = { far: 0.8, middle: 1.3, near: 2 };

/** Water from the horizon to the foot of the picture; every second wave lies in the light and throws it back. */
export function Sea({ frame: { width, height, horizon, light }, next, id, far, near, glint, waves }: Props) {
  const deep = height - horizon;
  const [dull, bright] = [new Paint<(typeof depths)[number]>(), new Paint<(typeof depths)[number]>()];
  for (const i of range(Math.round(waves * Math.max(0.4, width / 1440)))) {
    const part = next() ** 1.4;
    const isBright = i % 2 === 1;
    const x = isBright ? light.x + (next() + next() - 1) * (60 + part * 190) : next() * width;
    const length = (8 + next() * 34) * (0.25 + part);
    (isBright ? bright : dull).add(depths[Math.floor(part * 2.99)], stroke(x, horizon + 2 + part * deep, length));
  }
  const waved = (paint: typeof dull, colour: Colour, opacity: number) => (
    <g stroke={colour} opacity={opacity} strokeLinecap="round">
      {paint.all.map(([depth, d]) => (
        <path key={depth} d={d} strokeWidth={widths[depth]} />
      ))}
    </g>
  );
  return (
    <>
      <linearGradient id={`${id}sea`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={far} />
        <stop offset="1" stopColor={near} />
      </linearGradient>
      <rect y={horizon} width={width} height={deep} fill={`url(#${id}sea)`} />
      {waved(dull, mix(far, '#ffffff', 0.35), 0.28)}
      {waved(bright, glint, 0.75)}
    </>
  );
}
