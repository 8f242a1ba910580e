import { type Dogfight, type ElementNo, elementOf, NOBODY, type PlaneNo } from '../state.ts';
import { isWingman } from './bursts.ts';
import { isShot } from './cards.ts';
import { mayAttackLeader, mayFireAt, mayWingmanAttackWingman } from './engagement.ts';
import { isVeryFirst } from './order.ts';
import { standing, stepsFrom } from './position.ts';
import { offensive } from './ratings.ts';

/**
 * Z-3.1a, Z-3.1d, Z-GAP-15 — an Element with a Wingman that draws at least one card, and not the very first one to act.
 */
export const hasWingmanAttack = (s: Dogfight, element: ElementNo): boolean =>
  s.elements[element].wing !== NOBODY && !isVeryFirst(s, element) && offensive(s, element) > 0;

/** Z-10.3a, Z-10.3b — whom the Wingman may be sent against. */
export function mayWingmanAttack(s: Dogfight, element: ElementNo, target: PlaneNo): boolean {
  const enemy = elementOf(target);
  const there = s.elements[enemy];
  if (there.lead === target) return mayAttackLeader(s, element, enemy);
  return there.wing === target && mayWingmanAttackWingman(s, element, enemy);
}

/**
 * Whether a title from the mini-hand can be played as an Attack against the Wingman's target. Z-10.2b, Z-10.42b: shots
 * without a Burst limit and whatever the Leader's Position. Z-10.43b: manoeuvres as the Leader's Position allows.
 * Z-10.52a: against a Wingman nothing but shots. Z-GAP-22: no VERTICAL ROLL.
 */
export function mayWingmanPlay(s: Dogfight, element: ElementNo, target: PlaneNo, title: number): boolean {
  if (!mayWingmanAttack(s, element, target)) return false;
  if (isWingman(s, target)) return isShot(title);
  const enemy = elementOf(target);
  return isShot(title) ? mayFireAt(s, element, enemy) : stepsFrom(title, standing(s, element, enemy)) > 0;
}
