import type { Fixed } from '../fixed.ts';
import type { Aircraft, Hit } from '../state.ts';
import { SECOND_OF_PAIR, SHOWN } from './cards.ts';

/** The piles on the console, by number. */
export const DAMAGE = 0;
export const AIMED = 1;
export const HALVED = 2;
export const AIMED_HALVED = 3;
export const PAIRS = 4;
export const AIMED_PAIRS = 5;

/** WOW-AIM-03, WOW-AIM-04 — one point more on a card that causes damage; a 0 stays a 0. In half points. */
export const withAim = (halfPoints: number, aimed: boolean): number =>
  aimed && halfPoints > 0 ? halfPoints + 2 : halfPoints;

/**
 * WOW-GAP-69, WOW-GAP-79 — what a card counts on its pile, in half points; the bonus of a pair goes with its second
 * card.
 */
export function worthOf(fixed: Fixed, { card, pile, known }: Hit, before: Hit | undefined): number {
  const points = fixed.points[card];
  switch (pile) {
    case DAMAGE:
      return 2 * points;
    case AIMED:
      return withAim(2 * points, true);
    case HALVED:
      return points;
    case AIMED_HALVED:
      return withAim(points, true);
    case PAIRS:
      return 2 * points;
    default: {
      const isSecond = known === SECOND_OF_PAIR || known === SHOWN;
      const first = isSecond && before !== undefined ? fixed.points[before.card] : 0;
      return isSecond ? withAim(2 * (points + first), true) - 2 * first : 2 * points;
    }
  }
}

/** All the damage on an aircraft's console. */
export function damageOf(fixed: Fixed, { hits, written }: Pick<Aircraft, 'hits' | 'written'>): number {
  let damage = written;
  for (let i = 0; i < hits.length; i++) damage += worthOf(fixed, hits[i], hits[i - 1]);
  return damage;
}
