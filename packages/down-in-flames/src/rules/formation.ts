import { holds } from '@tallyho/kernel';
import { AHEAD, BEHIND, fileOf, LEFT, type Mission, NO_SQUARE, RIGHT, rowOf, type Square } from '../mission/state.ts';
import { ADVANTAGED, aircraftOf, type Dogfight, NO_PLANE, type Plane, TAILING } from '../state.ts';
import type { Reason } from './reasons.ts';

/** The four ways to be next to a square (DIF-BMB-08: horizontally or vertically). */
export const ways = ['ahead of', 'behind', 'left of', 'right of'] as const;
const offsets: readonly number[] = [AHEAD, BEHIND, LEFT, RIGHT];

/** DIF-FB-02 — a bomber, or a fighter-bomber that is still Loaded. */
export const isBomber = (s: Pick<Dogfight, 'mission'>, plane: Plane): boolean => s.mission?.bomber[plane] === true;

/** What of a state the shape of a formation depends on. */
type Sky = Pick<Dogfight, 'fixed'> & {
  readonly planes: readonly Pick<Dogfight['planes'][number], 'gone' | 'altitude'>[];
  readonly mission: Pick<Mission, 'bomber' | 'square'> | null;
};

/** What everybody sees of it. */
type Shape = Pick<Dogfight, 'fixed'> & {
  readonly planes: readonly Pick<Dogfight['planes'][number], 'altitude'>[];
  readonly mission: Pick<Mission, 'square'> | null;
};

/** Those of somebody's own side, himself too. */
const friendsOf = (s: Sky, plane: Plane): readonly Plane[] => aircraftOf(s, s.fixed.side[plane]);

/** DIF-BMB-11, DIF-FB-07 — whether two of one side belong to the same formation: bombers at one altitude. */
const flyTogether = ({ mission, planes }: Sky, a: Plane, b: Plane): boolean =>
  mission?.bomber[b] === true && !planes[b].gone && planes[a].altitude === planes[b].altitude;

/** DIF-BMB-10 — which bomber is in a square of somebody's formation; a hole is open. */
export function bomberIn(s: Sky, formation: Plane, square: Square): Plane {
  const { mission } = s;
  if (mission === null) return NO_PLANE;
  const friends = friendsOf(s, formation);
  for (let i = 0; i < friends.length; i++)
    if (mission.square[friends[i]] === square && flyTogether(s, formation, friends[i])) return friends[i];
  return NO_PLANE;
}

/** DIF-BMB-08 — whether two aircraft of a formation fly next to each other, horizontally or vertically. */
const isBeside = (a: Square, b: Square): boolean =>
  a - b === AHEAD || a - b === BEHIND || a - b === LEFT || a - b === RIGHT;

/** DIF-BMB-08 — those who fly next to a bomber. */
export function neighbours(s: Sky, plane: Plane): Plane[] {
  const found: Plane[] = [];
  const square = s.mission?.square[plane] ?? NO_SQUARE;
  if (s.mission === null || square === NO_SQUARE) return found;
  const friends = friendsOf(s, plane);
  for (let i = 0; i < friends.length; i++)
    if (isBeside(s.mission.square[friends[i]], square) && flyTogether(s, plane, friends[i])) found.push(friends[i]);
  return found;
}

/**
 * DIF-BMB-18, DIF-GAP-45 — to be Advantaged a fighter needs a free place beside the bomber, to be Tailing the one
 * behind it. DIF-BMB-19: to attack it from Neutral it needs none.
 */
export function barSquare(s: Dogfight, bomber: Plane, to: number): Reason | null {
  return to >= ADVANTAGED && holds(blockedAround(s, bomber), to) ? whyBlocked(to) : null;
}

export const whyBlocked = (to: number): Reason => (to === TAILING ? 'place-behind-blocked' : 'places-beside-blocked');

/** DIF-BMB-10 — the places that the formation blocks, as bits by the number of the position; a hole is open. */
export function blockedAround(s: Dogfight, bomber: Plane): number {
  const { mission } = s;
  if (mission === null) return 0;
  const { square } = mission;
  const friends = friendsOf(s, bomber);
  let beside = 0;
  let blocked = 0;
  for (let i = 0; i < friends.length; i++) {
    const way = square[friends[i]] - square[bomber];
    if ((way !== LEFT && way !== RIGHT && way !== BEHIND) || !flyTogether(s, bomber, friends[i])) continue;
    if (way === BEHIND) blocked |= 1 << TAILING;
    else beside++;
  }
  return beside < 2 ? blocked : blocked | (1 << ADVANTAGED);
}

/** Where a bomber flies in its formation, counted from 1: files from the left, rows from the front, holes included. */
export const fileIn = (s: Shape, plane: Plane): number => placeIn(s, plane, fileOf);
export const rowIn = (s: Shape, plane: Plane): number => placeIn(s, plane, rowOf);

function placeIn({ mission, planes, fixed }: Shape, plane: Plane, count: (square: Square) => number): number {
  if (mission === null) return 0;
  let first = count(mission.square[plane]);
  for (let other = 0; other < planes.length; other++) {
    const sameFormation =
      mission.square[other] !== NO_SQUARE &&
      planes[other].altitude === planes[plane].altitude &&
      fixed.side[other] === fixed.side[plane];
    if (sameFormation) first = Math.min(first, count(mission.square[other]));
  }
  return count(mission.square[plane]) - first + 1;
}

/** DIF-BMB-06 — bombers that have no place yet: the attacker's first. */
export function nextUnplaced(s: Dogfight): Plane {
  const { mission, fixed } = s;
  if (mission === null) return NO_PLANE;
  const attacker = fixed.mission?.attacker ?? 0;
  let found = NO_PLANE;
  for (let plane = 0; plane < s.planes.length; plane++) {
    if (!mission.bomber[plane] || s.planes[plane].gone || mission.square[plane] !== NO_SQUARE) continue;
    if (fixed.side[plane] === attacker) return plane;
    if (found === NO_PLANE) found = plane;
  }
  return found;
}

/** Whether two bombers are so alike that it is the same formation whichever of them flies in a place. */
function isTwin({ planes }: Dogfight, a: Plane, b: Plane): boolean {
  const one = planes[a];
  const other = planes[b];
  return one.fighter === other.fighter && one.pilot === other.pilot && one.hits === other.hits;
}

const hasTwin = (s: Dogfight, among: readonly Plane[], plane: Plane): boolean => {
  for (const other of among) if (isTwin(s, other, plane)) return true;
  return false;
};

/** The bombers of a formation that have no place yet, of those that are alike only the first. */
export function toPlace(s: Dogfight, formation: Plane): Plane[] {
  const found: Plane[] = [];
  for (const plane of friendsOf(s, formation)) {
    if (s.mission?.square[plane] !== NO_SQUARE || !flyTogether(s, formation, plane)) continue;
    if (!hasTwin(s, found, plane)) found.push(plane);
  }
  return found;
}

/** A place in a formation that is being made: next to which bomber, and on which side of it. */
export interface Place {
  readonly beside: Plane;
  readonly way: number;
  readonly square: Square;
}

/** DIF-BMB-06 — whether somebody of a formation has his place already. */
export function hasBegun(s: Dogfight, formation: Plane): boolean {
  for (const plane of friendsOf(s, formation))
    if (s.mission?.square[plane] !== NO_SQUARE && flyTogether(s, formation, plane)) return true;
  return false;
}

/** DIF-BMB-08, DIF-GAP-46 — all free squares next to those who have their place, each once. */
export function placesIn(s: Dogfight, formation: Plane): Place[] {
  const found: Place[] = [];
  for (const beside of friendsOf(s, formation)) {
    const from = s.mission?.square[beside] ?? NO_SQUARE;
    if (from === NO_SQUARE || !flyTogether(s, formation, beside)) continue;
    for (let way = 0; way < offsets.length; way++) {
      const square = from + offsets[way];
      if (bomberIn(s, formation, square) === NO_PLANE && !isListed(found, square)) found.push({ beside, way, square });
    }
  }
  return found;
}

const isListed = (places: readonly Place[], square: Square): boolean => {
  for (const place of places) if (place.square === square) return true;
  return false;
};

/** The square on one side of a bomber. */
export const squareBeside = (s: Pick<Dogfight, 'mission'>, beside: Plane, way: number): Square =>
  (s.mission?.square[beside] ?? NO_SQUARE) + offsets[way];
