import { type Card, firstOf, holds, withoutFirst } from '@tallyho/kernel';
import { DEFENSE, SUPPORT } from '../fixed.ts';
import { rowOf } from '../mission/state.ts';
import { ADVANTAGED, type Dogfight, enemiesOf, isIn, NO_PLANE, type Plane, type Planes, TAILING } from '../state.ts';
import { blockedAround, isBomber, neighbours, whyBlocked } from './formation.ts';
import { barValue } from './maneuvers.ts';
import { rating } from './ratings.ts';
import type { Reason } from './reasons.ts';
import { speedAdvantage } from './speed.ts';
import { barSight, enemiesInSight, flies } from './targets.ts';

/** The enemy bombers that fly. */
export const enemyBombers = (s: Dogfight, plane: Plane): Plane[] =>
  enemiesOf(s, plane).filter((enemy) => flies(s, enemy) && isBomber(s, enemy));

/**
 * DIF-BMB-12 — of the enemies in sight (`enemiesInSight`), the bombers: those that a fighter could attack from where it
 * is.
 */
export function bombersAmong(s: Dogfight, inSight: Planes): Planes {
  let bombers: Planes = 0;
  for (let left = inSight; left !== 0; left = withoutFirst(left))
    if (isBomber(s, firstOf(left))) bombers |= left & -left;
  return bombers;
}

/** DIF-BMB-12 — all bombers in sight. */
export const bombersInSight = (s: Dogfight, plane: Plane): Planes => bombersAmong(s, enemiesInSight(s, plane));

/**
 * DIF-BMB-15 — of the bombers in sight, the one that can be chosen free of charge: the only one of the rearmost row;
 * NO_PLANE: none.
 */
export function freeBomber({ mission }: Dogfight, bombers: Planes): Plane {
  let free = NO_PLANE;
  let lastRow = -1;
  if (mission === null) return free;
  for (let left = bombers; left !== 0; left = withoutFirst(left)) {
    const bomber = firstOf(left);
    const row = rowOf(mission.square[bomber]);
    if (row > lastRow) free = bomber;
    else if (row === lastRow) free = NO_PLANE;
    lastRow = Math.max(row, lastRow);
  }
  return free;
}

/** What stands against choosing this bomber, however it is paid for: it must be in sight (DIF-BMB-12) … */
export const barChoosing = (s: Dogfight, plane: Plane, bomber: Plane): Reason | null =>
  barSight(s, plane, bomber) ?? barChoosingInSight(s, plane, bomber);

/** … and not chosen yet. */
export const barChoosingInSight = (s: Dogfight, plane: Plane, bomber: Plane): Reason | null =>
  s.mission?.chosen === bomber ? 'bomber-chosen-already' : barAnyChoice(s, plane);

/** DIF-POS-16, DIF-GAP-79 — a position must be given up first. */
export const barAnyChoice = (s: Dogfight, plane: Plane): Reason | null =>
  s.planes[plane].prey === NO_PLANE ? null : 'give-up-first';

/** DIF-BMB-15 — it is chosen free of charge if it is the one that costs nothing … */
export const barFreeChoice = (bomber: Plane, free: Plane): Reason | null =>
  bomber === free ? null : 'not-alone-in-the-rear';

/** … and paid for otherwise: with a card (DIF-BMB-13), or with Speed (DIF-BMB-22). */
export const barPaidChoice = (bomber: Plane, free: Plane): Reason | null => (bomber === free ? 'free-of-charge' : null);

/** DIF-BMB-13 — a card must have a Maneuver value for it. */
export const barPayment = (s: Dogfight, plane: Plane, card: Card): Reason | null => barValue(s, plane, card, 1);

/** DIF-BMB-21, DIF-BMB-22 — in the Speed Maneuver phase it must be a bomber that is slower. */
export const barSlower = (s: Dogfight, plane: Plane, bomber: Plane): Reason | null =>
  speedAdvantage(s, plane, bomber) > 0 ? null : 'not-faster';

/**
 * DIF-BMB-23 — what one card can do at once: one point chooses a bomber that is not free, each further one is a step …
 */
export const barValueOfChoice = (s: Dogfight, plane: Plane, card: Card, steps: number): Reason | null =>
  barValue(s, plane, card, steps + 1);

/** … to a place around it that is free. All numbers of steps at once: bit n for n of them. */
export const freeStepsOfChoice = (s: Dogfight, bomber: Plane): number =>
  ((1 << ADVANTAGED) | (1 << TAILING)) & ~blockedAround(s, bomber);

export function barStepsOfChoice(s: Dogfight, bomber: Plane, steps: number): Reason | null {
  if (holds(freeStepsOfChoice(s, bomber), steps)) return null;
  return steps > TAILING ? 'beyond-tailing' : whyBlocked(steps);
}

/** DIF-BMB-15, DIF-BMB-23 — such a Maneuver is for bombers that cost something: a free one is chosen first. */
export const barManeuverOfChoice = (bomber: Plane, free: Plane): Reason | null =>
  bomber === free ? 'bomber-not-chosen' : null;

/**
 * DIF-BMB-14, DIF-GAP-44 — the enemy may be asked to name the bomber: if there are several in sight, and his word stands
 * as long as the one he named flies.
 */
export function barLeavingChoice(s: Dogfight, plane: Plane, bombers: Planes): Reason | null {
  const { mission } = s;
  if (mission === null) return null;
  const bar = barAnyChoice(s, plane);
  if (bar !== null) return bar;
  if (isIn(bombers, mission.named)) return 'enemy-has-named';
  return withoutFirst(bombers) !== 0 ? null : 'no-bomber-to-name';
}

/**
 * DIF-BMB-21, DIF-SPD-08 — whether the Speed Maneuver phase offers something against bombers: everybody can see that.
 */
export function hasSpeedOnBombers(s: Dogfight, plane: Plane, inSight: Planes): boolean {
  for (let left = bombersAmong(s, inSight); left !== 0; left = withoutFirst(left))
    if (barSlower(s, plane, firstOf(left)) === null) return true;
  return false;
}

/** DIF-BMB-26, DIF-GAP-47 — how many cards the turrets draw: its own Defense, and the Support of each neighbour. */
export function turretHand(s: Dogfight, plane: Plane): number {
  let cards = rating(s, plane, DEFENSE);
  const beside = neighbours(s, plane);
  for (let i = 0; i < beside.length; i++) cards += rating(s, beside[i], SUPPORT);
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
