import { type Card, type Hands, listOf, type Seat } from '@tallyho/kernel';
import type { Choice } from './choices.ts';
import { type Dogfight, ownerOf, type Plane } from './state.ts';

/** The values of the top frame that say whose decision it is. */
interface At {
  readonly plane?: Plane;
  readonly by?: Plane;
  readonly to?: Plane;
  readonly last?: Plane;
}

/** The aircraft whose decision it is; null: a player is asked for his side. */
function decidesAt(s: Dogfight, kind: string): Plane | null {
  const { plane = null, by = null, to = null, last } = s.frames[s.frames.length - 1].at as At;
  switch (kind) {
    case 'answer':
      return last === by ? to : by;
    case 'dodge':
      return by;
    case 'turret':
      return to;
    // The fighter is the enemy's.
    case 'name':
      return null;
    default:
      return plane;
  }
}

/** Every card in the hands of a player. */
export const cardsOfSeat = (s: Dogfight, seat: Seat): Card[] => [
  ...new Set(s.planes.flatMap(({ hand }, plane) => (ownerOf(s, plane) === seat ? listOf(hand.faces) : []))),
];

/** DIF-SETUP-06 — every aircraft has a hand of its own. An Ace Pilot marker is no part of it (DIF-GAP-71). */
export const hands: Hands<Dogfight, Choice> = {
  held(s, kind, seat) {
    const plane = decidesAt(s, kind);
    return plane === null ? cardsOfSeat(s, seat) : listOf(s.planes[plane].hand.faces);
  },
  usedBy: (s, choice) =>
    [...('card' in choice ? [choice.card] : []), ...('with' in choice ? choice.with : [])].filter(
      (card) => card !== s.fixed.marker,
    ),
};
