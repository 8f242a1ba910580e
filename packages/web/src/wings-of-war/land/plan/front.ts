import type { Chance } from './chance.ts';
import type { Lie } from './lie.ts';
import { type Path, type Point, steps } from './shape.ts';

/** Something round: churned earth, or the hole of a shell. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

const sides = [-1, 1] as const;
type Side = (typeof sides)[number];

/** Water does not keep a hole, and a landing field is kept without any. */
const isDry = (lie: Lie, { x, y, r }: Spot): boolean =>
  lie.fromRiver(x, y) > r * 0.75 && lie.fromSea(x, y) > r + 4 && lie.fromAerodrome(x, y) > r;

/** What shells have made of the fields between the trenches: first large patches, then small ones upon them. */
export function mudOf(lie: Lie, chance: Chance): { readonly large: readonly Spot[]; readonly small: readonly Spot[] } {
  const { width, frontAt, beltAt } = lie;
  const patch = (reach: number, from: number, to: number): Spot => {
    const x = chance.between(-10, width + 10);
    const part = chance.between(-1, 1);
    const y = frontAt(x) + Math.sign(part) * Math.abs(part) ** 0.8 * beltAt(x) * reach;
    return { x, y, r: chance.between(from, to) };
  };
  return {
    large: Array.from({ length: Math.round(width * 1.5) }, () => patch(1.18, 8, 26)).filter((spot) => isDry(lie, spot)),
    small: Array.from({ length: Math.round(width * 1.2) }, () => patch(1, 2, 9)).filter((spot) => isDry(lie, spot)),
  };
}

/** Craters, from above downwards; none in another. */
export function cratersOf(lie: Lie, chance: Chance): readonly Spot[] {
  const { width, frontAt, beltAt } = lie;
  const craters: Spot[] = [];
  for (let i = 0; i < width * 2.4 && craters.length < width * 0.62; i++) {
    const x = chance.between(0, width);
    const part = (chance.next() + chance.next() + chance.next() - 1.5) / 1.5;
    const y = frontAt(x) + part * (beltAt(x) * 1.1 + 95);
    const r = chance.next() < 0.12 ? chance.between(6, 10) : chance.between(1.5, 5.2);
    const isApart = craters.every((each) => Math.hypot(each.x - x, each.y - y) > (each.r + r) * 1.02);
    if (isApart && isDry(lie, { x, y, r: r * 1.4 })) craters.push({ x, y, r });
  }
  return craters.sort((a, b) => a.y - b.y);
}

/** Where the stakes of the wire stand: two rows before the trenches of either side. */
export function wireOf({ width, frontAt, beltAt, fromSea, fromRiver, noise }: Lie): Path {
  return sides.flatMap((side) =>
    [8, 17].flatMap((before) =>
      steps(0, width, 3.4)
        .map((x): Point => [x, frontAt(x) + side * (beltAt(x) - before)])
        .filter(([x, y]) => noise.at(x / 40, before) >= 0.25 && fromSea(x, y) > 4 && fromRiver(x, y) > 2),
    ),
  );
}

/** A trench with its traverses, so far behind the edge of no man's land. */
function crenellated(
  { width, frontAt, beltAt, noise }: Lie,
  side: Side,
  behind: number,
  run: number,
  deep: number,
): Path {
  const path: Point[] = [];
  let isBack = false;
  for (let x = -10; x < width + 10; x += run * (0.8 + 0.4 * noise.cell(Math.floor(x), side * behind))) {
    const y = frontAt(x) + side * (beltAt(x) + behind - 1 + (isBack ? deep : 0));
    path.push([x, y], [x + run * 0.82, y]);
    isBack = !isBack;
  }
  return path;
}

/** A way back from the front: zigzag. */
function sap({ frontAt, beltAt, noise }: Lie, x: number, side: Side, nth: number, chance: Chance): Path {
  const from = frontAt(x) + side * (beltAt(x) + 2);
  const to = frontAt(x) + side * (beltAt(x) + chance.between(120, 170));
  const lean = (to - from) * 0.2 * (noise.cell(nth, side) - 0.5);
  return steps(0, 1, 0.09).map(
    (part, i): Point => [
      x + (i % 2 === 0 ? 1 : -1) * chance.between(2.5, 5.5) + lean * part,
      from + (to - from) * part,
    ],
  );
}

/** Parts of a line, with gaps between them. */
function broken(path: Path, chance: Chance): readonly Path[] {
  const parts: Path[] = [];
  for (let i = 0; i < path.length - 9; i += chance.pick([26, 34])) parts.push(path.slice(i, i + chance.pick([17, 22])));
  return parts;
}

/** What of a trench can be dug: it ends at water. */
function dug(path: Path, { fromRiver, fromSea, fromAerodrome }: Lie): readonly Path[] {
  const parts: Point[][] = [[]];
  for (const [x, y] of path)
    if (fromRiver(x, y) > 6 && fromSea(x, y) > 8 && fromAerodrome(x, y) > 6) parts[parts.length - 1].push([x, y]);
    else if (parts[parts.length - 1].length > 0) parts.push([]);
  return parts.filter((part) => part.length > 2);
}

/** Three lines on either side, and saps that lead back from them. */
export function trenchesOf(lie: Lie, chance: Chance): readonly Path[] {
  const all = sides.flatMap((side) => [
    ...steps(0, lie.width / 150, 1).map((nth) =>
      sap(lie, (nth + 0.5) * 150 + chance.between(-40, 40), side, nth, chance),
    ),
    crenellated(lie, side, 2, 11, 5.6),
    crenellated(lie, side, 42, 14, 6),
    ...broken(crenellated(lie, side, 90, 18, 6), chance),
  ]);
  return all.flatMap((path) => dug(path, lie));
}
