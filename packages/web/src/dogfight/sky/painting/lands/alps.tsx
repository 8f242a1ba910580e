import { numbersFrom } from '../../../../art/numbers-from.ts';
import { type Colour, mix } from '../colour.ts';
import type { Frame } from '../frame.ts';
import { paletteOf, seenAt } from '../palette.ts';
import { between, curve, ellipse, type Next, type Point, polygon, range } from '../pen.ts';

interface Peak {
  readonly rock: string;
  readonly shade: string;
  readonly snow: string;
  readonly snowShade: string;
}

/** A mountain: a sunny and a shaded flank on both sides of a crooked ridge, and snow down to a torn line. */
function peak(next: Next, x: number, foot: number, high: number, wide: number, snowline: number): Peak {
  const top: Point = [x, foot - high];
  const [left, right]: [Point, Point] = [
    [x - wide * (0.85 + next() * 0.3), foot],
    [x + wide * (0.85 + next() * 0.3), foot],
  ];
  const ridge: Point[] = [
    top,
    [x + wide * 0.06, foot - high * 0.74],
    [x - wide * 0.05, foot - high * 0.52],
    [x + wide * 0.08, foot - high * 0.24],
    [x - wide * 0.02, foot],
  ];
  // A flank is no straight line: shoulders and notches.
  const flank = (to: Point): Point[] =>
    range(5).map((i) => {
      const [px, py] = between(top, to, (i + 1) / 6);
      return [px + (next() - 0.5) * wide * 0.1, py + (next() - 0.5) * high * 0.07];
    });
  const [west, east] = [flank(left), flank(right)];
  const torn = (side: readonly Point[]): Point[] => {
    const edge = side.slice(0, snowline);
    const end = edge[edge.length - 1];
    const inner = ridge[Math.min(snowline - 1, 3)];
    const teeth: Point[] = range(5).map((i) => {
      const [px, py] = between(end, inner, (i + 1) / 6);
      return [px, py + (i % 2 === 0 ? 1 : -0.7) * high * 0.07 * (0.6 + next() * 0.8)];
    });
    return [top, ...edge, ...teeth, ...ridge.slice(1, Math.min(snowline, 4)).toReversed()];
  };
  return {
    rock: polygon([top, ...east, right, ...ridge.toReversed()]),
    shade: polygon([top, ...west, left, ...ridge.toReversed()]),
    snow: polygon(torn(east)),
    snowShade: polygon(torn(west)),
  };
}

/** A wood of firs along a slope: their tips against the light. */
function firs(next: Next, points: readonly Point[], foot: number, size: number): string {
  let d = `M${points[0][0].toFixed(1)} ${foot}`;
  points.slice(1).forEach(([bx, by], i) => {
    const [ax, ay] = points[i];
    const count = Math.max(1, Math.round((bx - ax) / size));
    for (const j of range(count)) {
      const [px, py] = between([ax, ay], [bx, by], j / count);
      const tall = size * (1 + next() * 1.4);
      d += `L${px.toFixed(1)} ${py.toFixed(1)}l${(size / 2).toFixed(1)}-${tall.toFixed(1)}l${(size / 2).toFixed(1)} ${(tall * 0.9).toFixed(1)}`;
    }
  });
  return `${d}V${foot}z`;
}

/** Two chains of mountains in snow, meadows before them, a lake, and a dark wood. */
export function Alps({ frame }: { readonly frame: Frame }) {
  const { land, seed, time, width, height, horizon, scale } = frame;
  const next = numbersFrom(`${seed} alps`);
  const { haze } = paletteOf(land, time);
  const seen = (colour: Colour): Colour => seenAt(time, colour);
  const snow: Colour = time === 'day' ? '#f8f4e8' : time === 'dusk' ? '#f7d9b8' : '#93a8ba';
  const snowShade: Colour = time === 'day' ? '#a9bccb' : time === 'dusk' ? '#a08fa6' : '#4d667f';
  const deep = height - horizon;
  const chains = [
    { high: 0.24, apart: 130, away: 0.42, foot: horizon + 2 },
    { high: 0.17, apart: 210, away: 0.12, foot: horizon + deep * 0.14 },
  ].map(({ high, apart, away, foot }, row) => {
    const pitch = apart * Math.max(scale, 0.6);
    const first = next() * pitch;
    const peaks = range(Math.ceil(width / pitch) + 1).map((i) => {
      const tall = height * high * (0.5 + next() * 0.55);
      return peak(
        next,
        first + pitch * (i - 0.5 + (next() - 0.5) * 0.5),
        foot,
        tall,
        tall * 1.05 + pitch * 0.2,
        row === 0 ? 4 : 2,
      );
    });
    return { away, foot, peaks };
  });
  const hill = (part: number, rise: number): Point[] =>
    range(9).map((i) => [(width * i) / 8, horizon + deep * part - rise * scale * next()]);
  const meadow = hill(0.2, 16);
  const wood = hill(0.84, 12);
  const lake = { x: width * (0.3 + next() * 0.35), y: horizon + deep * 0.5 };
  const huts = range(7).map((i) => {
    const [x, y, k] = [lake.x + (i - 9) * 34 * scale + next() * 16, lake.y - (4 + next() * 8) * scale, scale * 1.1];
    return { x, y, k };
  });
  const tint = (colour: Colour, away: number): Colour => mix(seen(colour), haze, away);
  return (
    <>
      {chains.map(({ away, foot, peaks }) => (
        <g key={away}>
          <rect y={foot - height * 0.02} width={width} height={deep * 0.2} fill={tint('#75808b', away)} />
          {peaks.map(({ rock, shade, snow: bright, snowShade: dull }) => (
            <g key={rock}>
              <path d={shade} fill={tint('#5d6f80', away)} />
              <path d={rock} fill={tint('#8d9096', away)} />
              <path d={dull} fill={mix(snowShade, haze, away * 0.6)} />
              <path d={bright} fill={mix(snow, haze, away * 0.6)} />
            </g>
          ))}
        </g>
      ))}
      <path d={`${curve(meadow)}V${height}H0z`} fill={tint('#7f9460', 0.12)} />
      <path d={`${curve(hill(0.36, 10))}V${height}H0z`} fill={tint('#6f8a54', 0.05)} />
      <path
        d={ellipse(lake.x, lake.y, width * 0.15, deep * 0.09)}
        fill={time === 'night' ? '#6f8ca0' : tint('#9fc0c8', 0.05)}
      />
      <path
        d={ellipse(lake.x - width * 0.02, lake.y - deep * 0.025, width * 0.1, deep * 0.03)}
        fill="#ffffff"
        opacity={time === 'night' ? 0.12 : 0.35}
      />
      <path
        d={huts
          .map(
            ({ x, y, k }) =>
              `M${(x - 5 * k).toFixed(1)} ${y.toFixed(1)}v${(-4 * k).toFixed(1)}l${(5 * k).toFixed(1)}-${(4 * k).toFixed(1)}l${(5 * k).toFixed(1)} ${(4 * k).toFixed(1)}v${(4 * k).toFixed(1)}z`,
          )
          .join('')}
        fill={seen('#8a4b34')}
      />
      <path d={firs(next, wood, height, 7 * Math.max(scale, 0.7))} fill={seen('#3d5344')} />
      <path d={firs(next, hill(1.06, 10), height, 11 * Math.max(scale, 0.7))} fill={seen('#2c4038')} />
    </>
  );
}
