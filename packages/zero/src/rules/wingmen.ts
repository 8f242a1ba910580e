import { holds } from '@tallyho/kernel';
import { type Dogfight, type ElementNo, elementOf, NOBODY, type PlaneNo } from '../state.ts';
import { barAgileUse, barSteps } from './attacks.ts';
import { isWingman } from './bursts.ts';
import { isShot, SCISSORS, VERTICAL_ROLL } from './cards.ts';
import { barFire, barLeader, barWingmanByWingman } from './engagement.ts';
import { barLoaded, isLoaded, isToRun } from './loads.ts';
import { isVeryFirst } from './order.ts';
import { offensive } from './ratings.ts';
import type { Reason } from './reasons.ts';

/**
 * Z-3.1a, Z-3.1d, Z-GAP-15 — an Element with a Wingman that draws at least one card, and not the very first one to act.
 */
export const hasWingmanAttack = (s: Dogfight, element: ElementNo): boolean =>
  s.elements[element].wing !== NOBODY && !isVeryFirst(s, element) && offensive(s, element) > 0;

/**
 * Z-10.3a, Z-10.3b — whom the Wingman may be sent against. Z-17.15e: Loaded only beside an Engaged Leader; Z-23.62b: not
 * if it is to bomb or strafe.
 */
export function barWingmanAttack(s: Dogfight, element: ElementNo, target: PlaneNo): Reason | null {
  const { wing, foe } = s.elements[element];
  if (isToRun(s, wing)) return 'is-to-bomb-or-strafe';
  if (foe === NOBODY && isLoaded(s, wing)) return 'loaded-wingman-stays';
  const enemy = elementOf(target);
  const there = s.elements[enemy];
  if (there.wing === target) return barWingmanByWingman(s, element, enemy);
  if (there.lead !== target) return 'target-is-engaged';
  const bar = barLeader(s, element, enemy);
  return bar === 'engaged-with-another' ? 'leader-is-engaged-with-another' : bar;
}

/**
 * Whether a title from the mini-hand can be played as an Attack against the Wingman's target, if that can be attacked.
 * Z-10.2b, Z-10.42b: shots without a Burst limit and whatever the Leader's Position. Z-10.43b: manoeuvres as the
 * Leader's Position allows. Z-10.52a: against a Wingman nothing but shots. Z-GAP-22: no VERTICAL ROLL.
 */
function barWingmanTitle(s: Dogfight, element: ElementNo, target: PlaneNo, title: number): Reason | null {
  if (title === VERTICAL_ROLL) return 'not-by-a-wingman';
  const loaded = barLoaded(s, s.elements[element].wing, title);
  if (loaded !== null) return loaded;
  if (isWingman(s, target)) return isShot(title) ? null : 'wingman-fires-only-at-wingmen';
  const enemy = elementOf(target);
  return isShot(title) ? barFire(s, element, enemy) : barSteps(s, element, enemy, title);
}

/** Z-10.41a, Z-10.44a — whether a face from the mini-hand can be played so; Z-2.2f: it needs an Attack section. */
export const barWingmanPlay = (s: Dogfight, element: ElementNo, target: PlaneNo, face: number): Reason | null =>
  holds(s.fixed.attacking, face)
    ? barWingmanTitle(s, element, target, s.fixed.title[face])
    : 'blue-card-does-not-attack';

/** Z-6.35a, Z-GAP-23 — whether an Agile Wingman can use any of its cards as SCISSORS. */
export const barWingmanAgile = (s: Dogfight, element: ElementNo, target: PlaneNo): Reason | null =>
  barAgileUse(s, element, true) ?? barWingmanTitle(s, element, target, SCISSORS);
