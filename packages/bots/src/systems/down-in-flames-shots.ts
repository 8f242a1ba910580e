import type { Dogfight, Plane } from '@tallyho/down-in-flames';
import { type Card, firstOf, withoutFirst } from '@tallyho/kernel';

/** More Bursts than any card costs. */
export const ANY_PRICE = Number.POSITIVE_INFINITY;

/** How many cards of a hand can be fired for at most so many Bursts, those of one face left out of account. */
export function shotsIn(s: Dogfight, plane: Plane, without: Card, most: number): number {
  const { copies, faces } = s.planes[plane].hand;
  let shots = 0;
  for (let left = faces; left !== 0; left = withoutFirst(left)) {
    const card = firstOf(left);
    const bursts = s.fixed.bursts[card];
    if (card !== without && bursts > 0 && bursts <= most) shots += copies[card];
  }
  return shots;
}
