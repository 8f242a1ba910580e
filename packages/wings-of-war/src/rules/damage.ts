import type { RuleId } from '@tallyho/kernel';
import type { Plane, Side, WingsOfWar } from '../state.ts';
import { type BY_CRASH, type BY_FLAMES, HIT } from './cards.ts';

/** Where a damage card comes from, and with it which of its symbols count. */
export type Cause = typeof HIT | typeof BY_FLAMES | typeof BY_CRASH;

/** One card that is due: to whom, from which deck, why, and with the Aiming bonus or not; and whose gun it was. */
export interface Due {
  readonly plane: Plane;
  readonly deck: number;
  readonly cause: Cause;
  readonly aimed: boolean;
  /** The shooter and the gun; −1 when nobody fired. */
  readonly shooter: Plane;
  readonly gun: number;
}

/** WOW-DMG-06 — whether the damage has reached the green number. */
export const isOverwhelmed = (s: WingsOfWar, plane: Plane): boolean =>
  s.planes[plane].damage >= s.fixed.planes[plane].endurance;

/** WOW-DMG-06, WOW-SPDMG-11, WOW-SPDMG-13, WOW-JAM-07 — whether an aircraft is done for. */
export const isDoneFor = (s: WingsOfWar, plane: Plane): boolean => {
  const a = s.planes[plane];
  return isOverwhelmed(s, plane) || a.wounds >= 2 || a.exploded;
};

/**
 * WOW-GAP-65, WOW-GAP-66 — the rule that everybody is told when an aircraft is lost: that of its explosion, that of a
 * fire or a crash, or that it fell by its points; with special damage it may have been a second wound, and only its
 * owner is told which.
 */
export function ruleOfLoss(s: WingsOfWar, plane: Plane, cause: Cause): RuleId {
  const { exploded, engine } = s.planes[plane];
  if (exploded) return engine >= 2 ? 'WOW-SPDMG-13' : 'WOW-JAM-07';
  if (cause !== HIT) return 'WOW-GAP-65';
  return s.fixed.options.switches.special ? 'WOW-GAP-66' : 'WOW-DMG-06';
}

/** Everybody but one side, as bits. */
export const othersThan = (s: WingsOfWar, side: Side): number => ((1 << s.fixed.sides) - 1) & ~(1 << side);
