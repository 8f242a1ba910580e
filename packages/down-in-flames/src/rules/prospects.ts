import { type Faces, firstOf, withoutFirst } from '@tallyho/kernel';
import { GUNNER } from '../fixed.ts';
import { type Dogfight, type Plane, type Planes, TAILING } from '../state.ts';
import { BARREL_ROLL, SCISSORS } from './cards.ts';
import { barAgile, barBarrelRoll, barScissors, maneuvering } from './maneuvers.ts';
import { barSteps, isPursued, position } from './positions.ts';
import { isAgile, rating } from './ratings.ts';
import { barGunner, barOther, barShot, gunnerShotsLeft, isUnchosen, shotsLeft } from './targets.ts';

/** All that can be tried against one enemy now: the faces in the hand that would do for it. */
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

const NOTHING: readonly Prospects[] = [];

/**
 * Sizes up the enemies in sight: those against whom there is something to try. Not so a bomber that has not been chosen
 * (DIF-BMB-12). What the hand holds nothing for is not looked into.
 */
export function lookRound(s: Dogfight, plane: Plane, inSight: Planes): readonly Prospects[] {
  const { hand, aces } = s.planes[plane];
  const shots = hand.faces & s.fixed.shooting;
  const hasGunner = shots !== 0 && rating(s, plane, GUNNER) > 0;
  const maneuvers = hand.faces & maneuvering(s, plane);
  const canManeuver = maneuvers !== 0 || aces > 0;
  let sighted: Prospects[] | null = null;
  for (let left = inSight; left !== 0; left = withoutFirst(left)) {
    const enemy = firstOf(left);
    if (isUnchosen(s, enemy)) continue;
    const within = barOther(s, plane, enemy) === null;
    if (!within && !hasGunner) continue;
    const from = position(s, plane, enemy);
    const pursued = within && isPursued(from);
    const guns = within && shots !== 0 && barShot(from) === null ? shots & shotsLeft(s, plane, enemy) : 0;
    const gunner =
      hasGunner && barGunner(s, plane, enemy, from) === null ? shots & gunnerShotsLeft(s, plane, enemy) : 0;
    const barrelRoll = pursued ? barrelRolls(s, plane, from) : 0;
    const scissors = pursued ? scissorsOf(s, plane, enemy, from) : 0;
    const agile = pursued ? agilePlays(s, plane, enemy, from) : 0;
    const byTitle = guns | gunner | barrelRoll | scissors | agile;
    const steps = within && canManeuver ? freeSteps(s, plane, enemy, from) : 0;
    if ((byTitle | steps) === 0) continue;
    const seen = {
      enemy,
      guns,
      gunner,
      barrelRoll,
      scissors,
      agile,
      byTitle,
      maneuvers: steps === 0 ? 0 : maneuvers,
      steps,
    };
    if (sighted === null) sighted = [seen];
    else sighted.push(seen);
  }
  return sighted ?? NOTHING;
}

/** DIF-REACT-05, DIF-REACT-24, DIF-SPEC-08 — what helps against an enemy at one's side or tail. */
const barrelRolls = (s: Dogfight, plane: Plane, from: number): Faces =>
  barBarrelRoll(from) === null ? s.planes[plane].hand.faces & s.fixed.showing[BARREL_ROLL] : 0;
const scissorsOf = (s: Dogfight, plane: Plane, enemy: Plane, from: number): Faces =>
  barScissors(s, plane, enemy, from) === null ? s.planes[plane].hand.faces & s.fixed.showing[SCISSORS] : 0;
const agilePlays = (s: Dogfight, plane: Plane, enemy: Plane, from: number): Faces =>
  isAgile(s, plane) && barAgile(s, plane, enemy, from) === null
    ? s.planes[plane].hand.faces & ~s.fixed.showing[SCISSORS]
    : 0;

/** DIF-ACT-10 — the Maneuvers, in steps, that end on a free place: bit n for n steps. */
function freeSteps(s: Dogfight, plane: Plane, enemy: Plane, from: number): number {
  let steps = 0;
  for (let n = 1; n <= TAILING - from; n++) if (barSteps(s, plane, enemy, from, n) === null) steps |= 1 << n;
  return steps;
}
