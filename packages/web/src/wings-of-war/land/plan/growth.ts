import type { Chance } from './chance.ts';
import type { Spot } from './front.ts';
import type { Lie } from './lie.ts';
import type { Parcel } from './parcels.ts';
import { along, distance, type Path, type Point, sidesOf } from './shape.ts';

export const treeKinds = ['hedge', 'wood', 'poplar', 'stump'] as const;

/** A tree from above; near the front it is a stump. */
export interface Tree extends Spot {
  readonly kind: (typeof treeKinds)[number];
  /** Which of the greens, from 0 to 1. */
  readonly green: number;
}

export interface Wood extends Spot {
  readonly outline: Path;
}

const FULL_TURN = Math.PI * 2;
/** A wood is lower than wide: its trees are seen a little from the side. */
const FLAT = 0.86;
/** Its outline never lies further from the middle than this many times its size. */
export const WIDEST = 1.8;

/** Where nothing but grass and crops can grow: at the front, in water, on landing fields. */
export const isFree = (lie: Lie, { x, y, r }: Spot): boolean =>
  lie.fromFront(x, y) > r * 0.7 + 24 &&
  lie.fromRiver(x, y) > r + 8 &&
  lie.fromSea(x, y) > r + 20 &&
  lie.fromAerodrome(x, y) > r + 12;

/** How far a wood reaches in each direction. */
function reachOf({ noise }: Lie, r: number, chance: Chance): (angle: number) => number {
  const [shift, long, towards] = [chance.between(0, 99), chance.between(0.2, 0.55), chance.between(0, 3.1)];
  return (angle) => {
    const ragged = 0.5 + 0.85 * noise.at(Math.cos(angle) * 2.1 + shift, Math.sin(angle) * 2.1 + shift);
    return r * Math.min(WIDEST, ragged * (1 + long * Math.cos(2 * (angle - towards))) * 1.08);
  };
}

/** Woods, well apart; `share`: how many of them, 1 for open country. */
export function woodsOf(lie: Lie, share: number, chance: Chance): { woods: readonly Wood[]; trees: readonly Tree[] } {
  const { width, height } = lie;
  const woods: Wood[] = [];
  const trees: Tree[] = [];
  const most = (width * height * share) / 160_000;
  for (let i = 0; i < 90 * share && woods.length < most; i++) {
    const [x, y, r] = [chance.between(30, width - 30), chance.between(30, height - 30), chance.between(22, 58)];
    const isApart = woods.every((wood) => Math.hypot(wood.x - x, wood.y - y) > wood.r + r + 50);
    const reach = reachOf(lie, r, chance);
    if (!isApart || !isFree(lie, { x, y, r: r * 1.15 })) continue;
    const at = (angle: number, far: number): Point => [x + Math.cos(angle) * far, y + Math.sin(angle) * far * FLAT];
    const outline = Array.from({ length: 54 }, (_, n) => at((n / 54) * FULL_TURN, reach((n / 54) * FULL_TURN)));
    if (outline.some(([px, py]) => !isFree(lie, { x: px, y: py, r: 0 }))) continue;
    woods.push({ x, y, r, outline });
    for (let n = 0; n < r * r * 0.085; n++) {
      const angle = chance.between(0, FULL_TURN);
      const [tx, ty] = at(angle, reach(angle) * Math.sqrt(chance.next()));
      trees.push({ x: tx, y: ty, r: chance.between(3, 5.6), kind: 'wood', green: chance.next() });
    }
  }
  return { woods, trees };
}

/** Hedges stand along a third of all borders, as far as the war has left any. */
export function hedgesOf(parcels: readonly Parcel[], chance: Chance): readonly Tree[] {
  const trees: Tree[] = [];
  for (const { outline, ruin } of parcels) {
    if (ruin >= 0.55) continue;
    for (const [a, b] of sidesOf(outline)) {
      if (chance.next() >= 0.34) continue;
      const length = distance(a, b);
      for (let step = 3; step < length; step += chance.between(5, 11)) {
        if (chance.next() >= 0.66) continue;
        const [x, y] = along(a, b, step / length);
        trees.push({
          x: x + chance.between(-1.5, 1.5),
          y: y + chance.between(-1.5, 1.5),
          r: chance.between(2, 3.9),
          kind: 'hedge',
          green: chance.next(),
        });
      }
    }
  }
  return trees;
}

/** The trees that stand, those above first; shells have left three of four as stumps where they fall. */
export function standing(trees: readonly Tree[], lie: Lie, chance: Chance): readonly Tree[] {
  const { width, height, fromFront, fromRiver, fromSea, fromAerodrome } = lie;
  return trees
    .filter(({ x, y, r }) => x > -r && y > -r && x < width + r && y < height + r)
    .filter(({ x, y }) => fromFront(x, y) > 4 && fromRiver(x, y) > 2 && fromSea(x, y) > 9 && fromAerodrome(x, y) > 3)
    .map((tree): Tree => (fromFront(tree.x, tree.y) < 40 && chance.next() < 0.75 ? { ...tree, kind: 'stump' } : tree))
    .sort((a, b) => a.y - b.y);
}
