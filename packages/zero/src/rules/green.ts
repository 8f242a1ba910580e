import { sortieOf } from '../mission/state.ts';
import { type Dogfight, isBomber, type PlaneNo } from '../state.ts';
import type { Reason } from './reasons.ts';

/** CH-19.41a — whether an aircraft of whatever kind has a green pilot or crew. */
export function isGreen(s: Dogfight, plane: PlaneNo): boolean {
  const green = s.fixed.sortie?.green;
  if (green === undefined) return false;
  return isBomber(s, plane) ? green.bombers[plane - s.planes.length] : green.planes[plane];
}

/** CH-19.43b — what a green Wingman lacks in offence. */
export const greenOffence = (s: Dogfight, wing: PlaneNo): number => (isGreen(s, wing) ? 1 : 0);

/**
 * CH-19.43d, CH-19.43e, CH-19.43f — a green pilot plays one Response in a Card Play or Wingman Attack phase, whosever it
 * is, and answers nothing more in it; Responses to Responses count, and cards played as something else (CH-GAP-82).
 * CH-GAP-26: the one Response to Flak is another matter.
 */
export const barResponse = (s: Dogfight, plane: PlaneNo): Reason | null =>
  isGreen(s, plane) && (sortieOf(s).crews?.responses[plane] ?? 0) > 0 ? 'green-has-answered' : null;

/** CH-19.43h, CH-GAP-86 — levels by which the bombing results of an aircraft change. */
export const greenShift = (s: Dogfight, plane: PlaneNo): number => (isGreen(s, plane) ? -1 : 0);
