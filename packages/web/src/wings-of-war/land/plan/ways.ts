import type { Chance } from './chance.ts';
import type { Lie } from './lie.ts';
import type { Lattice } from './parcels.ts';
import { along, distance, type Path, type Point, steps } from './shape.ts';

export interface Road {
  readonly path: Path;
  readonly width: number;
}

export interface Bridge {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A road between two corners of parishes, with a little sway. */
function sway({ noise }: Lie, a: Point, b: Point): Path {
  return steps(0, 1.001, 0.1).map((part): Point => {
    const [x, y] = along(a, b, part);
    const aside = 9 * Math.sin(part * Math.PI);
    return [x + (noise.at(part * 4, a[0]) - 0.5) * aside, y + (noise.at(part * 4, a[1]) - 0.5) * aside];
  });
}

/** Roads run along the borders of parishes; some are avenues. */
export function roadsOf(
  lie: Lie,
  lattice: Lattice,
  chance: Chance,
): readonly (Road & { readonly isAvenue: boolean })[] {
  const rows = lattice.length - 1;
  const columns = lattice[0].length - 1;
  const borders: [Point, Point][] = [];
  for (let j = 0; j <= rows; j++)
    for (let i = 0; i < columns; i++) if (chance.next() < 0.5) borders.push([lattice[j][i], lattice[j][i + 1]]);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i <= columns; i++) if (chance.next() < 0.4) borders.push([lattice[j][i], lattice[j + 1][i]]);
  return borders
    .map(([a, b]) => ({
      path: sway(lie, a, b),
      width: chance.next() < 0.5 ? 3.6 : 2.4,
      isAvenue: chance.next() < 0.45,
    }))
    .filter(({ path }) => path.every(([x, y]) => lie.fromSea(x, y) > 12 && lie.fromAerodrome(x, y) > 4));
}

/** The poplars of an avenue, on both sides. */
export function poplarsOf({ path }: Road, { fromFront }: Lie, chance: Chance): readonly Point[] {
  const [a, b] = [path[0], path[path.length - 1]];
  const length = distance(a, b);
  const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  return steps(4, length, 9.5).flatMap((step) =>
    [-4.4, 4.4]
      .filter(() => chance.next() < 0.9)
      .map((side): Point => {
        const [x, y] = along(a, b, step / length);
        return [x + nx * side, y + ny * side];
      })
      .filter(([x, y]) => fromFront(x, y) > 46),
  );
}

/** The railway runs where the river does not. */
export function railwayOf({ width, height, noise, fromAerodrome, fromSea }: Lie, river: number | null): Path {
  const middle = width * ((river ?? 0) > 0.5 ? 0.2 : 0.8);
  const path = steps(-10, height + 10, 10).map((y): Point => [middle + (noise.rough(y / 300, 55) - 0.5) * 230, y]);
  return path.every(([x, y]) => fromAerodrome(x, y) > 12 && fromSea(x, y) > 20) ? path : [];
}

/** The middle of the river, downwards. */
export const riverOf = ({ height, riverAt }: Lie): Path =>
  steps(-20, height + 26, 6).map((y): Point => [riverAt(y), y]);

export function bridgesOf(lie: Lie, chance: Chance): readonly Bridge[] {
  const { height, riverAt, riverWidth, fromFront } = lie;
  return [0.16, 0.84]
    .map((share) => height * share + chance.between(-20, 20))
    .map((y) => ({ x: riverAt(y), y, width: riverWidth(y) }))
    .filter(({ x, y }) => fromFront(x, y) > 20);
}

/** A bridge is of no use without a road on either side. */
export function roadsOver({ x, y, width }: Bridge, chance: Chance): readonly Road[] {
  const end = width / 2 + 5;
  const [left, right] = [chance.between(-18, 18), chance.between(-18, 18)];
  return [
    {
      path: [
        [x - end, y],
        [x - 70, y + left],
      ],
      width: 3.4,
    },
    {
      path: [
        [x + end, y],
        [x + 80, y + right],
      ],
      width: 3.4,
    },
  ];
}
