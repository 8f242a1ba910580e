import { type Dogfight, type ElementNo, isOut, NOBODY, type Side } from '../state.ts';
import { goesBefore, isNight } from './night.ts';

/** Z-4.7c — whether an Element has not had its first sequence. */
function hasNotPlayed(s: Dogfight, element: ElementNo): boolean {
  for (let place = 0; place < s.order.length; place++) if (s.order[place] === element) return false;
  return !isOut(s, element);
}

/** Z-4.7c — whether an Element may be named for its first sequence. CH-27.32a: not while a night fighter waits. */
export function waits(s: Dogfight, element: ElementNo): boolean {
  if (!hasNotPlayed(s, element)) return false;
  if (!isNight(s)) return true;
  return !s.elements.some((_, other) => goesBefore(s, other, element) && hasNotPlayed(s, other));
}

/** The first Element of a side that waits; there must be one. */
export function firstWaiting(s: Dogfight, side: Side): ElementNo {
  let element = 0;
  while (s.fixed.side[element] !== side || !waits(s, element)) element++;
  return element;
}

/** How many Elements of a side still wait. */
export function waiting(s: Dogfight, side: Side): number {
  let count = 0;
  for (let element = 0; element < s.elements.length; element++)
    if (s.fixed.side[element] === side && waits(s, element)) count++;
  return count;
}

/**
 * Z-4.7c, Z-GAP-41 — the side that names the next Element: alternately, then whoever has Elements left; NOBODY: all
 * have played.
 */
export function nextToChoose(s: Dogfight): Side {
  const { pickets } = s.fixed.sortie ?? {};
  // All Elements of the side whose Radar Pickets have seen the enemy come first.
  if (pickets !== undefined && waiting(s, pickets) > 0) return pickets;
  if (waiting(s, s.choosing) > 0) return s.choosing;
  return waiting(s, 1 - s.choosing) > 0 ? 1 - s.choosing : NOBODY;
}

/** Z-3.1d, Z-GAP-09 — the very first Element to act has no Wingman Attack phase in the first turn. */
export const isVeryFirst = (s: Dogfight, element: ElementNo): boolean =>
  s.turn === 1 && s.order[0] === element && (s.fixed.sortie?.sweep ?? NOBODY) === NOBODY;
