import { ADVANTAGED, type Dogfight, type ElementNo, NEUTRAL, NOBODY, TAILING } from '../state.ts';
import { FULL_THROTTLE, HALF_LOOP, MANEUVERING, SCISSORS } from './cards.ts';
import type { Reason } from './reasons.ts';

/*
 * Z-6.21a — only Leaders have Positions. Z-6.23a, Z-6.24a, Z-6.25a, Z-6.26a say how cards lie on a table to show them:
 * Neutral apart, Advantaged with the nose to the enemy's side, Tailing with the nose to his rear. Here a Position is a
 * number.
 */

/**
 * Z-6.31a — Tailed to Disadvantaged, Disadvantaged to Neutral, Neutral to Advantaged, Advantaged to Tailing; Z-GAP-58:
 * no further.
 */
const maneuvering = (from: number): number => (from < TAILING ? 1 : 0);

/** Z-6.32a, Z-6.32b — always two steps, never one: not from Advantaged or Tailing. */
const halfLoop = (from: number): number => (from <= NEUTRAL ? 2 : 0);

/** Z-6.33a, Z-6.33b — one step, only while Disadvantaged or Tailed. */
const fullThrottle = (from: number): number => (from < NEUTRAL ? 1 : 0);

/** Z-6.34a, Z-6.34b — from Disadvantaged to Advantaged, and from nowhere else. */
const scissors = (from: number): number => (from === -ADVANTAGED ? 2 : 0);

/** How many steps a title played as an Attack moves a Leader from this Position; 0: it cannot be played. */
export function stepsFrom(title: number, from: number): number {
  switch (title) {
    case MANEUVERING:
      return maneuvering(from);
    case HALF_LOOP:
      return halfLoop(from);
    case FULL_THROTTLE:
      return fullThrottle(from);
    case SCISSORS:
      return scissors(from);
    default:
      return 0;
  }
}

/** Z-6.5a — a Leader in any Position other than Neutral is Engaged. */
export const isEngaged = (s: Dogfight, element: ElementNo): boolean => s.elements[element].foe !== NOBODY;

/**
 * The Position that a card against an enemy Leader starts from: one's own, or under 6.72 that of the friend whom the
 * enemy holds (Z-6.72a1, Z-10.43b, Z-GAP-52, Z-GAP-56).
 */
export function standing(s: Dogfight, element: ElementNo, enemy: ElementNo): number {
  const own = s.elements[element];
  if (own.foe === enemy) return own.position;
  const friend = s.elements[enemy].foe;
  return friend === NOBODY ? NEUTRAL : s.elements[friend].position;
}

/**
 * Z-6.4a … Z-6.4d, Z-6.1b, Z-6.1c — Bursts for Position: none at all while Disadvantaged or Tailed, the rating while
 * Neutral, one more while Advantaged, three more while Tailing. Z-6.4f: measured from Neutral, never added up.
 */
export function burstsAllowed(rating: number, position: number): number {
  if (position < NEUTRAL) return 0;
  return rating + (position === TAILING ? 3 : position);
}

/**
 * Z-GAP-12, Z-6.36a — a Position held since the sequence began and held still may be given up, before any card is
 * played.
 */
export function barGivingUp(s: Dogfight, element: ElementNo): Reason | null {
  const { foe, position } = s.elements[element];
  const { held, played } = s.now;
  if (position <= NEUTRAL) return 'no-position-held-at-start';
  if (played) return 'at-the-start-only';
  return held === foe ? null : 'no-position-held-at-start';
}
