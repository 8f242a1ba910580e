import type { Outcome } from '@tallyho/kernel';
import { BOMBS } from '../fixed.ts';
import { DAMAGED, DESTROYED, DISPERSED, INTACT, TIGHT } from '../mission/state.ts';
import { aircraftOf, type Dogfight, type Plane, type Side, VERY_HIGH, VERY_LOW } from '../state.ts';
import { rating } from './ratings.ts';
import { worth } from './victory.ts';

/**
 * DIF-OPTN-09, DIF-GAP-57 — a fighter that is Late is not there in the first turn. Those that started Loaded are on
 * time.
 */
export function isLate(s: Dogfight, plane: Plane): boolean {
  if (s.turn !== 1) return false;
  const { mission: plan, side, bombers } = s.fixed;
  if (plan === null || !plan.late[side[plane]]) return false;
  return bombers[s.planes[plane].fighter] === null && !plan.loaded[plane];
}

/** DIF-OPTN-07, DIF-GAP-57 — a fighter whose Fuel does not last for the last turn; whoever is Loaded counts as a bomber. */
export const isShortOfFuel = (s: Dogfight, plane: Plane): boolean =>
  s.mission?.bomber[plane] === false && s.fixed.mission?.fuel[s.fixed.side[plane]] === true;

/** DIF-OPTN-07 — one who went home is not shot down. */
export const isLost = (s: Dogfight, plane: Plane): boolean =>
  s.planes[plane].gone && s.mission?.withdrawn[plane] !== true;

/** DIF-CMP-35, DIF-CMP-36, DIF-GAP-57 — whether all aircraft of a side have been shot down. */
function isWipedOut(s: Dogfight, side: Side): boolean {
  const own = aircraftOf(s, side);
  for (let i = 0; i < own.length; i++) if (!isLost(s, own[i])) return false;
  return true;
}

/** DIF-CMP-35, DIF-CMP-36 — whether the fight of a mission is over before its last turn. */
export const isOver = (s: Dogfight): boolean => isWipedOut(s, 0) || isWipedOut(s, 1);

/** DIF-OPTN-01, DIF-GAP-59 — a bomber's level after it has been shifted. */
export const shifted = (level: number, by: number): number => Math.min(VERY_HIGH, Math.max(VERY_LOW, level + by));

/** DIF-OPTN-18, DIF-GAP-59 — turns with the wind, at least one. */
export const turnsWith = (turns: number, by: number): number => Math.max(1, turns + by);

/** DIF-BOMB-01 — the attacker's bombers that reach the target. */
export function isOverTarget(s: Dogfight, plane: Plane): boolean {
  const { mission, fixed } = s;
  if (mission === null || fixed.mission === null) return false;
  return mission.bomber[plane] && !s.planes[plane].gone && fixed.side[plane] === fixed.mission.attacker;
}

/** DIF-FLAK-03, DIF-FLAK-04, DIF-FLAK-05, DIF-GAP-60 — hits on a bomber, by the two patterns. */
export function flakHits(value: number, flak: number, bombing: number): number {
  if (flak === DISPERSED) return Math.floor(value / 2);
  if (flak === TIGHT) return bombing === TIGHT ? value * 2 : 0;
  return bombing === DISPERSED ? 0 : value;
}

/** DIF-BOMB-04, DIF-BOMB-05, DIF-BOMB-06, DIF-GAP-60 — what a load of bombs comes to in a pattern. */
export function bombsIn(load: number, pattern: number): number {
  if (pattern === TIGHT) return load * 2;
  return pattern === DISPERSED ? Math.floor(load / 2) : load;
}

/** DIF-BOMB-07 — the Bombs of the side that is up. */
export const bombLoad = (s: Dogfight, plane: Plane): number => rating(s, plane, BOMBS);

/** DIF-CMP-26 — what so many bombs make of the target. */
export function statusAfter(bombs: number, needed: { readonly damaged: number; readonly destroyed: number }): number {
  if (bombs >= needed.destroyed) return DESTROYED;
  return bombs >= needed.damaged ? DAMAGED : INTACT;
}

/** DIF-MVP-01, DIF-MVP-02, DIF-MVP-03 — what a side scores for the target. */
export function targetPoints(s: Dogfight, side: Side): number {
  const { fixed, mission } = s;
  if (fixed.mission === null || mission === null) return 0;
  const { points, attacker } = fixed.mission;
  if (side !== attacker) return mission.status === INTACT ? points.destroyed : 0;
  return mission.status === DESTROYED ? points.destroyed : mission.status === DAMAGED ? points.damaged : 0;
}

/**
 * DIF-MVP-04, DIF-OPTN-11, DIF-GAP-51, DIF-GAP-90 — what an aircraft brings the enemy: lost, or Damaged if that was
 * agreed.
 */
export function lossPoints(s: Dogfight, plane: Plane): number {
  if (isLost(s, plane)) return worth(s, plane);
  const isDamaged = s.planes[plane].face === 1 && s.fixed.mission?.halfPoints === true;
  return isDamaged ? Math.floor(worth(s, plane) / 2) : 0;
}

/** DIF-MVP-04 — what a side scores for the enemy's aircraft. */
export function aircraftPoints(s: Dogfight, side: Side): number {
  let points = 0;
  for (let plane = 0; plane < s.planes.length; plane++)
    if (s.fixed.side[plane] !== side) points += lossPoints(s, plane);
  return points;
}

/** DIF-MVP-05, DIF-OPTN-17, DIF-GAP-58 — target and aircraft together, twice if the mission is vital. */
const scoredOf = (s: Dogfight, side: Side, target: number, aircraft: number): number =>
  (target + aircraft) * (s.fixed.mission?.vital[side] === true ? 2 : 1);

/** DIF-OPTN-12, DIF-OPTN-13 — what Rest brings and Press costs, once. */
const adjustedOf = (s: Dogfight, side: Side, scored: number): number => scored + (s.fixed.mission?.gift[side] ?? 0);

/** DIF-OPT-26 — divided by the multiplier, rounded down. */
const finalOf = (s: Dogfight, adjusted: number): number => Math.floor(adjusted / (s.fixed.mission?.scale ?? 1));

/** What a side scores in a mission. */
export interface Score {
  readonly target: number;
  readonly aircraft: number;
  /** DIF-MVP-05, DIF-OPTN-17 — both together, twice if the mission was vital. */
  readonly scored: number;
  /** DIF-OPTN-12, DIF-OPTN-13 — with Rest and Press. */
  readonly adjusted: number;
  /** DIF-OPT-26 — divided by the scale: what counts. */
  readonly final: number;
}

export function scoreOf(s: Dogfight, side: Side): Score {
  const target = targetPoints(s, side);
  const aircraft = aircraftPoints(s, side);
  const scored = scoredOf(s, side, target, aircraft);
  const adjusted = adjustedOf(s, side, scored);
  return { target, aircraft, scored, adjusted, final: finalOf(s, adjusted) };
}

/** DIF-MVP-05, DIF-GAP-26 — whoever has scored more in the mission has won it. */
export function missionOutcome(s: Dogfight): Outcome {
  const lead = scoreOf(s, 0).final - scoreOf(s, 1).final;
  if (lead === 0) return { winners: [], because: 'DIF-GAP-26' };
  const winner = lead > 0 ? 0 : 1;
  return { winners: [s.fixed.owner[s.fixed.side.indexOf(winner)]], because: 'DIF-MVP-05' };
}
