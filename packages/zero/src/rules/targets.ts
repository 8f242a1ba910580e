import { type Dogfight, NOBODY, type PlaneNo } from '../state.ts';
import type { Reason } from './reasons.ts';

/**
 * Z-6.5d, Z-6.36c, Z-8.2d, Z-8.5b, Z-GAP-49, Z-GAP-60 — one aircraft a turn: the first one attacked, or announced, is
 * the only one.
 */
export const barTarget = (s: Dogfight, plane: PlaneNo): Reason | null =>
  s.now.target === NOBODY || s.now.target === plane ? null : 'one-aircraft-a-turn';
