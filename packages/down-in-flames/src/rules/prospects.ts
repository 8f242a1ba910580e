import { type Card, type Faces, holds, lastOf } from '@tallyho/kernel';
import { type Dogfight, NO_PLANE, type Plane, type Planes } from '../state.ts';
import { BARREL_ROLL, SCISSORS } from './cards.ts';
import { asScissors, barAgile, barBarrelRoll, barScissors, barValue, maneuvering } from './maneuvers.ts';
import { barSteps, freeSteps, isPursued, position } from './positions.ts';
import { hasBarrage, hasGunner } from './ratings.ts';
import type { Reason } from './reasons.ts';
import {
  barGunner,
  barGunnerBursts,
  barOther,
  barShot,
  barSight,
  barTarget,
  enemiesInSight,
  gunnerShotsLeft,
  isUnchosen,
  shotsLeft,
  whyNoBursts,
} from './targets.ts';

/*
 * What can be done with the cards of a hand: `lookRound` says it of all cards and enemies at once. The functions that begin
 * with `bar` answer null for that, and for everything else the reason.
 */

/** DIF-ACT-14, DIF-SPEC-11 — the faces in the hand that are played on the own aircraft: Tactics, VERTICAL ROLL, REDLINE; Barrage. */
export function onOneself(s: Dogfight, plane: Plane): Faces {
  const { faces } = s.planes[plane].hand;
  const shots = faces & s.fixed.shooting;
  return (faces & s.fixed.alone) | (shots !== 0 && hasBarrage(s, plane) ? shots : 0);
}

/** DIF-GAP-88 — where no enemy flies any more there is nobody to play the others against. */
export const barAlone = (s: Dogfight, plane: Plane, card: Card): Reason | null =>
  holds(onOneself(s, plane), card) ? null : 'no-enemy-left';

/**
 * All that can be tried against one enemy now: the faces in the hand that would do for it. Most often there is one such enemy,
 * so each names the next, and no list is made of them.
 */
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
  /** The same against the next enemy, in the order of their numbers. */
  readonly next: Prospects | null;
}

/**
 * Sizes up the enemies in sight: those against whom there is something to try. Not so a bomber that has not been chosen
 * (DIF-BMB-12). What the hand holds nothing for is not looked into.
 */
export function lookRound(s: Dogfight, plane: Plane, inSight: Planes): Prospects | null {
  if (inSight === 0) return null;
  const { hand, aces } = s.planes[plane];
  const shots = hand.faces & s.fixed.shooting;
  const firesBack = shots !== 0 && hasGunner(s, plane);
  const maneuvers = hand.faces & maneuvering(s, plane);
  const canManeuver = maneuvers !== 0 || aces > 0;
  let sighted: Prospects | null = null;
  for (let left = inSight, enemy = NO_PLANE; left !== 0; left ^= 1 << enemy) {
    enemy = lastOf(left);
    if (isUnchosen(s, enemy)) continue;
    const within = barOther(s, plane, enemy) === null;
    if (!within && !firesBack) continue;
    const from = position(s, plane, enemy);
    const pursued = within && isPursued(from);
    const guns = within && shots !== 0 && barShot(from) === null ? shots & shotsLeft(s, plane, enemy) : 0;
    const gunner =
      firesBack && barGunner(s, plane, enemy, from) === null ? shots & gunnerShotsLeft(s, plane, enemy) : 0;
    const barrelRoll = pursued ? barrelRolls(s, plane, from) : 0;
    const scissors = pursued ? scissorsOf(s, plane, enemy, from) : 0;
    const agile = pursued ? agilePlays(s, plane, enemy, from) : 0;
    const byTitle = guns | gunner | barrelRoll | scissors | agile;
    const steps = within && canManeuver ? freeSteps(s, plane, enemy, from) : 0;
    if ((byTitle | steps) === 0) continue;
    sighted = {
      enemy,
      guns,
      gunner,
      barrelRoll,
      scissors,
      agile,
      byTitle,
      maneuvers: steps === 0 ? 0 : maneuvers,
      steps,
      next: sighted,
    };
  }
  return sighted;
}

/** DIF-REACT-05, DIF-REACT-24, DIF-SPEC-08 — what helps against an enemy at one's side or tail. */
const barrelRolls = (s: Dogfight, plane: Plane, from: number): Faces =>
  barBarrelRoll(from) === null ? s.planes[plane].hand.faces & s.fixed.showing[BARREL_ROLL] : 0;
const scissorsOf = (s: Dogfight, plane: Plane, enemy: Plane, from: number): Faces =>
  barScissors(s, plane, enemy, from) === null ? s.planes[plane].hand.faces & s.fixed.showing[SCISSORS] : 0;
function agilePlays(s: Dogfight, plane: Plane, enemy: Plane, from: number): Faces {
  const cards = asScissors(s, plane);
  return cards !== 0 && barAgile(s, plane, enemy, from) === null ? cards : 0;
}

/** Nothing at all. */
const NOTHING: Omit<Prospects, 'enemy' | 'next'> = {
  guns: 0,
  gunner: 0,
  barrelRoll: 0,
  scissors: 0,
  agile: 0,
  byTitle: 0,
  maneuvers: 0,
  steps: 0,
};

/** What can be tried against one enemy now. */
const prospectsAt = (s: Dogfight, plane: Plane, enemy: Plane): typeof NOTHING =>
  lookRound(s, plane, enemiesInSight(s, plane) & (1 << enemy)) ?? NOTHING;

/** DIF-ACT-26 — fired with the guns. */
export const barGuns = (s: Dogfight, plane: Plane, enemy: Plane, card: Card): Reason | null =>
  holds(prospectsAt(s, plane, enemy).guns, card)
    ? null
    : (barTarget(s, plane, enemy) ?? barShot(position(s, plane, enemy)) ?? whyNoBursts(s, plane, enemy, card));

/** DIF-SPEC-01 — fired by the Gunner. */
export const barGunnerFire = (s: Dogfight, plane: Plane, enemy: Plane, card: Card): Reason | null =>
  holds(prospectsAt(s, plane, enemy).gunner, card)
    ? null
    : (barSight(s, plane, enemy) ??
      barGunner(s, plane, enemy, position(s, plane, enemy)) ??
      barGunnerBursts(s, plane, enemy, card) ??
      BOMBER_FIRST);

/** DIF-BMB-12 — what is left when nothing else stands against a card: it is a bomber that has not been chosen. */
const BOMBER_FIRST: Reason = 'bomber-not-chosen';

/** What helps only against a pursuer. */
const whyNoPursuer = (s: Dogfight, plane: Plane, enemy: Plane, bar: Reason | null): Reason =>
  barSight(s, plane, enemy) ?? barOther(s, plane, enemy) ?? bar ?? BOMBER_FIRST;

/** DIF-REACT-05 — BARREL ROLL, DIF-REACT-24 — SCISSORS, DIF-SPEC-08 — any other card as SCISSORS. */
export const barBarrelRollAt = (s: Dogfight, plane: Plane, enemy: Plane, card: Card): Reason | null =>
  holds(prospectsAt(s, plane, enemy).barrelRoll, card)
    ? null
    : whyNoPursuer(s, plane, enemy, barBarrelRoll(position(s, plane, enemy)));
export const barScissorsAt = (s: Dogfight, plane: Plane, enemy: Plane, card: Card): Reason | null =>
  holds(prospectsAt(s, plane, enemy).scissors, card)
    ? null
    : whyNoPursuer(s, plane, enemy, barScissors(s, plane, enemy, position(s, plane, enemy)));
export const barAgileAt = (s: Dogfight, plane: Plane, enemy: Plane, card: Card): Reason | null =>
  holds(prospectsAt(s, plane, enemy).agile, card)
    ? null
    : whyNoPursuer(s, plane, enemy, barAgile(s, plane, enemy, position(s, plane, enemy)));

/** DIF-ACT-10 — as a Maneuver of so many steps. */
export function barManeuver(s: Dogfight, plane: Plane, enemy: Plane, card: Card, steps: number): Reason | null {
  const value = barValue(s, plane, card, steps);
  if (value === null && holds(prospectsAt(s, plane, enemy).steps, steps)) return null;
  return barTarget(s, plane, enemy) ?? value ?? barSteps(s, plane, enemy, position(s, plane, enemy), steps);
}
