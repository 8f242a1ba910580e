import type { Card, Faces } from '@tallyho/kernel';
import { ANY_MANEUVER } from '../fixed.ts';
import { ADVANTAGED, DISADVANTAGED, type Dogfight, type Plane } from '../state.ts';
import { SCISSORS } from './cards.ts';
import { barPlace, isPursued } from './positions.ts';
import { isAgile, rating } from './ratings.ts';
import type { Reason } from './reasons.ts';

/*
 * What can be played against an enemy within reach (`barTarget`), from the position `from` that one has on it.
 */

/** DIF-PIL-13 — whether the pilot reads a Maneuver value of 0 as 1. */
const readsZeroAsOne = (s: Dogfight, plane: Plane): boolean => rating(s, plane, ANY_MANEUVER) > 0;

/** DIF-ACT-09, DIF-GAP-08 — a card's Maneuver value; with 0 it cannot be played as a Maneuver. */
export function maneuverValue(s: Dogfight, plane: Plane, card: Card): number {
  const value = s.fixed.maneuver[card];
  return value === 0 && readsZeroAsOne(s, plane) ? 1 : value;
}

/** DIF-ACT-09 — the faces that are worth something as a Maneuver. */
export const maneuvering = (s: Dogfight, plane: Plane): Faces => (readsZeroAsOne(s, plane) ? ~0 : s.fixed.maneuvering);

/** DIF-ACT-10 — a Maneuver is of no more steps than the card is worth. */
export function barValue(s: Dogfight, plane: Plane, card: Card, steps: number): Reason | null {
  const value = maneuverValue(s, plane, card);
  if (value === 0) return 'no-maneuver-value';
  return steps > value ? 'maneuver-value-too-low' : null;
}

/** DIF-REACT-05 — BARREL ROLL is played against a fighter that is Advantaged on or Tailing you, to become Neutral. */
export const barBarrelRoll = (from: number): Reason | null => (isPursued(from) ? null : 'barrel-roll-needs-a-pursuer');

/** DIF-REACT-24, DIF-GAP-33 — SCISSORS turns Disadvantaged into Advantaged, if there is a place. */
export const barScissors = (s: Dogfight, plane: Plane, enemy: Plane, from: number): Reason | null =>
  from === DISADVANTAGED ? barPlace(s, plane, enemy, ADVANTAGED) : 'scissors-needs-disadvantaged';

/** DIF-SPEC-08, DIF-GAP-20 — what an Agile aircraft can play as SCISSORS: any card of its hand that is none; others nothing. */
export const asScissors = (s: Dogfight, plane: Plane): Faces =>
  isAgile(s, plane) ? s.planes[plane].hand.faces & ~s.fixed.showing[SCISSORS] : 0;

/** DIF-SPEC-08 — Agile: once a turn a card of the hand is SCISSORS. */
export function barAgile(s: Dogfight, plane: Plane, enemy: Plane, from: number): Reason | null {
  const scissors = barScissors(s, plane, enemy, from);
  if (scissors !== null) return scissors === 'scissors-needs-disadvantaged' ? 'agile-needs-disadvantaged' : scissors;
  return s.planes[plane].agile ? 'agile-once-a-turn' : null;
}
