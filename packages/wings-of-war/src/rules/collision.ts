import { type Card, EVERYONE } from '@tallyho/kernel';
import { areFarApart, baseOf, discTouches, OVERLAP_REACH, type Pose } from '../geometry/base.ts';
import type { Aircraft, Plane, WingsOfWar, WingsTable } from '../state.ts';
import { DECK_B, look, numberOfCard } from './cards.ts';
import { isTarget } from './fire.ts';
import { backed } from './movement.ts';

/** WOW-GAP-27 — the radius of a stand. */
const STAND = 6_000;
/** WOW-GAP-39 — how far and in which steps an aircraft is set back. */
const STEP = 100;
const FURTHEST = 200_000;

/** WOW-OVL-02, WOW-GAP-27, WOW-GAP-123 — whether the stand of one cannot be put down for the base of the other. */
const areInTheWay = (a: Pose, b: Pose): boolean =>
  !areFarApart(a, b, OVERLAP_REACH) &&
  (discTouches(a.x, a.y, STAND, baseOf(b)) || discTouches(b.x, b.y, STAND, baseOf(a)));

/** WOW-GAP-139 — whether an aircraft on the table has executed a card in this phase: one that stands is not pushed. */
const hasMoved = (a: Aircraft): boolean => isTarget(a) && a.moved;
const isParked = (a: Aircraft): boolean => isTarget(a) && !a.moved;

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
 * WOW-OVL-04, WOW-OVL-05, WOW-OVL-08, WOW-GAP-22 — the order in which they move: by the numbers on cards of deck B,
 * ties drawn again.
 */
function drawOrder(t: WingsTable, group: readonly Plane[], parked: readonly Plane[]): Plane[] {
  const drawn = group.map((plane): [Plane, Card] => [plane, look(t, DECK_B)]);
  t.say?.(EVERYONE, {
    event: 'collision',
    planes: [...group, ...parked],
    cards: drawn.map(([, card]) => card),
    because: 'WOW-OVL-04',
  });
  drawn.sort((a, b) => numberOfCard(a[1]) - numberOfCard(b[1]));
  const order: Plane[] = [];
  for (let i = 0; i < drawn.length; ) {
    let end = i + 1;
    while (end < drawn.length && numberOfCard(drawn[end][1]) === numberOfCard(drawn[i][1])) end++;
    const tied = drawn.slice(i, end).map(([plane]) => plane);
    order.push(...(tied.length === 1 ? tied : drawOrder(t, tied, [])));
    i = end;
  }
  return order;
}

/** WOW-GAP-139 — cards settle an order; one that is alone with those that are parked draws none. */
function orderOf(t: WingsTable, group: readonly Plane[], parked: readonly Plane[]): readonly Plane[] {
  if (group.length > 1) return drawOrder(t, group, parked);
  t.say?.(EVERYONE, { event: 'collision', planes: [...group, ...parked], cards: [], because: 'WOW-GAP-139' });
  return group;
}

const place = (to: Pose, { x, y, heading }: Pose): void => {
  to.x = x;
  to.y = y;
  to.heading = heading;
};

/**
 * WOW-OVL-03, WOW-OVL-05 … WOW-OVL-07 — all go back; then each moves as near to its destination as those already placed
 * allow, and the first exactly there, unless one that is parked stands in its way.
 */
function settle(t: WingsTable, group: readonly Plane[], parked: readonly Plane[], before: readonly Pose[]): void {
  const s = t.state;
  const planned = group.map(
    (plane): Pose => ({ x: s.planes[plane].x, y: s.planes[plane].y, heading: s.planes[plane].heading }),
  );
  for (const plane of group) place(s.planes[plane], before[plane]);
  const order = orderOf(t, group, parked);
  const placed: Plane[] = [];
  for (let i = 0; i < s.planes.length; i++) if (!group.includes(i) && isTarget(s.planes[i])) placed.push(i);
  for (const plane of order) {
    const goal = planned[group.indexOf(plane)];
    const isFree = (pose: Pose, of: readonly Plane[]): boolean =>
      !of.some((other) => areInTheWay(pose, s.planes[other]));
    let by = 0;
    if (!isFree(goal, plane === order[0] ? parked : placed)) {
      do by += STEP;
      while (by <= FURTHEST && !isFree(backed(goal, by), placed));
    }
    if (by <= FURTHEST) place(s.planes[plane], backed(goal, by));
    if (by > 0) t.say?.(EVERYONE, { event: 'set-back', plane, by, because: 'WOW-OVL-06' });
    placed.push(plane);
  }
}

/** WOW-OVL-02 … WOW-OVL-08, WOW-GAP-139 — models that cannot stand where they should. `before` is where they came from. */
export function settleCollisions(t: WingsTable, before: readonly Pose[]): void {
  const s = t.state;
  const seen: Plane[] = [];
  for (let i = 0; i < s.planes.length; i++) {
    if (seen.includes(i) || !hasMoved(s.planes[i])) continue;
    const group = groupOf(s, i);
    seen.push(...group);
    const parked = parkedUnder(s, group);
    if (group.length > 1 || parked.length > 0) settle(t, group, parked, before);
  }
}
