import { BURSTS, GUNNER } from '../fixed.ts';
import { ADVANTAGED, type Dogfight, type Plane, TAILING, type Visible } from '../state.ts';
import { rating } from './ratings.ts';

/** What is counted as spent: the inherent Bursts, those of each position, the Gunner's. */
export const INHERENT = 0;
export const FOR_ADVANTAGED = 1;
export const FOR_TAILING = 2;
export const BY_GUNNER = 3;
export const BURST_KINDS = 4;

/** DIF-POS-04, DIF-POS-07, DIF-OPT-16 — one Burst for being Advantaged, two more for Tailing. */
export const WHILE_ADVANTAGED = 1;
export const WHILE_TAILING = 2;

/** DIF-OPT-15 — one account for the whole turn; without that rule, one for every target. */
export const account = (s: Visible, target: Plane): number =>
  s.fixed.options.bursts === 'per-turn' ? 0 : target * BURST_KINDS;

/**
 * DIF-CARD-10, DIF-CARD-11, DIF-CARD-12, DIF-POS-03, DIF-BMB-40 — the Bursts a fighter has left against a target: its
 * rating, one more while it is Advantaged, three more while it is Tailing. DIF-GAP-16: in its turn, each kind less what
 * was spent of it.
 */
export function burstsLeft(s: Visible, plane: Plane, target: Plane): number {
  const { grip } = s.planes[plane];
  if (plane !== s.active)
    return rating(s, plane, BURSTS) + (grip === TAILING ? WHILE_ADVANTAGED + WHILE_TAILING : grip);
  const { spent } = s;
  const at = account(s, target);
  let left = Math.max(0, rating(s, plane, BURSTS) - spent[at + INHERENT]);
  if (grip >= ADVANTAGED) left += WHILE_ADVANTAGED - spent[at + FOR_ADVANTAGED];
  if (grip === TAILING) left += WHILE_TAILING - spent[at + FOR_TAILING];
  return left;
}

/**
 * DIF-ACT-27, DIF-REACT-13 — the price printed on the card; DIF-REACT-08, DIF-GAP-12: one more for each EVASIVE in
 * force.
 */
export const burstCost = (s: Dogfight, target: Plane, printed: number): number => printed + s.planes[target].evasive;

/** DIF-SPEC-02, DIF-GAP-18 — the Gunner's Bursts that are left, apart from all others. */
export const gunnerLeft = (s: Visible, plane: Plane, target: Plane): number =>
  rating(s, plane, GUNNER) - (plane === s.active ? s.spent[account(s, target) + BY_GUNNER] : 0);
