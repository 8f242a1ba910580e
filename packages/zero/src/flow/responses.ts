import { sortieOf } from '../mission/state.ts';
import type { Dogfight, PlaneNo } from '../state.ts';

/** CH-19.43d — a Wingman Attack or Card Play phase begins: green pilots have played no Response in it. */
export function beginResponses(s: Dogfight): void {
  sortieOf(s).crews?.responses.fill(0);
}

/** CH-19.43e, CH-GAP-82 — a card has been played as a Response, whatever its border. */
export function countResponse(s: Dogfight, plane: PlaneNo): void {
  const { crews } = sortieOf(s);
  if (crews !== undefined) crews.responses[plane]++;
}
