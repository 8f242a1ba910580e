import { GUNNER } from '../fixed.ts';
import { ADVANTAGED, DISADVANTAGED, type Dogfight, NO_PLANE, type Plane, TAILING } from '../state.ts';
import { burstCost, burstsLeft, gunnerLeft } from './bursts.ts';
import { barPlace, isPursued, position } from './positions.ts';
import { isAgile, rating } from './ratings.ts';
import { barGunnerAim, barShot, barTarget, isFoe } from './targets.ts';

/** All that can be tried against one enemy now, whatever the cards. */
export interface Prospects {
  enemy: Plane;
  /** The highest price in Bursts on a card that can be fired with the guns, or by the Gunner; below 0: none. */
  guns: number;
  gunner: number;
  /** Which Maneuvers can be declared: bit n for n steps. */
  steps: number;
  barrelRoll: boolean;
  scissors: boolean;
  agile: boolean;
}

/** What `lookRound` has seen: filled in anew every time, so that looking costs no memory. */
export const sighted: Prospects[] = [];
const nothing = (): Prospects => ({
  enemy: NO_PLANE,
  guns: -1,
  gunner: -1,
  steps: 0,
  barrelRoll: false,
  scissors: false,
  agile: false,
});

/** Sizes up all enemies, and says how many there are to try something against: the first so many in `sighted`. */
export function lookRound(s: Dogfight, plane: Plane): number {
  const gunner = rating(s, plane, GUNNER) > 0;
  let count = 0;
  for (let enemy = 0; enemy < s.planes.length; enemy++) {
    if (!isFoe(s, plane, enemy)) continue;
    if (count === sighted.length) sighted.push(nothing());
    if (sizeUp(s, plane, enemy, gunner, sighted[count])) count++;
  }
  return count;
}

/** DIF-SEQ-05, DIF-SEQ-08 — sizes up an enemy. Answers whether there is anything to try. */
function sizeUp(s: Dogfight, plane: Plane, enemy: Plane, hasGunner: boolean, seen: Prospects): boolean {
  const manned = hasGunner && barGunnerAim(s, plane, enemy) === null;
  const within = barTarget(s, plane, enemy) === null;
  if (!manned && !within) return false;
  const from = position(s, plane, enemy);
  const evasive = burstCost(s, enemy, 0);
  seen.enemy = enemy;
  seen.gunner = manned ? gunnerLeft(s, plane, enemy) - evasive : -1;
  seen.guns = within && barShot(from) === null ? burstsLeft(s, plane, enemy) - evasive : -1;
  seen.steps = 0;
  if (within)
    for (let to = from + 1; to <= TAILING; to++)
      if (barPlace(s, plane, enemy, to) === null) seen.steps |= 1 << (to - from);
  seen.barrelRoll = within && isPursued(from);
  seen.scissors = from === DISADVANTAGED && (seen.steps & (1 << (ADVANTAGED - DISADVANTAGED))) !== 0;
  seen.agile = seen.scissors && !s.planes[plane].agile && isAgile(s, plane);
  return seen.steps !== 0 || seen.guns >= 0 || seen.gunner >= 0;
}
