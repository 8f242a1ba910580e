import { numbersFrom } from '../../../../art/numbers-from.ts';
import { type Colour, mix } from '../colour.ts';
import type { Frame } from '../frame.ts';
import { paletteOf, seenAt } from '../palette.ts';
import { curve, ellipse, type Next, type Point, polygon, range } from '../pen.ts';

/** The edge of the plateau at the horizon: flat tops, steep walls. */
function escarpment(next: Next, { width, horizon, scale }: Frame): Point[] {
  const points: Point[] = [[0, horizon + 2]];
  let high = 12 + next() * 10;
  for (let x = 0; x < width; ) {
    points.push([x, horizon - high * scale]);
    x += (60 + next() * 190) * scale;
    points.push([x, horizon - high * scale]);
    high = Math.max(4, Math.min(26, high + (next() - 0.5) * 22));
    x += (8 + next() * 16) * scale;
  }
  points.push([width, horizon + 2]);
  return points;
}

interface Dune {
  readonly sun: string;
  readonly shade: string;
}

/** A dune: a crest that swings from side to side, light on the right of it, shade on the left. */
function dune(next: Next, x: number, foot: number, width: number, high: number): Dune {
  const peak: Point = [x + width * (next() - 0.5) * 0.2, foot - high];
  const [left, right]: [Point, Point] = [
    [x - width / 2, foot],
    [x + width / 2, foot],
  ];
  const crest: Point[] = [
    peak,
    [peak[0] + width * 0.05, foot - high * 0.72],
    [peak[0] - width * 0.05, foot - high * 0.4],
    [peak[0] + width * 0.03, foot],
  ];
  const rest = curve(crest)
    .slice(1)
    .replace(/^[^C]*/, '');
  const up = (from: Point, steep: number): string =>
    `M${from[0].toFixed(1)} ${from[1].toFixed(1)}Q${(peak[0] + (from[0] - peak[0]) * steep).toFixed(1)} ${(foot - high * 0.32).toFixed(1)} ${peak[0].toFixed(1)} ${peak[1].toFixed(1)}`;
  return { sun: `${up(right, 0.46)}${rest}z`, shade: `${up(left, 0.4)}${rest}z` };
}

/** Palms around the water of an oasis. */
const palm = (x: number, y: number, k: number): string => {
  const n = (value: number): string => (value * k).toFixed(1);
  return `M${x.toFixed(1)} ${y.toFixed(1)}q${n(2)}-${n(8)} ${n(1)}-${n(17)}q-${n(8)}-${n(2)} -${n(10)} ${n(4)}m${n(10)}-${n(4)}q${n(8)}-${n(3)} ${n(10)} ${n(4)}m-${n(10)}-${n(4)}q-${n(4)}-${n(7)} -${n(8)}-${n(6)}m${n(8)} ${n(6)}q${n(5)}-${n(7)} ${n(9)}-${n(5)}`;
};

/** Sand: an escarpment far away, dunes before it, a track, and an oasis. */
export function Desert({ frame }: { readonly frame: Frame }) {
  const { land, seed, time, width, height, horizon, scale } = frame;
  const next = numbersFrom(`${seed} desert`);
  const deep = height - horizon;
  const { haze } = paletteOf(land, time);
  const seen = (colour: Colour): Colour => seenAt(time, colour);
  const rows = [0.1, 0.34, 0.7, 1.12].map((part, row) => {
    const size = [70, 120, 220, 380][row] * scale;
    const count = Math.ceil(width / size) + 1;
    const start = -next() * size;
    const dunes = range(count).map((i) =>
      dune(
        next,
        start + size * (i + (next() - 0.5) * 0.5),
        horizon + deep * part,
        size * (1.1 + next() * 0.5),
        deep * [0.1, 0.19, 0.3, 0.4][row] * (0.55 + next() * 0.6),
      ),
    );
    // The sand around a dune is as bright as its sunny side, so that only shades and crests are seen.
    const begin = horizon + deep * [0, 0.14, 0.4, 0.76][row];
    const plain: Point[] = range(9).map((i) => [(width * i) / 8, begin + (next() - 0.5) * deep * 0.06 * row]);
    return {
      away: [0.55, 0.36, 0.16, 0.02][row],
      plain,
      sun: dunes.map((d) => d.sun),
      shade: dunes.map((d) => d.shade),
    };
  });
  const oasis = { x: width * (0.1 + next() * 0.2), y: horizon + deep * 0.42 };
  const palms = [-40, -22, -8, 12, 30, 44].map((x, i) =>
    palm(oasis.x + x * scale, oasis.y - (i % 2) * 3 * scale, scale * (0.8 + (i % 3) * 0.14)),
  );
  const cliff = escarpment(next, frame);
  const tint = (colour: Colour, away: number): Colour => mix(seen(colour), haze, away);
  return (
    <>
      <path d={polygon(cliff)} fill={tint('#a9805c', 0.45)} />
      <path
        d={polygon(cliff.map(([x, y]) => [x, Math.min(horizon, y + 6 * scale)]))}
        fill={tint('#8f6c52', 0.45)}
        opacity=".5"
      />
      {rows.map(({ away, plain, sun, shade }, row) => (
        <g key={away}>
          <path d={`${curve(plain)}V${height}H0z`} fill={tint('#e3bd7c', away)} />
          <path d={shade.join('')} fill={tint('#b07f4c', away)} />
          <path d={sun.join('')} fill={tint('#e3bd7c', away)} />
          {row === 1 && (
            <>
              <path d={ellipse(oasis.x, oasis.y + 2 * scale, 64 * scale, 5 * scale)} fill={tint('#7c8a4e', 0.1)} />
              <path
                d={ellipse(oasis.x + 6 * scale, oasis.y + 2 * scale, 26 * scale, 2 * scale)}
                fill={time === 'night' ? '#7c98a8' : tint('#9fc4c0', 0)}
              />
              <path
                d={palms.join('')}
                stroke={seen('#4c5a34')}
                strokeWidth={Math.max(1.4, 2.2 * scale)}
                fill="none"
                strokeLinecap="round"
              />
            </>
          )}
        </g>
      ))}
    </>
  );
}
