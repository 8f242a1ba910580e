import type { Faces } from '@tallyho/kernel';
import { GUNNER } from '../fixed.ts';
import { type Dogfight, type Plane, TAILING } from '../state.ts';
import { BARREL_ROLL, SCISSORS } from './cards.ts';
import { barAgile, barBarrelRoll, barScissors, maneuvering } from './maneuvers.ts';
import { barSteps, position } from './positions.ts';
import { isAgile, rating } from './ratings.ts';
import { barGunner, barOther, barShot, barSight, flies, gunnerShotsLeft, isUnchosen, shotsLeft } from './targets.ts';

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
  for (const enemy of s.fixed.foes[plane]) {
    if (!flies(s, enemy) || barSight(s, plane, enemy) !== null) continue;
    const seen = sizeUp(s, plane, enemy, hasGunner);
    if (seen !== null) sighted.push(seen);
  }
  return sighted;
}

/** DIF-ACT-10 — the Maneuvers, in steps, that end on a free place: bit n for n steps. */
function freeSteps(s: Dogfight, plane: Plane, enemy: Plane, from: number): number {
  let steps = 0;
  for (let n = 1; n <= TAILING - from; n++) if (barSteps(s, plane, enemy, from, n) === null) steps |= 1 << n;
  return steps;
}

/** DIF-SEQ-05, DIF-SEQ-08 — sizes up an enemy in sight; null: there is nothing to try. */
function sizeUp(s: Dogfight, plane: Plane, enemy: Plane, hasGunner: boolean): Prospects | null {
  const from = position(s, plane, enemy);
  const { showing } = s.fixed;
  const gunner = hasGunner && barGunner(s, plane, enemy, from) === null ? gunnerShotsLeft(s, plane, enemy) : 0;
  const within = barOther(s, plane, enemy) === null;
  if (!within && gunner === 0) return null;
  const chosen = within && !isUnchosen(s, enemy);
  const guns = chosen && barShot(from) === null ? shotsLeft(s, plane, enemy) : 0;
  const barrelRoll = within && barBarrelRoll(from) === null ? showing[BARREL_ROLL] : 0;
  const scissors = within && barScissors(s, plane, enemy, from) === null ? showing[SCISSORS] : 0;
  const agile = within && isAgile(s, plane) && barAgile(s, plane, enemy, from) === null ? ~showing[SCISSORS] : 0;
  const byTitle = guns | gunner | barrelRoll | scissors | agile;
  const steps = chosen ? freeSteps(s, plane, enemy, from) : 0;
  const maneuvers = steps === 0 ? 0 : maneuvering(s, plane);
  if ((byTitle | maneuvers) === 0) return null;
  return { enemy, guns, gunner, barrelRoll, scissors, agile, byTitle, maneuvers, steps };
}
