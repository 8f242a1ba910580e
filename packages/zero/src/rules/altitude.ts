import { sortieOf } from '../mission/state.ts';
import { type Dogfight, type ElementNo, TAILING } from '../state.ts';
import { isKamikazeElement } from './kamikaze.ts';
import { barPatrol, wayBack } from './patrols.ts';
import type { Reason } from './reasons.ts';

/** Z-7.0a — the five Altitudes as numbers, from the ground up. */
export const VERY_LOW = 0;
export const LOW = 1;
export const MEDIUM = 2;
export const HIGH = 3;
export const VERY_HIGH = 4;

/** Z-7.2c, Z-7.2d, Z-GAP-14 — no lower than Very Low, no higher than Very High or the ceiling on the Leader's card. */
export const isLevel = (level: number, ceiling: number): boolean => level >= VERY_LOW && level <= ceiling;

/** Z-21.53b, Z-CGAP-81 — an Element that has dropped a Torpedo stays at its level until the first Home-Bound turn; CH-28.23c: kamikazes at Very Low do so in the Bomb Turn. */
export const keepsLevel = (s: Dogfight, element: ElementNo): boolean => sortieOf(s).level[element] === 1;
const whyKept = (s: Dogfight, element: ElementNo): Reason =>
  isKamikazeElement(s, element) ? 'kamikaze-stays-low' : 'keeps-its-level';

/**
 * Z-7.2c, Z-7.2d, Z-7.21b4, Z-7.2f — one level up, if there is one and a card is left to pay with. `spent` cards of the
 * hand are used up by then: VERTICAL ROLL does not pay for its own climb (Z-7.22d).
 */
export function barClimb(s: Dogfight, element: ElementNo, spent: number): Reason | null {
  const { altitude, hand } = s.elements[element];
  if (keepsLevel(s, element)) return whyKept(s, element);
  if (!isLevel(altitude + 1, s.fixed.ceiling[element]))
    return altitude === VERY_HIGH ? 'nothing-above' : 'above-the-ceiling';
  if (hand.size > spent) return barPatrol(s, element, altitude + 1);
  return spent > 0 ? 'roll-card-does-not-pay' : 'no-card-to-climb';
}

/** Z-7.2c — one level down, if there is one. */
export const barDive = (s: Dogfight, element: ElementNo): Reason | null =>
  keepsLevel(s, element)
    ? whyKept(s, element)
    : isLevel(s.elements[element].altitude - 1, s.fixed.ceiling[element])
      ? barPatrol(s, element, s.elements[element].altitude - 1)
      : 'nothing-below';

/** CH-27.71b — who patrols and has just time enough to come back goes back, if it can. */
export function barStaying(s: Dogfight, element: ElementNo): Reason | null {
  const back = wayBack(s, element);
  if (back === 0) return null;
  const bar = back > 0 ? barClimb(s, element, 0) : barDive(s, element);
  return bar === null ? 'patrol-must-be-back' : null;
}

/**
 * Z-7.21d1, Z-7.21d2a, Z-7.22b — what following costs before the follower moves itself: nothing for a Tailing enemy in
 * the Altitude Change phase, one card for an Advantaged one and for everybody behind a VERTICAL ROLL.
 */
export const followCost = (tailing: boolean, roll: boolean): number => (tailing && !roll ? 0 : 1);

/** Z-7.21b3, Z-7.21d2b — a climb costs one card more, also the follower's. */
export const climbCost = (up: boolean): number => (up ? 1 : 0);

/** Z-GAP-30 — a follower pays before it draws, so its hand must hold the whole cost; whatever bars a climb or a dive of its own stops it too. */
export function canFollow(s: Dogfight, follower: ElementNo, up: boolean, roll: boolean): boolean {
  const { hand, position } = s.elements[follower];
  const cost = followCost(position === TAILING, roll);
  return hand.size >= cost && (up ? barClimb(s, follower, cost) : barDive(s, follower)) === null;
}
