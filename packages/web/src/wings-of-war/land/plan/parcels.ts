import { type Chance, rise } from './chance.ts';
import type { Lie } from './lie.ts';
import { areaOf, clipped, longestSide, middleOf, type Path, type Point } from './shape.ts';

/** A field: one owner, one crop. */
export interface Parcel {
  readonly outline: Path;
  readonly middle: Point;
  /** The way of the plough, in radians. */
  readonly furrows: number;
  /** Which crop: from 0 to 1 through the tones of the country. */
  readonly crop: number;
  /** How it is worked: from 0 to 1, in strips, plain, in furrows, in stooks. */
  readonly work: number;
  /** What the war has left of it: 0 nothing has happened, 1 mud. */
  readonly ruin: number;
}

/** Corners of parishes, row by row. */
export type Lattice = readonly (readonly Point[])[];

const [ACROSS, DOWN] = [215, 190];
/** How the parishes lie on the table, in radians. */
const TURN = -0.24;
/** A parish is cut until a field is no larger, in square millimetres. */
const sizes = [2600, 3800, 5200, 8200];
const MOST_CUTS = 7;

export function latticeOf({ width, height }: Lie, chance: Chance): Lattice {
  const [columns, rows] = [Math.ceil(width / ACROSS) + 4, Math.ceil(height / DOWN) + 5];
  const [cos, sin] = [Math.cos(TURN), Math.sin(TURN)];
  return Array.from({ length: rows + 1 }, (_, j) =>
    Array.from({ length: columns + 1 }, (_, i): Point => {
      const x = (i - columns / 2) * ACROSS + chance.between(-66, 66);
      const y = (j - rows / 2) * DOWN + chance.between(-58, 58);
      return [width / 2 + x * cos - y * sin, height / 2 + x * sin + y * cos];
    }),
  );
}

/** Cuts a parish in two across its longest side, and each part again. */
function cut(shape: Path, cuts: number, largest: number, chance: Chance, into: Path[]): void {
  if (areaOf(shape) < largest || cuts > MOST_CUTS) {
    into.push(shape);
    return;
  }
  const [ux, uy] = longestSide(shape);
  const slant = chance.between(-0.16, 0.16);
  const [cos, sin] = [Math.cos(slant), Math.sin(slant)];
  const [nx, ny] = [ux * cos - uy * sin, ux * sin + uy * cos];
  const reach = shape.map(([x, y]) => x * nx + y * ny);
  const [from, to] = [Math.min(...reach), Math.max(...reach)];
  const at = from + (to - from) * chance.between(0.34, 0.66);
  cut(clipped(shape, [nx, ny], at), cuts + 1, largest * chance.between(0.8, 1.25), chance, into);
  cut(clipped(shape, [-nx, -ny], -at), cuts + 1, largest * chance.between(0.8, 1.25), chance, into);
}

export function parcelsOf(lie: Lie, lattice: Lattice, chance: Chance): readonly Parcel[] {
  const shapes: Path[] = [];
  for (let j = 0; j + 1 < lattice.length; j++)
    for (let i = 0; i + 1 < lattice[j].length; i++) {
      const parish = [lattice[j][i], lattice[j][i + 1], lattice[j + 1][i + 1], lattice[j + 1][i]];
      cut(parish, 0, chance.pick(sizes), chance, shapes);
    }
  return shapes
    .filter((shape) => shape.length > 2 && isSeen(shape, lie))
    .map((outline) => parcelOf(outline, lie, chance));
}

const isSeen = (shape: Path, { width, height, fromSea }: Lie): boolean =>
  shape.some(([x]) => x > 0) &&
  shape.some(([x]) => x < width) &&
  shape.some(([, y]) => y > 0) &&
  shape.some(([, y]) => y < height) &&
  shape.some(([x, y]) => fromSea(x, y) > 0);

function parcelOf(outline: Path, lie: Lie, chance: Chance): Parcel {
  const middle = middleOf(outline);
  const [ux, uy] = longestSide(outline);
  return {
    outline,
    middle,
    furrows: Math.atan2(uy, ux) + (chance.next() < 0.3 ? Math.PI / 2 : 0),
    crop: chance.next(),
    work: chance.next(),
    ruin: 1 - rise(-10, 150, lie.fromFront(...middle)),
  };
}
