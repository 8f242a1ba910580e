import type { Seat } from '@tallyho/kernel';
import { isEnemy, isInPlay, kindOf, NO_PLANE, type Plane, STANDING, type WingsOfWar } from '@tallyho/wings-of-war';
import { cosineOf, flyOn, type Spot, sineOf, spotOf } from './wings-flight.ts';

/** The flow values of a planning seat: which of its aircraft, which slot. */
export interface Planning {
  readonly nth: number;
  readonly slot: number;
}

export const STRAIGHT = kindOf('straight');

/** Micrometres: as far as guns reach, and where they hit twice. */
const RULER = 200_000;
const HALF_RULER = 100_000;
const FAR = 600_000;

/** The aircraft that a seat plans for: its nth that is not gone and not held on the ground. */
export function plannedPlane(s: WingsOfWar, seat: Seat, nth: number): Plane {
  let left = nth;
  for (const plane of s.fixed.bySeat[seat]) {
    const a = s.planes[plane];
    const isHeld = a.status === STANDING && a.heldUntil >= s.turn;
    if (isInPlay(a) && !isHeld && left-- === 0) return plane;
  }
  return NO_PLANE;
}

/** The nearest enemy in play, or −1. */
export function nearestEnemy(s: WingsOfWar, plane: Plane): Plane {
  const a = s.planes[plane];
  let best = NO_PLANE;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < s.planes.length; i++) {
    const b = s.planes[i];
    if (!isInPlay(b) || !isEnemy(s, plane, i)) continue;
    const apart = (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
    if (apart < least) {
      least = apart;
      best = i;
    }
  }
  return best;
}

/**
 * How good it is to be where I am with him where he is: near, with him before my guns and me outside of his. Between −1 and 1
 * for somebody with a care of 1: by so much he minds being hit.
 */
export function advantage(me: Spot, him: Spot, care: number): number {
  const dx = him.x - me.x;
  const dy = him.y - me.y;
  const distance = Math.sqrt(dx * dx + dy * dy) + 1;
  const ahead = (dx * sineOf(me.heading) + dy * cosineOf(me.heading)) / distance;
  const exposed = (-dx * sineOf(him.heading) - dy * cosineOf(him.heading)) / distance;
  const near = distance < HALF_RULER ? 1 : distance < RULER ? 0.8 : Math.max(0, 0.6 - distance / FAR);
  const aim = ahead > 0.8 ? 1 : ahead > 0 ? 0.4 * ahead : 0.3 * ahead;
  const danger = exposed > 0.8 ? 1 : exposed > 0 ? 0.3 * exposed : 0;
  return near * (aim - 0.7 * care * danger) + 0.15 * ahead * (1 - near);
}

/** Where an enemy will be after so many cards straight on. */
export function foresee(s: WingsOfWar, enemy: Plane, cards: number): Spot {
  const him = spotOf(s.planes[enemy]);
  const deck = s.fixed.decks[s.fixed.planes[enemy].deck];
  for (let i = 0; i < cards; i++) flyOn(him, deck, STRAIGHT);
  return him;
}
