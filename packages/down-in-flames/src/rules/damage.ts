import type { Card } from '@tallyho/kernel';
import { AIRFRAME, FIREPOWER, SAFE_REDLINE } from '../fixed.ts';
import type { Dogfight, Plane } from '../state.ts';
import { rating, ratingOn } from './ratings.ts';
import type { Reason } from './reasons.ts';

/**
 * DIF-ACT-26, DIF-CARD-13, DIF-ACT-20 — the hits of an attack: printed on the card, plus Firepower, plus the +1 hits
 * cards. DIF-SPEC-03, DIF-SPEC-04: a Gunner's hits get no Firepower, but the bonus. DIF-GAP-21: never less than none.
 */
export const attackHits = (s: Dogfight, plane: Plane, card: Card, bonus: number, gunner: boolean): number =>
  Math.max(0, s.fixed.hits[card] + (gunner ? 0 : rating(s, plane, FIREPOWER)) + bonus);

/** DIF-GAP-05 — whether +1 hits cards do anything for a shot: FUEL TANK deals no hits. */
export const barAdding = (s: Dogfight, card: Card): Reason | null =>
  s.fixed.fuelTank[card] ? 'nothing-adds-to-fuel-tank' : null;

/** DIF-REACT-09, DIF-GAP-12 — each EVASIVE takes two hits off, never below none. */
export const afterEvasive = (hits: number): number => Math.max(0, hits - 2);

/** DIF-REACT-22, DIF-PIL-15 — REDLINE costs a hit, unless the pilot knows better. */
export const redlineHits = (s: Dogfight, plane: Plane): number => (rating(s, plane, SAFE_REDLINE) > 0 ? 0 : 1);
/** DIF-REACT-22 — and brings three cards. */
export const REDLINE_CARDS = 3;

/** DIF-DMG-01, DIF-GAP-01 — Damaged when the hits reach the Airframe of the front. */
export const isDamaged = (s: Dogfight, plane: Plane): boolean =>
  s.planes[plane].hits >= ratingOn(s, plane, 0, AIRFRAME);

/** DIF-DMG-02, DIF-CARD-15, DIF-DMG-08 — shot down when all hits together reach the Airframe of the Damaged side. */
export const isShotDown = (s: Dogfight, plane: Plane): boolean =>
  s.planes[plane].hits >= ratingOn(s, plane, 1, AIRFRAME);
