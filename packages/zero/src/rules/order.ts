import { type Dogfight, type ElementNo, isOut, NOBODY, type Side } from '../state.ts';
import { goesBefore, isNight } from './night.ts';
import type { Reason } from './reasons.ts';

/** Z-4.7c — whether an Element has had its first sequence. */
function hasPlayed(s: Dogfight, element: ElementNo): boolean {
  for (let place = 0; place < s.order.length; place++) if (s.order[place] === element) return true;
  return false;
}

/** Z-24.51a — whether an Element that comes late has still to come. */
const isLate = ({ fixed, sortie }: Dogfight, element: ElementNo): boolean =>
  (fixed.sortie?.enters[element] ?? 0) > 0 && sortie?.entered[element] === 0;

/**
 * Z-4.7c — why an Element may not be named for its first sequence: it has had it, Z-24.51a: it comes late, Z-GAP-42: it is gone.
 * CH-27.32a: nor while a night fighter waits.
 */
export function barActing(s: Dogfight, element: ElementNo): Reason | null {
  if (isOut(s, element)) return isLate(s, element) ? 'comes-late' : 'is-out-of-the-fight';
  if (hasPlayed(s, element)) return 'has-had-its-sequence';
  if (!isNight(s)) return null;
  return s.elements.some((_, other) => goesBefore(s, other, element) && !isOut(s, other) && !hasPlayed(s, other))
    ? 'night-fighters-first'
    : null;
}

/** The first Element of a side, or the first after another one, that waits; NOBODY: none does. */
export function firstWaiting(s: Dogfight, side: Side, after: ElementNo = NOBODY): ElementNo {
  for (let element = after + 1; element < s.elements.length; element++)
    if (s.fixed.side[element] === side && barActing(s, element) === null) return element;
  return NOBODY;
}

/**
 * Z-4.7c, Z-GAP-41 — the side that names the next Element: alternately, then whoever has Elements left; NOBODY: all
 * have played.
 */
export function nextToChoose(s: Dogfight): Side {
  const { pickets } = s.fixed.sortie ?? {};
  // All Elements of the side whose Radar Pickets have seen the enemy come first.
  if (pickets !== undefined && firstWaiting(s, pickets) !== NOBODY) return pickets;
  if (firstWaiting(s, s.choosing) !== NOBODY) return s.choosing;
  return firstWaiting(s, 1 - s.choosing) !== NOBODY ? 1 - s.choosing : NOBODY;
}

/** Z-3.1d, Z-GAP-09 — the very first Element to act has no Wingman Attack phase in the first turn. */
export const isVeryFirst = (s: Dogfight, element: ElementNo): boolean =>
  s.turn === 1 && s.order[0] === element && (s.fixed.sortie?.sweep ?? NOBODY) === NOBODY;
