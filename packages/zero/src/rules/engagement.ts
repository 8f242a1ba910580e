import { sortieOf } from '../mission/state.ts';
import { type Dogfight, type ElementNo, NEUTRAL, NOBODY } from '../state.ts';
import { barHunt } from './patrols.ts';
import { isEngaged } from './positions.ts';
import type { Reason } from './reasons.ts';

/** Z-7.0b, Z-7.3a — only an enemy at the same Altitude can be attacked or manoeuvred against. */
export const isInReach = (s: Dogfight, element: ElementNo, enemy: ElementNo): boolean => {
  const { side } = s.fixed;
  const there = s.elements[enemy];
  return (
    side[element] !== side[enemy] &&
    there.lead !== NOBODY &&
    there.altitude === s.elements[element].altitude &&
    !isApart(s, element, enemy)
  );
};

/** Z-23.53a, Z-CGAP-87 — one is over the target, the other has Disengaged and waits outside. */
export function isApart(s: Dogfight, element: ElementNo, other: ElementNo): boolean {
  const { where } = sortieOf(s);
  return where[element] !== where[other];
}

const outOfReach = (s: Dogfight, element: ElementNo, enemy: ElementNo): Reason =>
  isApart(s, element, enemy) ? 'not-at-the-same-place' : 'another-altitude';

/** And if it is not, why. */
export const barReach = (s: Dogfight, element: ElementNo, enemy: ElementNo): Reason | null =>
  isInReach(s, element, enemy) ? null : outOfReach(s, element, enemy);

/** Z-6.71a, Z-6.71d — a Leader without Wingman, for whatever reason, that is Advantaged on or Tailing somebody. */
export const isIsolatedPursuer = (s: Dogfight, enemy: ElementNo): boolean => {
  const { wing, position } = s.elements[enemy];
  return wing === NOBODY && position > NEUTRAL;
};

/**
 * Whether an Element's Leader, or its Wingman, may attack an enemy Leader; null: he may. Z-6.5b, Z-6.6c1, Z-10.3a: when Engaged only
 * the Leader it is Engaged with. Z-6.5e, Z-10.3b: when Neutral any Unengaged one. Z-6.6d1: nobody who is Engaged with
 * another; Z-6.71a, Z-6.71b, Z-6.71c: except an isolated pursuer.
 */
export function barLeader(s: Dogfight, element: ElementNo, enemy: ElementNo): Reason | null {
  if (!isInReach(s, element, enemy)) return outOfReach(s, element, enemy);
  const { foe } = s.elements[element];
  if (foe !== NOBODY) return foe === enemy ? null : 'engaged-with-another';
  return !isEngaged(s, enemy) || isIsolatedPursuer(s, enemy) ? barHunt(s, element) : 'target-is-engaged';
}

/** Z-6.5e, Z-6.6d2 — a Neutral Leader may attack any enemy Wingman at its Altitude; Z-6.5b — an Engaged one none. */
export function barWingman(s: Dogfight, element: ElementNo, enemy: ElementNo): Reason | null {
  if (!isInReach(s, element, enemy)) return outOfReach(s, element, enemy);
  return isEngaged(s, element) ? 'engaged-with-another' : barHunt(s, element);
}

/**
 * Z-6.6c2, Z-10.3a, Z-10.3b — a Wingman may attack the Wingman of its Leader's enemy, or any when its Leader is
 * Neutral.
 */
export function barWingmanByWingman(s: Dogfight, element: ElementNo, enemy: ElementNo): Reason | null {
  if (!isInReach(s, element, enemy)) return outOfReach(s, element, enemy);
  const { foe } = s.elements[element];
  return foe === NOBODY || foe === enemy ? barHunt(s, element) : 'leader-is-engaged-with-another';
}

/**
 * Whether shots at this enemy Leader are possible as far as engagement goes. Z-GAP-55, Z-GAP-54: an isolated pursuer
 * must first have lost its Position on the friend.
 */
export function barFire(s: Dogfight, element: ElementNo, enemy: ElementNo): Reason | null {
  const { foe } = s.elements[enemy];
  return foe === NOBODY || foe === element ? null : 'break-its-position-first';
}

/** Z-12.T21 — whether an enemy fighter is at the Element's Altitude. */
export function isEnemyNear(s: Dogfight, element: ElementNo): boolean {
  const enemies = s.fixed.enemies[element];
  for (let i = 0; i < enemies.length; i++) if (isInReach(s, element, enemies[i])) return true;
  return false;
}
