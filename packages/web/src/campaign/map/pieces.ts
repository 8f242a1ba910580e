import { type Area, around, isFree } from './areas.ts';
import type { Spot } from './projection.ts';

/** How far a counter reaches from its middle, in pixels. */
export const counterReach = (isSmall: boolean): number => (isSmall ? 12 : 15);

/** The badge with the number of a target, above its counter to the right. */
export function badgeAt({ x, y }: Spot, reach: number, number: number | string): Area {
  return { left: x + reach * 0.45, top: y - reach - 7, width: String(number).length > 1 ? 21 : 16, height: 16 };
}

/** A counter and its badge, with a little air. */
export const pieceAt = (spot: Spot, reach: number, number: number | string): Area[] => [
  around(spot, reach + 1),
  badgeAt(spot, reach, number),
];

/** Half of a Start mark. */
const MARK = 9;
export const markAt = (spot: Spot): Area => around(spot, MARK);

/** Something that should lie at a spot, and takes this room there. */
interface Piece {
  readonly spot: Spot;
  areas(spot: Spot): readonly Area[];
}

const STEP = 4;
const FARTHEST = 160;
const DIRECTIONS = 24;

/** Spots around one, nearest first. */
function* ringsAround({ x, y }: Spot): Generator<readonly Spot[]> {
  yield [{ x, y }];
  for (let away = STEP; away <= FARTHEST; away += STEP)
    yield Array.from({ length: DIRECTIONS }, (_, i) => {
      const angle = (2 * Math.PI * i) / DIRECTIONS;
      return { x: x + away * Math.cos(angle), y: y + away * Math.sin(angle) };
    });
}

/** The nearest place where a piece covers nothing; where it can choose, the farthest from the others. */
export function nearestFree(piece: Piece, others: readonly Spot[], taken: readonly Area[], sheet: Area): Spot {
  const room = ({ x, y }: Spot): number =>
    Math.min(1e9, ...others.map((other) => Math.hypot(other.x - x, other.y - y)));
  for (const ring of ringsAround(piece.spot)) {
    const free = ring.filter((spot) => isFree(piece.areas(spot), taken, sheet));
    if (free.length > 0) return free.reduce((a, b) => (room(b) > room(a) + 0.01 ? b : a));
  }
  return piece.spot;
}

/**
 * Pieces that lie close, moved until each can be seen: those that are in nobody's way stay where they belong. `taken` grows by
 * what they cover.
 */
export function keptApart(pieces: readonly Piece[], taken: Area[], sheet: Area): Spot[] {
  const spots = pieces.map(({ spot }) => spot);
  const areas = pieces.map((piece) => piece.areas(piece.spot));
  const isAlone = (i: number): boolean =>
    isFree(areas[i], [...taken, ...areas.filter((_, other) => other !== i).flat()], sheet);
  const order = pieces
    .map((_, i) => ({ i, isAlone: isAlone(i) }))
    .sort((a, b) => Number(b.isAlone) - Number(a.isAlone));
  for (const { i } of order) {
    const others = spots.filter((_, other) => other !== i);
    spots[i] = nearestFree(pieces[i], others, taken, sheet);
    taken.push(...pieces[i].areas(spots[i]));
  }
  return spots;
}
