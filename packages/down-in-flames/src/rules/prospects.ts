import { GUNNER } from '../fixed.ts';
import { ADVANTAGED, DISADVANTAGED, type Dogfight, type Plane, TAILING } from '../state.ts';
import { burstCost, burstsLeft, gunnerLeft } from './bursts.ts';
import { barPlace, isPursued, position } from './positions.ts';
import { isAgile, rating } from './ratings.ts';
import { barGunnerAim, barShot, barTarget } from './targets.ts';

/** All that can be tried against one enemy now, whatever the cards. */
export interface Prospects {
  /** The highest price in Bursts on a card that can be fired with the guns, or by the Gunner; below 0: none. */
  guns: number;
  gunner: number;
  /** Which Maneuvers can be declared: bit n for n steps. */
  steps: number;
  barrelRoll: boolean;
  scissors: boolean;
  agile: boolean;
}

/** Filled in anew by every call of `prospects`, so that looking costs no memory. */
const seen: Prospects = { guns: 0, gunner: 0, steps: 0, barrelRoll: false, scissors: false, agile: false };

/** DIF-SEQ-05, DIF-SEQ-08 — sizes up an enemy. The result holds until the next call. */
export function prospects(s: Dogfight, plane: Plane, enemy: Plane): Prospects {
  seen.guns = -1;
  seen.steps = 0;
  seen.barrelRoll = false;
  seen.scissors = false;
  seen.agile = false;
  const manned = rating(s, plane, GUNNER) > 0 && barGunnerAim(s, plane, enemy) === null;
  seen.gunner = manned ? gunnerLeft(s, plane, enemy) - burstCost(s, enemy, 0) : -1;
  if (barTarget(s, plane, enemy) !== null) return seen;
  const from = position(s, plane, enemy);
  if (barShot(from) === null) seen.guns = burstsLeft(s, plane, enemy) - burstCost(s, enemy, 0);
  for (let to = from + 1; to <= TAILING; to++)
    if (barPlace(s, plane, enemy, to) === null) seen.steps |= 1 << (to - from);
  seen.barrelRoll = isPursued(from);
  seen.scissors = from === DISADVANTAGED && (seen.steps & (1 << (ADVANTAGED - DISADVANTAGED))) !== 0;
  seen.agile = seen.scissors && !s.planes[plane].agile && isAgile(s, plane);
  return seen;
}
