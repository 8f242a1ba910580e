import { areFarApart, baseOf, discTouches, OVERLAP_REACH, type Pose } from '../geometry/base.ts';
import type { Aircraft, Plane, WingsOfWar } from '../state.ts';
import { isTarget } from './fire.ts';
import { backed } from './movement.ts';

/** WOW-GAP-27 — the radius of a stand. */
const STAND = 6_000;
/** WOW-GAP-39 — how far and in which steps an aircraft is set back. */
const STEP = 100;
const FURTHEST = 200_000;

/** WOW-GAP-39 — whether an aircraft that would have to be set back so far finds no place at all. */
export const isBeyondReach = (by: number): boolean => by > FURTHEST;

/** WOW-OVL-02, WOW-GAP-27, WOW-GAP-123 — whether the stand of one cannot be put down for the base of the other. */
const areInTheWay = (a: Pose, b: Pose): boolean =>
  !areFarApart(a, b, OVERLAP_REACH) &&
  (discTouches(a.x, a.y, STAND, baseOf(b)) || discTouches(b.x, b.y, STAND, baseOf(a)));

/** WOW-GAP-139 — whether an aircraft on the table has executed a card in this phase: one that stands is not pushed. */
const hasMoved = (a: Aircraft): boolean => isTarget(a) && a.moved;
const isParked = (a: Aircraft): boolean => isTarget(a) && !a.moved;

/** Aircraft that cannot all stand where they should: those that moved, and those that are parked under them. */
export interface Contact {
  readonly group: readonly Plane[];
  readonly parked: readonly Plane[];
}

/** WOW-GAP-40 — all impossible contacts at the planned destinations. */
export function contactsOf(s: WingsOfWar): Contact[] {
  const contacts: Contact[] = [];
  const seen: Plane[] = [];
  for (let i = 0; i < s.planes.length; i++) {
    if (seen.includes(i) || !hasMoved(s.planes[i])) continue;
    const group = groupOf(s, i);
    seen.push(...group);
    const parked = parkedUnder(s, group);
    if (group.length > 1 || parked.length > 0) contacts.push({ group, parked });
  }
  return contacts;
}

/** WOW-GAP-40 — the aircraft that are linked by impossible contacts, this one first; alone, it has none. */
function groupOf(s: WingsOfWar, first: Plane): Plane[] {
  const group = [first];
  for (const member of group) {
    for (let i = 0; i < s.planes.length; i++) {
      if (group.includes(i) || !hasMoved(s.planes[i])) continue;
      if (areInTheWay(s.planes[member], s.planes[i])) group.push(i);
    }
  }
  return group;
}

/** WOW-GAP-139 — the parked aircraft on which one of a group cannot be put down. */
const parkedUnder = (s: WingsOfWar, group: readonly Plane[]): Plane[] =>
  s.planes.flatMap((a, plane) =>
    isParked(a) && group.some((member) => areInTheWay(s.planes[member], a)) ? [plane] : [],
  );

/**
 * WOW-OVL-06, WOW-GAP-39 — how far an aircraft must be set back from its goal so that nobody is in its way; beyond the
 * furthest it finds no place. `first` are those that count at the goal itself, `all` those that count on the way back.
 */
export function backFrom(s: WingsOfWar, goal: Pose, first: readonly Plane[], all: readonly Plane[]): number {
  const isFree = (pose: Pose, of: readonly Plane[]): boolean => !of.some((other) => areInTheWay(pose, s.planes[other]));
  if (isFree(goal, first)) return 0;
  let by = STEP;
  while (!isBeyondReach(by) && !isFree(backed(goal, by), all)) by += STEP;
  return by;
}
