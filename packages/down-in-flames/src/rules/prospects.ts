import type { Dogfight, Plane } from '../state.ts';
import { burstCost, burstsLeft, gunnerLeft } from './bursts.ts';
import { barBarrelRoll, barScissors } from './maneuvers.ts';
import { barSteps } from './positions.ts';
import { isAgile } from './ratings.ts';
import { barAim, barGunnerAim, barTarget } from './targets.ts';

/** All that can be tried against one enemy now, whatever the cards. */
export interface Prospects {
  /** The highest price in Bursts on a card that can be fired with the guns, or by the Gunner; below 1: none. */
  guns: number;
  gunner: number;
  /** Which Maneuvers can be declared: bit n for n steps. */
  steps: number;
  barrelRoll: boolean;
  scissors: boolean;
  agile: boolean;
}

/** Steps a Maneuver can have at most, from Tailed to Tailing. */
export const MOST_STEPS = 4;

/** Filled in anew by every call of `prospects`, so that looking costs no memory. */
const seen: Prospects = { guns: 0, gunner: 0, steps: 0, barrelRoll: false, scissors: false, agile: false };

/** DIF-SEQ-05, DIF-SEQ-08 — sizes up an enemy. The result holds until the next call. */
export function prospects(s: Dogfight, plane: Plane, enemy: Plane): Prospects {
  seen.guns = barAim(s, plane, enemy) === null ? burstsLeft(s, plane, enemy) - burstCost(s, enemy, 0) : 0;
  seen.gunner = barGunnerAim(s, plane, enemy) === null ? gunnerLeft(s, plane, enemy) - burstCost(s, enemy, 0) : 0;
  seen.steps = 0;
  seen.barrelRoll = false;
  seen.scissors = false;
  seen.agile = false;
  if (barTarget(s, plane, enemy) !== null) return seen;
  for (let steps = 1; steps <= MOST_STEPS; steps++) if (barSteps(s, plane, enemy, steps) === null) seen.steps |= 1 << steps;
  seen.barrelRoll = barBarrelRoll(s, plane, enemy) === null;
  seen.scissors = barScissors(s, plane, enemy) === null;
  seen.agile = seen.scissors && !s.planes[plane].agile && isAgile(s, plane);
  return seen;
}
