import { type Face, titles } from '../content/types.ts';

/** Titles as numbers, in the order of the content's list. */
export const IN_MY_SIGHTS = 0;
export const OUT_OF_THE_SUN = 1;
export const MANEUVERING = 2;
export const HALF_LOOP = 3;
export const SCISSORS = 4;
export const VERTICAL_ROLL = 5;
export const FULL_THROTTLE = 6;
export const TIGHT_TURN = 7;
export const BARREL_ROLL = 8;
export const ACE_PILOT = 9;

export const titleOf = (face: Face): number => titles.indexOf(face.title);

/** Z-5.25b — the two titles that are fired. */
export const isShot = (title: number): boolean => title <= OUT_OF_THE_SUN;

/** Z-17.15a, Z-CGAP-23, Z-CGAP-80 — the titles that a Loaded aircraft does not play. */
export const isHeavy = (title: number): boolean =>
  title === MANEUVERING || title === HALF_LOOP || title === SCISSORS || title === FULL_THROTTLE;

/** Z-2.2e, Z-2.2f, Z-2.2g, Z-8.2b — red and white cards have an Attack section, blue ones have none. */
export const isAttackCard = (face: Face): boolean => face.border !== 'blue';

/**
 * Z-8.31a, Z-8.42a, Z-GAP-01 — the Response section as bits, one for each title; Z-2.2e: a red card answers nothing.
 */
export function answersOf(face: Face): number {
  if (face.border === 'red') return 0;
  let bits = 0;
  for (const title of face.answers) bits |= 1 << titles.indexOf(title);
  return bits;
}

/** The name of a face in notation: its title, and for a shot Bursts and Hits as the book writes them (1B/2D). */
export function faceName({ title, subtitle, bursts, hits }: Face): string {
  if (subtitle !== '') return `${title} ${subtitle} ${bursts}B`;
  return bursts > 0 ? `${title} ${bursts}B/${hits}D` : title;
}
