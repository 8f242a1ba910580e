import { type Dogfight, type ElementNo, NEUTRAL, NOBODY } from '../state.ts';
import { isEngaged } from './position.ts';

/** Z-7.0b, Z-7.3a — only an enemy at the same Altitude can be attacked or manoeuvred against. */
export const isInReach = (s: Dogfight, element: ElementNo, enemy: ElementNo): boolean => {
  const { side } = s.fixed;
  const there = s.elements[enemy];
  return side[element] !== side[enemy] && there.lead !== NOBODY && there.altitude === s.elements[element].altitude;
};

/** Z-6.71a, Z-6.71d — a Leader without Wingman, for whatever reason, that is Advantaged on or Tailing somebody. */
export const isIsolatedPursuer = (s: Dogfight, enemy: ElementNo): boolean => {
  const { wing, position } = s.elements[enemy];
  return wing === NOBODY && position > NEUTRAL;
};

/**
 * Whether an Element's Leader, or its Wingman, may attack an enemy Leader. Z-6.5b, Z-6.6c1, Z-10.3a: when Engaged only
 * the Leader it is Engaged with. Z-6.5e, Z-10.3b: when Neutral any Unengaged one. Z-6.6d1: nobody who is Engaged with
 * another; Z-6.71a, Z-6.71b, Z-6.71c: except an isolated pursuer.
 */
export function mayAttackLeader(s: Dogfight, element: ElementNo, enemy: ElementNo): boolean {
  if (!isInReach(s, element, enemy)) return false;
  const { foe } = s.elements[element];
  if (foe !== NOBODY) return foe === enemy;
  return !isEngaged(s, enemy) || isIsolatedPursuer(s, enemy);
}

/** Z-6.5e, Z-6.6d2 — a Neutral Leader may attack any enemy Wingman at its Altitude; Z-6.5b — an Engaged one none. */
export const mayLeaderAttackWingman = (s: Dogfight, element: ElementNo, enemy: ElementNo): boolean =>
  s.elements[enemy].wing !== NOBODY && !isEngaged(s, element) && isInReach(s, element, enemy);

/**
 * Z-6.6c2, Z-10.3a, Z-10.3b — a Wingman may attack the Wingman of its Leader's enemy, or any when its Leader is
 * Neutral.
 */
export function mayWingmanAttackWingman(s: Dogfight, element: ElementNo, enemy: ElementNo): boolean {
  const { foe } = s.elements[element];
  return s.elements[enemy].wing !== NOBODY && (foe === NOBODY || foe === enemy) && isInReach(s, element, enemy);
}

/**
 * Whether shots at this enemy Leader are possible as far as engagement goes. Z-GAP-55, Z-GAP-54: an isolated pursuer
 * must first have lost its Position on the friend.
 */
export const mayFireAt = (s: Dogfight, element: ElementNo, enemy: ElementNo): boolean => {
  const { foe } = s.elements[enemy];
  return foe === NOBODY || foe === element;
};

/** Z-12.T21 — whether an enemy fighter is at the Element's Altitude. */
export function isEnemyNear(s: Dogfight, element: ElementNo): boolean {
  for (const enemy of s.fixed.enemies[element]) if (isInReach(s, element, enemy)) return true;
  return false;
}
