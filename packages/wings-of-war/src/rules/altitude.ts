import type { DeckTable, FixedPlane } from '../fixed.ts';
import { FLYING, type Kind, type Progress, type Sky } from '../state.ts';

/** WOW-ALT-05, WOW-HIGH-02, WOW-HIGH-06 — the highest altitude at which aircraft are seen. */
export const ceilingOf = (s: Sky): number => (s.fixed.options.switches.higher ? s.floor + 3 : 3);

/**
 * WOW-ALT-06, WOW-HIGH-05, WOW-HIGH-06, WOW-CLOUD-02, WOW-GAP-116, WOW-GAP-117 — whether an aircraft may rise to a
 * level.
 */
function mayReach(s: Sky, plane: FixedPlane, level: number): boolean {
  const { cloud, options } = s.fixed;
  if (options.switches.higher && level > plane.maxAltitude) return false;
  return level === cloud || (level <= ceilingOf(s) && level < cloud);
}

/** WOW-CLIMB-04, WOW-GAP-88 — whether one more climb counter would not lift it too high. */
export const mayGain = (s: Sky, plane: FixedPlane, p: Progress): boolean =>
  p.climbs + 1 < plane.climb || mayReach(s, plane, p.level + 1);

export const isStall = (deck: DeckTable, kind: Kind): boolean => kind >= 0 && ((deck.stalls >> kind) & 1) === 1;
export const isStraight = (deck: DeckTable, kind: Kind): boolean => kind >= 0 && ((deck.straights >> kind) & 1) === 1;
export const isSteep = (deck: DeckTable, kind: Kind): boolean => kind >= 0 && ((deck.steep >> kind) & 1) === 1;
export const isDive = (deck: DeckTable, kind: Kind): boolean => kind >= 0 && ((deck.dives >> kind) & 1) === 1;

/** WOW-ALT-04, WOW-HIGH-04, WOW-GAP-124 — with altitude: how many stands are under the model. */
export const standsOf = ({ floor }: Pick<Sky, 'floor'>, { status, level }: Progress): number =>
  status === FLYING ? level - floor + 1 : 0;
