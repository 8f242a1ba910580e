import { holds } from '@tallyho/kernel';
import {
  ADVANTAGED,
  DISADVANTAGED,
  type Dogfight,
  enemiesOf,
  NEUTRAL,
  NO_PLANE,
  type Plane,
  TAILED,
  TAILING,
  type Visible,
} from '../state.ts';
import { barSquare, blockedAround, isBomber, whyBlocked } from './formation.ts';
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

/** DIF-SEQ-07 — only a position that is held can be given up. */
export const barGivingUp = (s: Dogfight, plane: Plane): Reason | null =>
  s.planes[plane].prey === NO_PLANE ? 'no-position-to-give-up' : null;

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

/** Places from which one is Neutral, Advantaged or Tailing, as bits by the number of the position. */
type Places = number;
const ANY_PLACE: Places = (1 << NEUTRAL) | (1 << ADVANTAGED) | (1 << TAILING);

/**
 * DIF-POS-13, DIF-POS-14, DIF-POS-15 — the places around an enemy that are free: two may be Advantaged on a fighter and
 * one may Tail it. DIF-BMB-18: around a bomber it is the formation that counts.
 */
export function freePlaces(s: Dogfight, plane: Plane, enemy: Plane): Places {
  if (isBomber(s, enemy)) return ANY_PLACE & ~blockedAround(s, enemy);
  const { planes } = s;
  const rivals = enemiesOf(s, enemy);
  let isOne = false;
  let taken: Places = 0;
  for (let i = 0; i < rivals.length; i++) {
    const { prey, grip } = planes[rivals[i]];
    if (prey !== enemy || rivals[i] === plane) continue;
    if (grip === TAILING || isOne) taken |= 1 << grip;
    else isOne = true;
  }
  return ANY_PLACE & ~taken;
}

/**
 * DIF-POS-13, DIF-POS-14, DIF-POS-15 — the place must be free. That also holds for the pursuer who falls back from Tailing to
 * Advantaged. DIF-BMB-18: around a bomber it is the formation that counts.
 */
export function barPlace(s: Dogfight, plane: Plane, enemy: Plane, to: number): Reason | null {
  if (isBomber(s, enemy)) return barSquare(s, enemy, to);
  if (to === DISADVANTAGED) return barPlace(s, enemy, plane, ADVANTAGED);
  return to === TAILED || holds(freePlaces(s, plane, enemy), to) ? null : whyTaken(to);
}

const whyTaken = (to: number): Reason => (to === TAILING ? 'tailing-place-taken' : 'advantaged-places-taken');

/**
 * DIF-ACT-10, DIF-GAP-34 — a Maneuver moves one's own position up by at least one step and not beyond Tailing.
 * DIF-POS-17, DIF-GAP-32: only the place it ends on must be free, so one play of two steps passes a full Advantaged
 * place. All numbers of steps at once: bit n for n of them.
 */
export function freeSteps(s: Dogfight, plane: Plane, enemy: Plane, from: number): number {
  const places = freePlaces(s, plane, enemy);
  if (from >= NEUTRAL) return (places >> from) & ~1;
  const first = from === TAILED && barPlace(s, plane, enemy, DISADVANTAGED) === null ? 1 << 1 : 0;
  return (places << -from) | first;
}

/** Why it cannot be of so many steps; null: it can. */
export function barSteps(s: Dogfight, plane: Plane, enemy: Plane, from: number, steps: number): Reason | null {
  if (holds(freeSteps(s, plane, enemy, from), steps)) return null;
  if (from === TAILING) return 'already-tailing';
  const to = from + steps;
  if (to > TAILING) return 'beyond-tailing';
  return isBomber(s, enemy) ? whyBlocked(to) : whyTaken(to);
}
