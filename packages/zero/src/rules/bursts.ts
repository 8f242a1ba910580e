import { type Dogfight, type ElementNo, elementOf, type PlaneNo } from '../state.ts';
import { HALF_LOOP, MANEUVERING } from './cards.ts';
import { burstsAllowed } from './positions.ts';
import { BURSTS, GUNNER, leaderRating } from './ratings.ts';

/** Whether an aircraft is the Wingman of its Element now. */
export const isWingman = (s: Dogfight, plane: PlaneNo): boolean => s.elements[elementOf(plane)].wing === plane;

/**
 * Z-5.25a, Z-8.5a1, Z-6.4g, Z-8.6a, Z-GAP-18 — Bursts the Leader may still fire at an enemy Leader: what its Position
 * allows now, less what it has fired this sequence. Z-5.25e: a countered shot counts.
 */
export function burstsLeft(s: Dogfight, element: ElementNo): number {
  const allowed = burstsAllowed(leaderRating(s, element, BURSTS), s.elements[element].position);
  return Math.max(allowed - s.now.bursts, 0);
}

/** Z-10.61a, Z-10.62a, Z-GAP-19 — against a Wingman: the rating and all Bursts won against it, without a ceiling. */
export const burstsLeftAtWingman = (s: Dogfight, element: ElementNo): number =>
  leaderRating(s, element, BURSTS) + s.now.bonus - s.now.bursts;

/**
 * Z-10.61b, Z-10.61c, Z-GAP-21 — Bursts that a manoeuvre against a Wingman wins; 0: it cannot be played against one.
 */
export const burstsWon = (title: number): number => (title === MANEUVERING ? 1 : title === HALF_LOOP ? 2 : 0);

/** Z-9.23a, Z-9.23b, Z-9.23c — the Gunner's own pool: the printed rating, whatever the Position. */
export const gunnerBurstsLeft = (s: Dogfight, element: ElementNo): number =>
  leaderRating(s, element, GUNNER) - s.now.gunner;
