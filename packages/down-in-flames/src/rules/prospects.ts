import { affordable, type Faces } from '@tallyho/kernel';
import { ANY_MANEUVER, GUNNER } from '../fixed.ts';
import { ADVANTAGED, DISADVANTAGED, type Dogfight, type Plane, TAILING } from '../state.ts';
import { burstCost, burstsLeft, gunnerLeft } from './bursts.ts';
import { BARREL_ROLL, SCISSORS } from './cards.ts';
import { barPlace, isPursued, position } from './positions.ts';
import { isAgile, rating } from './ratings.ts';
import { barGunnerAim, barShot, barTarget, isFoe } from './targets.ts';

/** All that can be tried against one enemy now: the faces that would do for it, whatever is in the hand. */
export interface Prospects {
  readonly enemy: Plane;
  /** What can be fired with the guns, and by the Gunner. */
  readonly guns: Faces;
  readonly gunner: Faces;
  readonly barrelRoll: Faces;
  readonly scissors: Faces;
  readonly agile: Faces;
  /** All of these together. */
  readonly byTitle: Faces;
  /** What can be a Maneuver, and of how many steps: bit n for n of them. */
  readonly maneuvers: Faces;
  readonly steps: number;
}

/** Sizes up all enemies: those against whom there is something to try. */
export function lookRound(s: Dogfight, plane: Plane): Prospects[] {
  const hasGunner = rating(s, plane, GUNNER) > 0;
  const sighted: Prospects[] = [];
  for (let enemy = 0; enemy < s.planes.length; enemy++) {
    if (!isFoe(s, plane, enemy)) continue;
    const seen = sizeUp(s, plane, enemy, hasGunner);
    if (seen !== null) sighted.push(seen);
  }
  return sighted;
}

/** DIF-ACT-10 — the Maneuvers, in steps, that end on a free place: bit n for n steps. */
function freeSteps(s: Dogfight, plane: Plane, enemy: Plane, from: number): number {
  let steps = 0;
  for (let to = from + 1; to <= TAILING; to++) if (barPlace(s, plane, enemy, to) === null) steps |= 1 << (to - from);
  return steps;
}

/** DIF-SEQ-05, DIF-SEQ-08 — sizes up an enemy; null: there is nothing to try. */
function sizeUp(s: Dogfight, plane: Plane, enemy: Plane, hasGunner: boolean): Prospects | null {
  const manned = hasGunner && barGunnerAim(s, plane, enemy) === null;
  const within = barTarget(s, plane, enemy) === null;
  if (!manned && !within) return null;
  const from = position(s, plane, enemy);
  const evasive = burstCost(s, enemy, 0);
  const { showing, shots, maneuvering } = s.fixed;
  const steps = within ? freeSteps(s, plane, enemy, from) : 0;
  const turnsTables = from === DISADVANTAGED && (steps & (1 << (ADVANTAGED - DISADVANTAGED))) !== 0;
  const guns = within && barShot(from) === null ? affordable(shots, burstsLeft(s, plane, enemy) - evasive) : 0;
  const gunner = manned ? affordable(shots, gunnerLeft(s, plane, enemy) - evasive) : 0;
  const barrelRoll = within && isPursued(from) ? showing[BARREL_ROLL] : 0;
  const scissors = turnsTables ? showing[SCISSORS] : 0;
  const agile = turnsTables && !s.planes[plane].agile && isAgile(s, plane) ? ~showing[SCISSORS] : 0;
  const byTitle = guns | gunner | barrelRoll | scissors | agile;
  const maneuvers = steps === 0 ? 0 : rating(s, plane, ANY_MANEUVER) > 0 ? ~0 : maneuvering;
  if ((byTitle | maneuvers) === 0) return null;
  return { enemy, guns, gunner, barrelRoll, scissors, agile, byTitle, maneuvers, steps };
}
