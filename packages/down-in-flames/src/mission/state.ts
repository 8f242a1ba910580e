import { flags, numbers } from '@tallyho/kernel';
import type { Plane } from '../state.ts';

/** DIF-COMP-08, DIF-GAP-70 — the patterns of Flak and of bombing, by number. */
export const patterns = ['dispersed', 'normal', 'tight'] as const;
export type Pattern = (typeof patterns)[number];
export const DISPERSED = 0;
export const NORMAL = 1;
export const TIGHT = 2;
export const NO_PATTERN = -1;

/** DIF-CMP-06 — what has become of the target. */
export const targetStatuses = ['intact', 'damaged', 'destroyed'] as const;
export type TargetStatus = (typeof targetStatuses)[number];
export const INTACT = 0;
export const DAMAGED = 1;
export const DESTROYED = 2;
const NOT_BOMBED = -1;

/**
 * A square of a formation, as one number. DIF-BMB-07: everybody flies the same way, towards lower rows. No formation is
 * so large that it would reach the edge of the grid from its middle.
 */
export type Square = number;
export const NO_SQUARE: Square = -1;
const ROW = 128;
export const MIDDLE: Square = 64 * ROW + 64;
export const AHEAD = -ROW;
export const BEHIND = ROW;
export const LEFT = -1;
export const RIGHT = 1;
export const rowOf = (square: Square): number => Math.floor(square / ROW);
export const fileOf = (square: Square): number => square % ROW;
export const squareAt = (file: number, row: number): Square => row * ROW + file;

/** The part of a fight that only missions have. Lists are by aircraft, unless they say otherwise. */
export interface Mission {
  /** Whether it flies as a bomber: it is one, or it is a fighter-bomber that is still Loaded (DIF-FB-02). */
  bomber: boolean[];
  /** Its place in the formation. */
  square: Square[];
  /** DIF-OPTN-07 — whether it has gone home for want of fuel, which is not a loss. */
  withdrawn: boolean[];
  /** DIF-GAP-38 — whether its turrets have been manned against the fighter whose turn it is. */
  manned: boolean[];
  /** The bomber that this fighter has chosen, and the one that the enemy has named for it. */
  chosen: Plane;
  named: Plane;
  /** DIF-FLAK-02 — the Flak Pattern: a secret of the defender until the bombs fall. */
  flak: number;
  /** DIF-BOMB-01 — the Bombing Patterns. */
  pattern: number[];
  /** DIF-OPTN-18 — how many turns the mission has. DIF-OPTN-01: by side, how many levels its bombers are shifted. */
  turns: number;
  shift: number[];
  /** By side: whether it has been called upon in this game turn. */
  called: boolean[];
  /** What has fallen on the target, and what has become of it. */
  bombs: number;
  status: number;
}

export const newMission = (bomber: boolean[], turns: number): Mission => ({
  bomber,
  square: numbers(bomber.length, NO_SQUARE),
  withdrawn: flags(bomber.length, false),
  manned: flags(bomber.length, false),
  chosen: -1,
  named: -1,
  flak: NO_PATTERN,
  pattern: numbers(bomber.length, NO_PATTERN),
  turns,
  shift: [0, 0],
  called: [false, false],
  bombs: 0,
  status: NOT_BOMBED,
});
