import { BALANCE } from '../balance.ts';
import { bodies, tails, tips } from '../forms.ts';
import type { GreatWarType, Tailplane, Wing } from '../type.ts';
import { type Corner, mirrored, polygon, SIDES } from './shapes.ts';

/** A wing with its outline; `y` is its leading edge. */
export interface WingOutline extends Wing {
  readonly d: string;
  readonly y: number;
  readonly isTop: boolean;
}
export interface TailOutline extends Tailplane {
  readonly d: string;
  readonly y: number;
}

/** The outlines of a type in metres, nose up, the middle of the base at 0 0. */
export interface Outlines {
  readonly front: number;
  readonly back: number;
  readonly wings: readonly WingOutline[];
  readonly top: WingOutline;
  readonly body: string;
  readonly cowl: string | null;
  readonly tails: readonly TailOutline[];
  /** Of a pusher. */
  readonly booms: readonly Boom[];
}

export interface Boom {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

function wingOf({ span, chord, at, tip, sweep = 0, cut }: Wing, front: number): string {
  const half = span / 2;
  const y = front + at;
  const corners = tips[tip].map(([inwards, back, radius]): Corner => {
    const x = half - inwards * chord;
    return [x, y + (sweep * x) / half + back * chord, radius * chord];
  });
  const trail: readonly Corner[] =
    cut === undefined
      ? [[0, y + chord]]
      : [
          [cut[0] * 1.05, y + chord, 0.16],
          [cut[0] * 0.62, y + chord - cut[1], 0.22],
          [0, y + chord - cut[1]],
        ];
  return mirrored([[0, y], ...corners, ...trail]);
}

const tailOf = ({ form, span, chord, at }: Tailplane, front: number): string =>
  mirrored(tails[form].map(([x, y, radius]): Corner => [(x * span) / 2, front + at + y * chord, radius * chord]));

function bodyOf({ body, length }: GreatWarType, front: number): string {
  const half = body.width / 2;
  if (body.form === 'pusher')
    return mirrored([
      [0, front],
      [half * 0.52, front + 0.04, 0.16],
      [half, front + 0.75, 0.5],
      [half, front + body.nacelle, 0.12],
      [0, front + body.nacelle],
    ]);
  const corners = bodies[body.form].map(([y, x, radius]): Corner => [x * half, front + y * length, radius]);
  return mirrored([[0, corners[0][1]], ...corners]);
}

function cowlOf({ engine: { cowl, depth = 0.9 } }: GreatWarType, front: number): string | null {
  if (cowl === undefined) return null;
  const r = cowl / 2;
  return mirrored([
    [0, front + 0.04],
    [r * 0.62, front + 0.04, 0.1],
    [r, front + 0.24, 0.2],
    [r, front + depth, 0.05],
    [0, front + depth],
  ]);
}

export function outlinesOf(type: GreatWarType): Outlines {
  const front = -type.length * BALANCE;
  const back = front + type.length;
  const highest = type.wings.length - 1;
  const wings = type.wings.map((wing, i) => ({
    ...wing,
    d: wingOf(wing, front),
    y: front + wing.at,
    isTop: i === highest,
  }));
  const { body } = type;
  const boomsFrom = wings[0].y + wings[0].chord * 0.75;
  return {
    front,
    back,
    wings,
    top: wings[highest],
    body: bodyOf(type, front),
    cowl: cowlOf(type, front),
    tails: type.tail.map((tail) => ({ ...tail, d: tailOf(tail, front), y: front + tail.at })),
    booms:
      body.form === 'pusher'
        ? SIDES.map((side): Boom => ({ from: [side * body.booms, boomsFrom], to: [side * 0.1, back - 0.35] }))
        : [],
  };
}

/** All of it as one path: shadow and halo. */
export function silhouetteOf(type: GreatWarType): string {
  const { back, wings, body, cowl, tails: planes, booms } = outlinesOf(type);
  const rudder = polygon([
    [-0.08, back - 0.9],
    [0.08, back - 0.9],
    [0.08, back + 0.02],
    [-0.08, back + 0.02],
  ]);
  const poles = booms.map(({ from: [x, y], to: [ex, ey] }) =>
    polygon([
      [x - 0.05, y],
      [x + 0.05, y],
      [ex + 0.05, ey],
      [ex - 0.05, ey],
    ]),
  );
  return [...wings.map(({ d }) => d), body, cowl ?? '', ...planes.map(({ d }) => d), rudder, ...poles].join('');
}
