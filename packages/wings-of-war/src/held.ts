import type { Hands, Seat } from '@tallyho/kernel';
import type { Choice } from './choices.ts';
import { nthPlanned, type Planning } from './flow/plan.ts';
import { type Looks, toRearrange } from './flow/tail.ts';
import { deckOf } from './rules/order.ts';
import type { Kind, WingsOfWar } from './state.ts';

/** WOW-PLAN-02 — the cards that lie face down before a seat's aircraft. */
const planned = (s: WingsOfWar, seat: Seat): Kind[] => [
  ...new Set(s.fixed.bySeat[seat].flatMap((plane) => s.planes[plane].plan.filter((card) => card >= 0))),
];

/**
 * WOW-SETUP-07, WOW-PLAN-01 — nobody has a hand here, but a deck for each aircraft, of which cards are laid when a slot is
 * planned; those that lie there can be taken up again, and a tailer may change their order. Nothing else is done with
 * manoeuvre cards, and damage cards are never played.
 */
export const hands: Hands<WingsOfWar, Choice> = {
  held(s, kind, seat) {
    const { at } = s.frames[s.frames.length - 1];
    switch (kind) {
      case 'plan':
        return deckOf(s, nthPlanned(s, seat, (at as Planning).nth)).kinds;
      case 'ready':
        return planned(s, seat);
      case 'rearrange':
        return toRearrange(s, at as Looks, seat);
      default:
        return [];
    }
  },
  usedBy(s, choice, seat) {
    switch (choice.do) {
      case 'plan':
      case 'dare':
        return [choice.card];
      case 'ready':
      case 'again':
        return planned(s, seat);
      case 'order':
        return choice.cards;
      default:
        return [];
    }
  },
};
