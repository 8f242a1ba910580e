import { type Attitude, type Facing, type Seen, type Size, turnOf, viewOf } from '../attitude.ts';
import type { CutOut, Flat } from './cut-out.ts';

/** A piece of paper: its corners, in metres to the right of and below the aircraft's centre. */
export interface Piece {
  readonly corners: readonly (readonly [right: number, down: number])[];
  readonly colour: string;
}

type Place = readonly [x: number, y: number, z: number];

/** A canopy, as shares of the length, and how far it stands out of the body. */
const CANOPY = { from: 0.36, to: 0.52, height: 0.3, width: 0.3, colour: '#7f9db0' };
/** Aircraft longer than this have none. */
const LONG = 13;
/** The end of a body. */
const STERN = { top: 0.3, bottom: 0.1 };

/** One side of a wing, from where it leaves the body: out along its leading edge, around the tip, and back. */
function halfOf({ x, z, half, chords }: Flat, side: 1 | -1): readonly Place[] {
  const front = chords.map(([t, edge, , rise]): Place => [x + edge, side * half * t, z + rise]);
  const back = chords.map(([t, edge, chord, rise]): Place => [x + edge - chord, side * half * t, z + rise]);
  const [, edge, chord, rise] = chords[chords.length - 1];
  return [...front, [x + edge - chord * 0.55, side * half, z + rise], ...back.toReversed()];
}

/** The outline around points: the smallest piece of paper without a dent that covers them. */
function around(points: readonly Seen[]): readonly Seen[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const turns = (a: Seen, b: Seen, c: Seen): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  const half = (some: readonly Seen[]): Seen[] => {
    const edge: Seen[] = [];
    for (const point of some) {
      while (edge.length > 1 && turns(edge[edge.length - 2], edge[edge.length - 1], point) <= 0) edge.pop();
      edge.push(point);
    }
    return edge.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** The corners of a section of something round. */
const ring = (x: number, y: number, width: number, top: number, bottom: number): readonly Place[] => {
  const middle = (top + bottom) / 2;
  const [wide, high] = [width * 0.7, (top - bottom) * 0.35];
  return [
    [x, y, top],
    [x, y, bottom],
    [x, y - width, middle],
    [x, y + width, middle],
    ...[-wide, wide].flatMap((aside): Place[] => [
      [x, y + aside, middle + high],
      [x, y + aside, middle - high],
    ]),
  ];
};

const bodyOf = ({ body }: CutOut, length: number): readonly Place[] => [
  ...body.flatMap(({ at, width, top, bottom }) => ring(-at * length, 0, width, top, bottom)),
  [0.3, 0, (body[0].top + body[0].bottom) / 2],
  [-length, 0, STERN.top],
  [-length, 0, STERN.bottom],
];

function canopyOf({ body }: CutOut, length: number): readonly Place[] {
  const top = body[1].top;
  const back = (share: number): number => -length * (CANOPY.from + (CANOPY.to - CANOPY.from) * share);
  return [
    [back(0), 0, top],
    ...[0.3, 0.7].flatMap((share): Place[] => [
      [back(share), 0, top + CANOPY.height],
      [back(share), -CANOPY.width, top],
      [back(share), CANOPY.width, top],
    ]),
    [back(1), 0, top],
  ];
}

const finsOf = ({ fin: { height, root, aside } }: CutOut, length: number): readonly (readonly Place[])[] =>
  (aside === 0 ? [0] : [-aside, aside]).map((y): readonly Place[] => [
    [root - length, y, 0.2],
    [root * 0.45 - length, y, 0.2 + height],
    [-length, y, 0.2 + height * 0.9],
    [-length, y, aside === 0 ? 0.2 : -height * 0.3],
  ]);

/** Half the way out a wing lies so high, where engines hang. */
const nacellesOf = ({ engines, wing }: CutOut): readonly (readonly Place[])[] =>
  engines.flatMap(({ y, ahead, radius, length }) => {
    const z = wing.z + wing.chords[1][3] * Math.min(1, (2 * y) / wing.half);
    const front = wing.x + wing.chords[1][1] * Math.min(1, (2 * y) / wing.half) + ahead;
    return (y === 0 ? [0] : [-y, y]).map((aside) => [
      ...ring(front, aside, radius, z + radius, z - radius),
      ...ring(front - length * 0.6, aside, radius * 0.8, z + radius * 0.8, z - radius * 0.8),
      [front - length, aside, z] as const,
    ]);
  });

/** The pieces that an aircraft is laid of, those that are farther away first. */
export function sketch(cutOut: CutOut, size: Size, attitude: Attitude, facing: Facing): readonly Piece[] {
  const { upper, under, wing, tail } = cutOut;
  const view = viewOf(attitude, facing, size);
  const seen = (places: readonly Place[]): readonly Seen[] => places.map(([x, y, z]) => view(x, y, z));
  const showsUpper = turnOf(attitude, facing)(0, 0, 1)[2] > 0;
  const flat = (shape: Flat) =>
    ([1, -1] as const).map((side) => ({
      corners: seen(halfOf(shape, side)),
      colour: showsUpper ? upper : under,
    }));
  const solid = (places: readonly Place[], colour: string) => ({ corners: around(seen(places)), colour });
  const pieces = [
    ...flat(wing),
    ...flat(tail),
    ...finsOf(cutOut, size.length).map((fin) => ({ corners: seen(fin), colour: upper })),
    solid(bodyOf(cutOut, size.length), upper),
    ...(size.length > LONG ? [] : [solid(canopyOf(cutOut, size.length), CANOPY.colour)]),
    ...nacellesOf(cutOut).map((nacelle) => solid(nacelle, upper)),
  ];
  const nearness = (corners: readonly Seen[]): number =>
    corners.reduce((sum, [, , near]) => sum + near, 0) / corners.length;
  return pieces
    .toSorted((a, b) => nearness(a.corners) - nearness(b.corners))
    .map(({ corners, colour }) => ({ corners: corners.map(([right, up]) => [right, -up] as const), colour }));
}
