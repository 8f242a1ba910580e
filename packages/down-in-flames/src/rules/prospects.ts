import { type Faces, firstOf, withoutFirst } from '@tallyho/kernel';
import { GUNNER } from '../fixed.ts';
import { type Dogfight, NO_PLANE, type Plane, type Planes, TAILING } from '../state.ts';
import { BARREL_ROLL, SCISSORS } from './cards.ts';
import { barAgile, barBarrelRoll, barScissors, maneuvering } from './maneuvers.ts';
import { barSteps, isPursued, position } from './positions.ts';
import { isAgile, rating } from './ratings.ts';
import { barGunner, barOther, barShot, gunnerShotsLeft, isUnchosen, shotsLeft } from './targets.ts';

/** All that can be tried against one enemy now: the faces in the hand that would do for it. */
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
 * (DIF-BMB-12). What the hand holds nothing for is not looked into. The answer is overwritten by the next look.
 */
export function lookRound(s: Dogfight, plane: Plane, inSight: Planes): readonly Readonly<Prospects>[] {
  const { hand, aces } = s.planes[plane];
  const shots = hand.faces & s.fixed.shooting;
  const hasGunner = shots !== 0 && rating(s, plane, GUNNER) > 0;
  const maneuvers = hand.faces & maneuvering(s, plane);
  const canManeuver = maneuvers !== 0 || aces > 0;
  while (sighted.length > 0) sighted.pop();
  for (let left = inSight; left !== 0; left = withoutFirst(left)) {
    const enemy = firstOf(left);
    if (isUnchosen(s, enemy)) continue;
    const within = barOther(s, plane, enemy) === null;
    if (!within && !hasGunner) continue;
    if (sighted.length === places.length) places.push(unseen());
    const seen = places[sighted.length];
    const from = position(s, plane, enemy);
    seen.enemy = enemy;
    seen.guns = within && shots !== 0 && barShot(from) === null ? shots & shotsLeft(s, plane, enemy) : 0;
    seen.gunner = hasGunner && barGunner(s, plane, enemy, from) === null ? shots & gunnerShotsLeft(s, plane, enemy) : 0;
    findEvasions(s, plane, within && isPursued(from), from, seen);
    seen.byTitle = seen.guns | seen.gunner | seen.barrelRoll | seen.scissors | seen.agile;
    seen.steps = within && canManeuver ? freeSteps(s, plane, enemy, from) : 0;
    seen.maneuvers = seen.steps === 0 ? 0 : maneuvers;
    if ((seen.byTitle | seen.steps) !== 0) sighted.push(seen);
  }
  return sighted;
}

/** DIF-REACT-05, DIF-REACT-24, DIF-SPEC-08 — what helps against an enemy at one's side or tail. */
function findEvasions(s: Dogfight, plane: Plane, pursued: boolean, from: number, seen: Prospects): void {
  const { enemy } = seen;
  const { faces } = s.planes[plane].hand;
  const { showing } = s.fixed;
  seen.barrelRoll = pursued && barBarrelRoll(from) === null ? faces & showing[BARREL_ROLL] : 0;
  seen.scissors = pursued && barScissors(s, plane, enemy, from) === null ? faces & showing[SCISSORS] : 0;
  seen.agile =
    pursued && isAgile(s, plane) && barAgile(s, plane, enemy, from) === null ? faces & ~showing[SCISSORS] : 0;
}

/** DIF-ACT-10 — the Maneuvers, in steps, that end on a free place: bit n for n steps. */
function freeSteps(s: Dogfight, plane: Plane, enemy: Plane, from: number): number {
  let steps = 0;
  for (let n = 1; n <= TAILING - from; n++) if (barSteps(s, plane, enemy, from, n) === null) steps |= 1 << n;
  return steps;
}
