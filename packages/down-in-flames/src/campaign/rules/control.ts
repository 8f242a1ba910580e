import type { Seat } from '@tallyho/kernel';
import type { TargetStatus } from '../../mission/state.ts';
import type { Marker } from '../state.ts';

/**
 * DIF-CMP-19, DIF-CMP-24 — a target that is Damaged or Destroyed gets the attacker's marker in place of any other.
 * DIF-CMP-21, DIF-GAP-64: an Intact one is left as it was, and so is one that the attacker had Damaged before and
 * Damages again.
 */
export const markerAfter = (before: Marker, attacker: Seat, status: TargetStatus): Marker =>
  status === 'intact' ? before : { status, by: attacker };

/** DIF-CMP-07, DIF-CMP-08 — only who destroys his target keeps the initiative. */
export const initiativeAfter = (attacker: Seat, status: TargetStatus): Seat =>
  status === 'destroyed' ? attacker : 1 - attacker;
