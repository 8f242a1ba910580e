import { type Faces, firstOf, withoutFirst } from '@tallyho/kernel';
import { GUNNER } from '../fixed.ts';
import { type Dogfight, NO_PLANE, type Plane, type Planes, TAILING } from '../state.ts';
import { BARREL_ROLL, SCISSORS } from './cards.ts';
import { barAgile, barBarrelRoll, barScissors, maneuvering } from './maneuvers.ts';
import { barSteps, isPursued, position } from './positions.ts';
import { isAgile, rating } from './ratings.ts';
import { barGunner, barOther, barShot, gunnerShotsLeft, isUnchosen, shotsLeft } from './targets.ts';

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

const unseen = (): Prospects => ({
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

const places: Prospects[] = [];
const sighted: Prospects[] = [];

/**
 * Sizes up the enemies in sight: those against whom there is something to try. Not so a bomber that has not been chosen
 * (DIF-BMB-12). The answer is overwritten by the next look.
 */
export function lookRound(s: Dogfight, plane: Plane, inSight: Planes): readonly Readonly<Prospects>[] {
  const hasGunner = rating(s, plane, GUNNER) > 0;
  while (sighted.length > 0) sighted.pop();
  for (let left = inSight; left !== 0; left = withoutFirst(left)) {
    const enemy = firstOf(left);
    if (isUnchosen(s, enemy)) continue;
    if (sighted.length === places.length) places.push(unseen());
    const seen = places[sighted.length];
    if (sizeUp(s, plane, enemy, hasGunner, seen)) sighted.push(seen);
  }
  return sighted;
}

/** DIF-ACT-10 — the Maneuvers, in steps, that end on a free place: bit n for n steps. */
function freeSteps(s: Dogfight, plane: Plane, enemy: Plane, from: number): number {
  let steps = 0;
  for (let n = 1; n <= TAILING - from; n++) if (barSteps(s, plane, enemy, from, n) === null) steps |= 1 << n;
  return steps;
}

/** DIF-SEQ-05, DIF-SEQ-08 — sizes up an enemy in sight; answers whether there is something to try. */
function sizeUp(s: Dogfight, plane: Plane, enemy: Plane, hasGunner: boolean, seen: Prospects): boolean {
  const within = barOther(s, plane, enemy) === null;
  if (!within && !hasGunner) return false;
  const from = position(s, plane, enemy);
  const { showing } = s.fixed;
  const gunner = hasGunner && barGunner(s, plane, enemy, from) === null ? gunnerShotsLeft(s, plane, enemy) : 0;
  seen.enemy = enemy;
  seen.guns = within && barShot(from) === null ? shotsLeft(s, plane, enemy) : 0;
  seen.gunner = gunner;
  const evades = within && isPursued(from);
  seen.barrelRoll = evades && barBarrelRoll(from) === null ? showing[BARREL_ROLL] : 0;
  seen.scissors = evades && barScissors(s, plane, enemy, from) === null ? showing[SCISSORS] : 0;
  seen.agile = evades && isAgile(s, plane) && barAgile(s, plane, enemy, from) === null ? ~showing[SCISSORS] : 0;
  seen.byTitle = seen.guns | gunner | seen.barrelRoll | seen.scissors | seen.agile;
  seen.steps = within ? freeSteps(s, plane, enemy, from) : 0;
  seen.maneuvers = seen.steps === 0 ? 0 : maneuvering(s, plane);
  return (seen.byTitle | seen.maneuvers) !== 0;
}
