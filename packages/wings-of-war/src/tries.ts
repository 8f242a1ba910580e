import type { Seat } from '@tallyho/kernel';
import { type Choice, FLOOR, PLAN } from './choices.ts';
import { nthPlanned, type Planning } from './flow/plan.ts';
import { type Looks, ordersToLookFor } from './flow/tail.ts';
import { barCopy, deckOf } from './rules/order.ts';
import type { WingsOfWar } from './state.ts';

/*
 * What somebody might look for at a decision, whether the rules allow it or not. All of it must be offered, or refused
 * with a reason and a rule: nothing is passed over in silence.
 */

/** Every manoeuvre there is; where illegal cards are let in, whatever the deck has is offered in one way or the other. */
function cards(s: WingsOfWar, { nth, slot }: Planning, seat: Seat): Choice[] {
  const plane = nthPlanned(s, seat, nth);
  const { plan } = s.planes[plane];
  const isRefused = s.fixed.options.switches.illegal === 'refused';
  return PLAN.filter((_, kind) => isRefused || barCopy(deckOf(s, plane), plan, slot, kind) !== null);
}

/** WOW-GAP-110 — every floor that is no further away than an aircraft may be from this one. */
const floors = ({ floor: now }: WingsOfWar): Choice[] =>
  FLOOR.filter((_, floor) => floor !== now && Math.abs(floor - now) <= 3);

export function tries(s: WingsOfWar, kind: string, seat: Seat): readonly Choice[] {
  const { at } = s.frames[s.frames.length - 1];
  switch (kind) {
    case 'plan':
      return cards(s, at as Planning, seat);
    case 'floor':
      return floors(s);
    case 'rearrange':
      return ordersToLookFor(s, at as Looks, seat);
    default:
      return [];
  }
}
