import { affordable, type Faces } from '@tallyho/kernel';
import { ANY_MANEUVER, GUNNER } from '../fixed.ts';
import { ADVANTAGED, DISADVANTAGED, type Dogfight, NO_PLANE, type Plane, TAILING } from '../state.ts';
import { burstCost, burstsLeft, gunnerLeft } from './bursts.ts';
import { BARREL_ROLL, SCISSORS } from './cards.ts';
import { barPlace, isPursued, position } from './positions.ts';
import { isAgile, rating } from './ratings.ts';
import { barGunnerAim, barShot, barTarget, isFoe } from './targets.ts';

/** All that can be tried against one enemy now: the faces that would do for it, whatever is in the hand. */
export interface Prospects {
  enemy: Plane;
  /** What can be fired with the guns, and by the Gunner. */
  guns: Faces;
  gunner: Faces;
  barrelRoll: Faces;
  scissors: Faces;
  agile: Faces;
  /** All of these together. */
  byTitle: Faces;
  /** What can be a Maneuver, and of how many steps: bit n for n of them. */
  maneuvers: Faces;
  steps: number;
}

/** What `lookRound` has seen: filled in anew every time, so that looking costs no memory. */
export const sighted: Prospects[] = [];
const nothing = (): Prospects => ({
  enemy: NO_PLANE,
  guns: 0,
  gunner: 0,
  barrelRoll: 0,
  scissors: 0,
  agile: 0,
  byTitle: 0,
  maneuvers: 0,
  steps: 0,
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

/** DIF-ACT-10 — the Maneuvers, in steps, that end on a free place: bit n for n steps. */
function freeSteps(s: Dogfight, plane: Plane, enemy: Plane, from: number): number {
  let steps = 0;
  for (let to = from + 1; to <= TAILING; to++) if (barPlace(s, plane, enemy, to) === null) steps |= 1 << (to - from);
  return steps;
}

/** DIF-SEQ-05, DIF-SEQ-08 — sizes up an enemy. Answers whether there is anything to try. */
function sizeUp(s: Dogfight, plane: Plane, enemy: Plane, hasGunner: boolean, seen: Prospects): boolean {
  const manned = hasGunner && barGunnerAim(s, plane, enemy) === null;
  const within = barTarget(s, plane, enemy) === null;
  if (!manned && !within) return false;
  const from = position(s, plane, enemy);
  const evasive = burstCost(s, enemy, 0);
  const { showing, shots, maneuvering } = s.fixed;
  const steps = within ? freeSteps(s, plane, enemy, from) : 0;
  const turnsTables = from === DISADVANTAGED && (steps & (1 << (ADVANTAGED - DISADVANTAGED))) !== 0;
  seen.enemy = enemy;
  seen.guns = within && barShot(from) === null ? affordable(shots, burstsLeft(s, plane, enemy) - evasive) : 0;
  seen.gunner = manned ? affordable(shots, gunnerLeft(s, plane, enemy) - evasive) : 0;
  seen.barrelRoll = within && isPursued(from) ? showing[BARREL_ROLL] : 0;
  seen.scissors = turnsTables ? showing[SCISSORS] : 0;
  seen.agile = turnsTables && !s.planes[plane].agile && isAgile(s, plane) ? ~showing[SCISSORS] : 0;
  seen.byTitle = seen.guns | seen.gunner | seen.barrelRoll | seen.scissors | seen.agile;
  seen.maneuvers = steps === 0 ? 0 : rating(s, plane, ANY_MANEUVER) > 0 ? ~0 : maneuvering;
  seen.steps = steps;
  return (seen.byTitle | seen.maneuvers) !== 0;
}
