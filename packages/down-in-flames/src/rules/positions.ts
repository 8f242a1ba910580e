import {
  ADVANTAGED,
  DISADVANTAGED,
  type Dogfight,
  enemiesOf,
  NEUTRAL,
  NO_PLANE,
  type Plane,
  TAILING,
  type Visible,
} from '../state.ts';
import { barSquare, isBomber } from './formation.ts';
import type { Reason } from './reasons.ts';

/**
 * DIF-POS-01, DIF-POS-02 — the position of one fighter relative to another, −2 (Tailed) to 2 (Tailing); the other
 * fighter's is its mirror image. DIF-POS-10: fighters that hold nothing on each other are Neutral. DIF-POS-12: a
 * fighter holds a position on one enemy only, and that is how it is kept: `prey` and `grip`.
 */
export function position(s: Pick<Visible, 'planes'>, plane: Plane, other: Plane): number {
  const a = s.planes[plane];
  if (a.prey === other) return a.grip;
  const b = s.planes[other];
  return b.prey === plane ? -b.grip : NEUTRAL;
}

/** DIF-POS-11 — Engaged: in any position but Neutral. */
export const isEngaged = (s: Dogfight, plane: Plane, other: Plane): boolean => position(s, plane, other) !== NEUTRAL;

/** DIF-POS-05, DIF-POS-08 — whether the other one sits at one's side or tail. */
export const isPursued = (from: number): boolean => from < NEUTRAL;

/** Whether an enemy sits at a fighter's side or tail. */
export function isHeld(s: Dogfight, plane: Plane): boolean {
  const enemies = enemiesOf(s, plane);
  for (let i = 0; i < enemies.length; i++) if (s.planes[enemies[i]].prey === plane) return true;
  return false;
}

/** How many enemies hold this position on a fighter, one of them left out of account. */
export function holders(s: Dogfight, on: Plane, grip: number, without: Plane): number {
  const { planes } = s;
  const enemies = enemiesOf(s, on);
  let count = 0;
  for (let i = 0; i < enemies.length; i++) {
    const { prey, grip: held } = planes[enemies[i]];
    if (prey === on && held === grip && enemies[i] !== without) count++;
  }
  return count;
}

/**
 * DIF-POS-13, DIF-POS-14, DIF-POS-15 — the place must be free: two may be Advantaged on a fighter and one may Tail it.
 * That also holds for the pursuer who falls back from Tailing to Advantaged. DIF-BMB-18: around a bomber it is the
 * formation that counts.
 */
export function barPlace(s: Dogfight, plane: Plane, enemy: Plane, to: number): Reason | null {
  if (isBomber(s, enemy)) return barSquare(s, enemy, to);
  if (to === ADVANTAGED) return holders(s, enemy, ADVANTAGED, plane) < 2 ? null : 'advantaged-places-taken';
  if (to === TAILING) return holders(s, enemy, TAILING, plane) < 1 ? null : 'tailing-place-taken';
  if (to === DISADVANTAGED) return holders(s, plane, ADVANTAGED, enemy) < 2 ? null : 'advantaged-places-taken';
  return null;
}

/**
 * DIF-ACT-10, DIF-GAP-34 — a Maneuver moves one's own position up by at least one step and not beyond Tailing.
 * DIF-POS-17, DIF-GAP-32: only the place it ends on must be free, so one play of two steps passes a full Advantaged
 * place.
 */
export function barSteps(s: Dogfight, plane: Plane, enemy: Plane, from: number, steps: number): Reason | null {
  if (from === TAILING) return 'already-tailing';
  return from + steps > TAILING ? 'beyond-tailing' : barPlace(s, plane, enemy, from + steps);
}

/** DIF-POS-02, DIF-OPT-14 — sets the relation of two fighters and no other. */
export function setPosition(s: Dogfight, plane: Plane, enemy: Plane, to: number): void {
  const a = s.planes[plane];
  const b = s.planes[enemy];
  if (a.prey === enemy) letGo(s, plane);
  if (b.prey === plane) letGo(s, enemy);
  if (to > NEUTRAL) {
    a.prey = enemy;
    a.grip = to;
  } else if (to < NEUTRAL) {
    b.prey = plane;
    b.grip = -to;
  }
}

/** DIF-SEQ-07 — back to Neutral. */
export function letGo(s: Dogfight, plane: Plane): void {
  const aircraft = s.planes[plane];
  aircraft.prey = NO_PLANE;
  aircraft.grip = NEUTRAL;
}
