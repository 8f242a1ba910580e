import { numbersFrom } from '../../art/numbers-from.ts';

/*
 * The land under the fight, as an aerial photograph would show it: fields, a road, woods, a village, and across the
 * middle the trenches with what lies between them. Drawn from a seed, so that a table looks the same whenever it is
 * laid.
 */
type Point = readonly [x: number, y: number];
type Quad = readonly [Point, Point, Point, Point];

export interface GroundPlan {
  readonly fields: readonly { readonly d: string; readonly tone: number; readonly furrows: number }[];
  readonly mud: string;
  readonly trenches: readonly string[];
  readonly craters: readonly { readonly x: number; readonly y: number; readonly r: number }[];
  readonly roads: readonly string[];
  readonly trees: readonly { readonly x: number; readonly y: number; readonly r: number }[];
  readonly houses: readonly {
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
    readonly turn: number;
  }[];
}

const TONES = 7;
export const FURROWS = 3;
const SMALLEST = 105;

const n = (value: number): string => value.toFixed(1);
const line = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;
const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
];
const length = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** Cuts the land into fields, none much larger than a village would work. */
function cut([a, b, c, d]: Quad, next: () => number, into: Quad[]): void {
  const [across, down] = [length(a, b), length(a, d)];
  const isSmall = Math.max(across, down) < SMALLEST * (1 + next());
  if (isSmall) {
    into.push([a, b, c, d]);
    return;
  }
  const [near, far] = [0.36 + next() * 0.28, 0.36 + next() * 0.28];
  if (across > down) {
    const [top, bottom] = [between(a, b, near), between(d, c, far)];
    cut([a, top, bottom, d], next, into);
    cut([top, b, c, bottom], next, into);
  } else {
    const [left, right] = [between(a, d, near), between(b, c, far)];
    cut([a, b, right, left], next, into);
    cut([left, right, c, d], next, into);
  }
}

/** A trench with its traverses: never straight for longer than a shell splinter flies. */
function trench(width: number, y: number, next: () => number): string {
  const points: Point[] = [];
  let level = y;
  for (let x = -10; x < width + 10; ) {
    const run = 12 + next() * 10;
    points.push([x, level], [x + run, level]);
    x += run + 2;
    level = y + (points.length % 4 === 0 ? 0 : 7) + (next() - 0.5) * 3 + Math.sin(x / 140) * 14;
  }
  return line(points);
}

/** A way back from the front: zigzag. */
function sap(x: number, from: number, to: number, next: () => number): string {
  const steps = 7;
  return line(
    Array.from(
      { length: steps + 1 },
      (_, i): Point => [x + (i % 2 === 0 ? -5 : 6) + next() * 4, from + ((to - from) * i) / steps],
    ),
  );
}

function road(width: number, height: number, next: () => number): string {
  const y = height * (next() > 0.5 ? 0.16 + next() * 0.12 : 0.72 + next() * 0.12);
  const sway = (): number => (next() - 0.5) * height * 0.14;
  return `M-20 ${n(y)}C${n(width * 0.3)} ${n(y + sway())} ${n(width * 0.55)} ${n(y + sway())} ${n(width + 20)} ${n(y + sway())}`;
}

export function groundPlan(name: string, width: number, height: number): GroundPlan {
  const next = numbersFrom(name);
  const quads: Quad[] = [];
  cut(
    [
      [-30, -30],
      [width + 30, -30],
      [width + 30, height + 30],
      [-30, height + 30],
    ],
    next,
    quads,
  );
  const middle = height / 2;
  const half = Math.max(50, height * 0.075);
  const edge = (y: number, from: number, to: number): Point[] =>
    Array.from({ length: 13 }, (_, i): Point => [from + ((to - from) * i) / 12, y + (next() - 0.5) * 18]);
  const wood = (): { x: number; y: number; r: number }[] => {
    const [cx, cy] = [next() * width, next() > 0.5 ? next() * height * 0.34 : height * (0.66 + next() * 0.34)];
    return Array.from({ length: 16 }, () => ({
      x: cx + (next() - 0.5) * 80,
      y: cy + (next() - 0.5) * 56,
      r: 6 + next() * 7,
    }));
  };
  const [vx, vy] = [width * (0.2 + next() * 0.6), height * (next() > 0.5 ? 0.2 : 0.8)];
  return {
    fields: quads.map((quad) => ({
      d: `${line(quad)}Z`,
      tone: Math.floor(next() * TONES),
      furrows: next() > 0.45 ? Math.floor(next() * FURROWS) : -1,
    })),
    mud: `${line([...edge(middle - half, -20, width + 20), ...edge(middle + half, width + 20, -20)])}Z`,
    trenches: [
      trench(width, middle - half - 4, next),
      trench(width, middle - half - 34, next),
      trench(width, middle + half - 4, next),
      trench(width, middle + half + 28, next),
      ...[0.18, 0.46, 0.77].flatMap((part) => [
        sap(width * (part + next() * 0.08), middle - half - 4, middle - half - 95, next),
        sap(width * (part + next() * 0.08), middle + half + 4, middle + half + 95, next),
      ]),
    ],
    craters: Array.from({ length: Math.round(width / 8) }, () => ({
      x: next() * width,
      y: middle + (next() + next() - 1) * half * 1.5,
      r: 1.6 + next() * 4.2,
    })),
    roads: [
      road(width, height, next),
      `M${n(vx)} -20C${n(vx + 40)} ${n(height * 0.3)} ${n(vx - 60)} ${n(height * 0.6)} ${n(vx + 20)} ${n(height + 20)}`,
    ],
    trees: Array.from({ length: 5 }, wood).flat(),
    houses: Array.from({ length: 14 }, () => ({
      x: vx + (next() - 0.5) * 90,
      y: vy + (next() - 0.5) * 70,
      w: 6 + next() * 7,
      h: 5 + next() * 5,
      turn: Math.floor(next() * 60) - 30,
    })),
  };
}
