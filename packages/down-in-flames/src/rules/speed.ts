import { firstOf, withoutFirst } from '@tallyho/kernel';
import { SPEED } from '../fixed.ts';
import { type Dogfight, NO_PLANE, type Plane, type Planes } from '../state.ts';
import { barSteps, position } from './positions.ts';
import { rating } from './ratings.ts';
import type { Reason } from './reasons.ts';
import { barOther, barReach, isUnchosen } from './targets.ts';

/**
 * DIF-SPD-03, DIF-SPD-06, DIF-BMB-03 — one free Maneuver for each point of Speed above the enemy's, fighter or bomber.
 */
export const speedAdvantage = (s: Dogfight, plane: Plane, enemy: Plane): number =>
  Math.max(0, rating(s, plane, SPEED) - rating(s, enemy, SPEED));

/**
 * DIF-SPD-02, DIF-SPD-04, DIF-SPD-07, DIF-SPD-09 — a Speed Maneuver of one step: against any one enemy at the same
 * altitude, the one on which a position is held, or the one that has been compared before. `compared` is that one, or
 * NO_PLANE.
 */
export const barSpeed = (s: Dogfight, plane: Plane, enemy: Plane, compared: Plane): Reason | null =>
  barReach(s, plane, enemy) ??
  barCompared(compared, enemy) ??
  barOther(s, plane, enemy) ??
  barSpeedStep(s, plane, enemy);

/** DIF-SPD-09 — once an enemy's Speed has been compared, it is that one and no other. */
export const barCompared = (compared: Plane, enemy: Plane): Reason | null =>
  compared !== NO_PLANE && compared !== enemy ? 'not-the-aircraft-compared' : null;

/** DIF-SPD-03, DIF-SPD-04 — a step for being faster, if there is a place for it. */
const barSpeedStep = (s: Dogfight, plane: Plane, enemy: Plane): Reason | null =>
  speedAdvantage(s, plane, enemy) === 0 ? 'not-faster' : barSteps(s, plane, enemy, position(s, plane, enemy), 1);

/**
 * DIF-SPD-08 — whether the phase offers anything: a free Maneuver now, or one after giving up the position that is
 * held. That is known to all, so that nobody learns from the question what is in a hand.
 */
export function hasSpeedManeuver(s: Dogfight, plane: Plane, inSight: Planes): boolean {
  for (let left = inSight; left !== 0; left = withoutFirst(left)) {
    const enemy = firstOf(left);
    if (!isUnchosen(s, enemy) && barSpeedStep(s, plane, enemy) === null) return true;
  }
  return false;
}
