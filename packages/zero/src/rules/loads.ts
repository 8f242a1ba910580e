import type { Faces } from '@tallyho/kernel';
import { sortieOf, UNLOADED } from '../mission/state.ts';
import type { Dogfight, PlaneNo } from '../state.ts';
import { isHeavy } from './cards.ts';
import type { Reason } from './reasons.ts';

/** Z-18.11c — a Fighter or FB that carries ordnance is Loaded; Z-15.2d, Z-17.15g: until it has bombed or jettisoned. Z-17.15h: Formation aircraft never are. */
export const isLoaded = (s: Dogfight, plane: PlaneNo): boolean => sortieOf(s).load[plane] > UNLOADED;

/** Z-15.2c — why an aircraft may not drop what it carries. (CH-28.24b: kamikazes are not asked.) */
export const barJettison = (s: Dogfight, plane: PlaneNo): Reason | null =>
  isLoaded(s, plane) ? null : 'carries-nothing';

const EVERY_FACE: Faces = ~0;

/** Z-17.15a — the faces that an aircraft of an Element may play, as far as its load goes. */
export const playable = (s: Dogfight, plane: PlaneNo): Faces =>
  isLoaded(s, plane) ? ~(s.fixed.sortie?.heavy ?? 0) : EVERY_FACE;

/** Z-17.15a, Z-CGAP-23, Z-CGAP-80 — MANEUVERING, HALF LOOP, SCISSORS and FULL THROTTLE, in every role; nothing else. Z-17.15b: they may be discarded. */
export const barLoaded = (s: Dogfight, plane: PlaneNo, title: number): Reason | null =>
  isHeavy(title) && isLoaded(s, plane) ? 'loaded' : null;

/** Z-17.15c, Z-CGAP-23 — what a loaded Wingman's offence is: one less, or half where that is agreed. */
export function loadedOffence(s: Dogfight, wing: PlaneNo, rating: number): number {
  if (!isLoaded(s, wing)) return rating;
  return s.fixed.sortie?.loadedHalf === true ? rating >> 1 : rating - 1;
}

/** Z-CGAP-13 — declared to bomb or strafe in this Bomb Turn; and whether it has done so. */
export const TO_RUN = 1;
export const HAS_RUN = 2;
export const isToRun = (s: Dogfight, plane: PlaneNo): boolean => sortieOf(s).runs[plane] > 0;
export const hasRun = (s: Dogfight, plane: PlaneNo): boolean => sortieOf(s).runs[plane] === HAS_RUN;

/**
 * Z-23.66b, Z-CGAP-13 — who bombs or strafes plays one Response to each Attack card and answers no Response. The Attack
 * is the first card of an exchange. (Nobody is declared outside the Bomb Turn.)
 */
export const barCountering = (s: Dogfight, plane: PlaneNo): Reason | null =>
  s.played.length > 1 && isToRun(s, plane) ? 'answers-no-response' : null;
