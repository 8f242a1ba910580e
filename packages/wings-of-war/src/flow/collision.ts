import { type Card, EVERYONE, NO_CARD } from '@tallyho/kernel';
import type { Pose } from '../geometry/base.ts';
import { DECK_B, numberOfCard } from '../rules/cards.ts';
import { backFrom, type Contact, contactsOf, isBeyondReach } from '../rules/collision.ts';
import { isTarget } from '../rules/fire.ts';
import { backed } from '../rules/movement.ts';
import type { Plane, WingsTable } from '../state.ts';
import { look } from './damage-decks.ts';

/**
 * WOW-OVL-04, WOW-OVL-05, WOW-OVL-08, WOW-GAP-22 — the order in which they move: by the numbers on cards of deck B,
 * ties drawn again.
 */
function drawOrder(t: WingsTable, { group, parked }: Contact): Plane[] {
  const drawn = group.map((plane): [Plane, Card] => [plane, look(t, DECK_B)]);
  if (drawn.some(([, card]) => card === NO_CARD)) return rollOrder(t, group, parked);
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
    order.push(...(tied.length === 1 ? tied : drawOrder(t, { group: tied, parked: [] })));
    i = end;
  }
  return order;
}

/** WOW-GAP-41 — without a deck B the order is left to chance. */
function rollOrder(t: WingsTable, group: readonly Plane[], parked: readonly Plane[]): Plane[] {
  t.say?.(EVERYONE, { event: 'collision', planes: [...group, ...parked], cards: [], because: 'WOW-GAP-41' });
  const left = group.slice();
  return group.flatMap(() => left.splice(t.roll(left.length), 1));
}

/** WOW-GAP-139 — cards settle an order; one that is alone with those that are parked draws none. */
function orderOf(t: WingsTable, contact: Contact): readonly Plane[] {
  const { group, parked } = contact;
  if (group.length > 1) return drawOrder(t, contact);
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
function settle(t: WingsTable, contact: Contact, before: readonly Pose[]): void {
  const s = t.state;
  const { group, parked } = contact;
  const planned = group.map(
    (plane): Pose => ({ x: s.planes[plane].x, y: s.planes[plane].y, heading: s.planes[plane].heading }),
  );
  for (const plane of group) place(s.planes[plane], before[plane]);
  const order = orderOf(t, contact);
  const placed: Plane[] = [];
  for (let i = 0; i < s.planes.length; i++) if (!group.includes(i) && isTarget(s.planes[i])) placed.push(i);
  for (const plane of order) {
    const goal = planned[group.indexOf(plane)];
    const by = backFrom(s, goal, plane === order[0] ? parked : placed, placed);
    if (!isBeyondReach(by)) place(s.planes[plane], backed(goal, by));
    if (by > 0) t.say?.(EVERYONE, { event: 'set-back', plane, by, because: 'WOW-OVL-06' });
    placed.push(plane);
  }
}

/** WOW-OVL-02 … WOW-OVL-08, WOW-GAP-139 — models that cannot stand where they should. `before` is where they came from. */
export function settleCollisions(t: WingsTable, before: readonly Pose[]): void {
  for (const contact of contactsOf(t.state)) settle(t, contact, before);
}
