import type { Fixed } from '../fixed.ts';
import type { Dogfight, ElementNo, PlaneNo } from '../state.ts';
import { ACE_PILOT, HALF_LOOP, IN_MY_SIGHTS, MANEUVERING, OUT_OF_THE_SUN } from './cards.ts';
import { isEnemyNear } from './engagement.ts';
import { isKamikazeElement } from './kamikaze.ts';
import { campaignShift } from './missions.ts';
import type { Reason } from './reasons.ts';

/** Z-12.12a — Levels A to I as numbers. */
export const levels = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
const LEVEL_A = 0;
const LEVEL_B = 1;
const LEVEL_C = 2;
const LEVEL_E = 4;
const LEVEL_F = 5;
const LEVEL_G = 6;
const LEVEL_H = 7;
const LEVEL_I = 8;

/**
 * Z-12.T2 … Z-12.T10 — the Level of a drawn card. Z-GAP-05: the Fuel Tank is A whatever its Bursts; other IN MY SIGHTS
 * are C, D, E for 3, 2, 1 Bursts.
 */
export function levelOf(fixed: Fixed, face: number): number {
  switch (fixed.title[face]) {
    case IN_MY_SIGHTS:
      return fixed.fuelTank[face] ? LEVEL_A : LEVEL_E - fixed.bursts[face] + 1;
    case OUT_OF_THE_SUN:
      return LEVEL_B;
    case MANEUVERING:
      return LEVEL_F;
    case HALF_LOOP:
      return LEVEL_G;
    case ACE_PILOT:
      return LEVEL_I;
    default:
      return LEVEL_H;
  }
}

/**
 * Z-12.T26 — the shift of a Level, plus towards I (Z-12.T12: "lower"). Z-12.T13 … Z-12.T17: two Levels for Tailing or
 * Tailed, one for Advantaged or Disadvantaged, which is the Position itself; Z-12.T18: a Wingman uses its Leader's.
 * Z-12.T19: Damaged. Z-12.T20, Z-GAP-38: every Break Off here is voluntary. Z-12.T21: no enemy fighter at the Altitude.
 */
export const shiftOf = (position: number, damaged: boolean, enemyNear: boolean): number =>
  position - (damaged ? 1 : 0) + 1 + (enemyNear ? 0 : 3);

const NO_CLASS = -1;

/**
 * Z-GAP-36 — Position and enemies as they are when the aircraft are named, before any card is drawn; Z-12.T22 …
 * Z-12.T24: in a Mission, the way home counts too.
 */
export const shiftFor = (s: Dogfight, element: ElementNo, damaged: boolean): number =>
  shiftOf(s.elements[element].position, damaged, isEnemyNear(s, element)) +
  campaignShift(s, s.fixed.side[element], NO_CLASS);

/** Z-12.12b, Z-GAP-33 — the modified Level, never beyond A or I. */
export const modified = (level: number, shift: number): number => Math.min(LEVEL_I, Math.max(LEVEL_A, level + shift));

export const results = ['destroyed', 'damaged', 'evades'] as const;
export type BreakOffResult = (typeof results)[number];

/**
 * Z-12.12c — the Result column: A, B, C destroyed; D, E Damaged (Z-12.T11: evades if it is already); the rest evades.
 */
export function resultOf(level: number, damaged: boolean): BreakOffResult {
  if (level <= LEVEL_C) return 'destroyed';
  return level <= LEVEL_E && !damaged ? 'damaged' : 'evades';
}

/** Z-12.11b — instead of playing any cards. CH-28.26a: kamikazes never do. */
export const barBreakOff = (s: Dogfight, element: ElementNo): Reason | null =>
  isKamikazeElement(s, element) ? 'kamikazes-do-not-break-off' : s.now.played ? 'instead-of-cards' : null;

export const isDamaged = (s: Dogfight, plane: PlaneNo): boolean => s.planes[plane].damaged === 1;
