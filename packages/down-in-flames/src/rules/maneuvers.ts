import type { Card } from '@tallyho/kernel';
import { ANY_MANEUVER } from '../fixed.ts';
import { ADVANTAGED, DISADVANTAGED, type Dogfight, type Plane } from '../state.ts';
import { barPlace, barSteps, isPursued, position } from './positions.ts';
import { rating } from './ratings.ts';
import type { Reason } from './reasons.ts';
import { barTarget } from './targets.ts';

/**
 * DIF-ACT-09, DIF-GAP-08 — a card's Maneuver value; 0 cannot be played as one, unless the pilot reads 0 as 1
 * (DIF-PIL-13).
 */
export function maneuverValue(s: Dogfight, plane: Plane, card: Card): number {
  const value = s.fixed.maneuver[card];
  return value === 0 && rating(s, plane, ANY_MANEUVER) > 0 ? 1 : value;
}

/** DIF-ACT-10, DIF-ACT-11 — a Maneuver of so many steps with this card against this enemy. */
export function barManeuver(s: Dogfight, plane: Plane, enemy: Plane, card: Card, steps: number): Reason | null {
  const target = barTarget(s, plane, enemy);
  if (target !== null) return target;
  const value = maneuverValue(s, plane, card);
  if (value === 0) return 'no-maneuver-value';
  return steps > value ? 'maneuver-value-too-low' : barSteps(s, plane, enemy, steps);
}

/** DIF-REACT-05 — BARREL ROLL is played against a fighter that is Advantaged on or Tailing you, to become Neutral. */
export const barBarrelRoll = (s: Dogfight, plane: Plane, enemy: Plane): Reason | null =>
  barTarget(s, plane, enemy) ?? (isPursued(position(s, plane, enemy)) ? null : 'barrel-roll-needs-a-pursuer');

/** DIF-REACT-24, DIF-GAP-33 — SCISSORS turns Disadvantaged into Advantaged, if there is a place. */
export const barScissors = (s: Dogfight, plane: Plane, enemy: Plane): Reason | null =>
  barTarget(s, plane, enemy) ??
  (position(s, plane, enemy) === DISADVANTAGED
    ? barPlace(s, plane, enemy, ADVANTAGED)
    : 'scissors-needs-disadvantaged');

/** DIF-SPEC-08, DIF-GAP-20 — Agile: once a turn any card of the hand is SCISSORS. For aircraft that are Agile. */
export function barAgile(s: Dogfight, plane: Plane, enemy: Plane): Reason | null {
  const scissors = barScissors(s, plane, enemy);
  if (scissors !== null) return scissors === 'scissors-needs-disadvantaged' ? 'agile-needs-disadvantaged' : scissors;
  return s.planes[plane].agile ? 'agile-once-a-turn' : null;
}
