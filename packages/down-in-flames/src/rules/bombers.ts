import { type Card, holds } from '@tallyho/kernel';
import { DEFENSE, SUPPORT } from '../fixed.ts';
import { type Dogfight, isEnemy, NO_PLANE, type Plane, TAILING } from '../state.ts';
import { barSquare, neighbours, rearmost } from './formation.ts';
import { maneuverValue } from './maneuvers.ts';
import { rating } from './ratings.ts';
import type { Reason } from './reasons.ts';
import { speedAdvantage } from './speed.ts';
import { barSight } from './targets.ts';

/**
 * DIF-BMB-12 — the enemy bombers that a fighter could attack from where it is: at its altitude, and not its Leader's
 * affair.
 */
export function bombersInSight(s: Dogfight, plane: Plane): Plane[] {
  const found: Plane[] = [];
  if (s.mission === null) return found;
  for (let other = 0; other < s.planes.length; other++) {
    if (s.mission.bomber[other] && !s.planes[other].gone && isEnemy(s, plane, other)) {
      if (barSight(s, plane, other) === null) found.push(other);
    }
  }
  return found;
}

/** DIF-BMB-15 — the bomber that can be chosen free of charge: the only one of the rearmost row. */
export const freeBomber = (s: Dogfight, plane: Plane, inSight = bombersInSight(s, plane)): Plane =>
  rearmost(s, inSight);

/**
 * What stands against choosing this bomber, however it is paid for. DIF-POS-16, DIF-GAP-79: a position must be given up
 * first.
 */
function barChoosing(s: Dogfight, plane: Plane, bomber: Plane): Reason | null {
  const sight = barSight(s, plane, bomber);
  if (sight !== null) return sight;
  if (s.mission?.chosen === bomber) return 'bomber-chosen-already';
  const { prey } = s.planes[plane];
  return prey !== NO_PLANE ? 'give-up-first' : null;
}

/** DIF-BMB-15 — free of charge. */
export const barFreeChoice = (s: Dogfight, plane: Plane, bomber: Plane): Reason | null =>
  barChoosing(s, plane, bomber) ?? (freeBomber(s, plane) === bomber ? null : 'not-alone-in-the-rear');

/** DIF-BMB-13 — for a card with a Maneuver value, unless it is free. */
export function barPaidChoice(s: Dogfight, plane: Plane, bomber: Plane, card: Card): Reason | null {
  const bar = barChoosing(s, plane, bomber);
  if (bar !== null) return bar;
  if (freeBomber(s, plane) === bomber) return 'free-of-charge';
  return maneuverValue(s, plane, card) > 0 ? null : 'no-maneuver-value';
}

/**
 * DIF-BMB-23 — what one card can do at once: one point chooses a bomber that is not free, each further one is a step.
 */
export function barStepsOfChoice(s: Dogfight, plane: Plane, bomber: Plane, card: Card, steps: number): Reason | null {
  const value = maneuverValue(s, plane, card);
  if (value === 0) return 'no-maneuver-value';
  if (steps >= value) return 'maneuver-value-too-low';
  return steps > TAILING ? 'beyond-tailing' : barSquare(s, bomber, steps);
}

/**
 * DIF-BMB-15, DIF-BMB-23 — a Maneuver on a bomber that has not been chosen; a free one is chosen first, which saves the
 * point.
 */
export function barChoosingManeuver(
  s: Dogfight,
  plane: Plane,
  bomber: Plane,
  card: Card,
  steps: number,
): Reason | null {
  const bar = barChoosing(s, plane, bomber);
  if (bar !== null) return bar;
  return freeBomber(s, plane) === bomber ? 'bomber-not-chosen' : barStepsOfChoice(s, plane, bomber, card, steps);
}

/** DIF-BMB-22 — for a point of Speed, unless it is free. */
export function barSpeedChoice(s: Dogfight, plane: Plane, bomber: Plane): Reason | null {
  const bar = barChoosing(s, plane, bomber);
  if (bar !== null) return bar;
  if (freeBomber(s, plane) === bomber) return 'free-of-charge';
  return speedAdvantage(s, plane, bomber) > 0 ? null : 'not-faster';
}

/**
 * DIF-BMB-14, DIF-GAP-44 — the enemy may be asked to name the bomber: if there are several, and his word stands as long
 * as the one he named flies.
 */
export function barLeavingChoice(s: Dogfight, plane: Plane, inSight = bombersInSight(s, plane)): Reason | null {
  const { mission } = s;
  if (mission === null) return null;
  if (s.planes[plane].prey !== NO_PLANE) return 'give-up-first';
  const { named } = mission;
  if (named !== NO_PLANE && inSight.includes(named)) return 'enemy-has-named';
  return inSight.length > 1 ? null : 'no-bomber-to-name';
}

/**
 * DIF-BMB-21, DIF-SPD-08 — whether the Speed Maneuver phase offers something against bombers: everybody can see that.
 */
export function hasSpeedOnBombers(s: Dogfight, plane: Plane): boolean {
  for (const bomber of bombersInSight(s, plane)) if (speedAdvantage(s, plane, bomber) > 0) return true;
  return false;
}

/** DIF-BMB-26, DIF-GAP-47 — how many cards the turrets draw: its own Defense, and the Support of each neighbour. */
export function turretHand(s: Dogfight, plane: Plane): number {
  let cards = Math.max(0, rating(s, plane, DEFENSE));
  for (const other of neighbours(s, plane)) cards += Math.max(0, rating(s, other, SUPPORT));
  return cards;
}

/**
 * DIF-BMB-28, DIF-BMB-29 — why a bomber cannot play a card now; null: it can. `fuelTank`: against FUEL TANK, `attack`:
 * against an attack at all.
 */
export function barTurret(s: Dogfight, card: Card, attack: boolean, fuelTank: boolean): Reason | null {
  const { shooting, adds, guards, stops } = s.fixed;
  if (holds(shooting, card)) return null;
  if (adds[card]) return 'added-to-a-shot';
  if (guards[card] === 0 && !stops[card]) return 'not-for-bombers';
  if (!attack) return 'nothing-to-reduce';
  if (fuelTank) return stops[card] ? null : 'does-not-stop-fuel-tank';
  return guards[card] > 0 ? null : 'no-fuel-tank-to-stop';
}
