import { AGILE, BARRAGE, GUNNER, type POST_TURN, PRE_TURN, RATINGS, TURBOCHARGER } from '../fixed.ts';
import { type Dogfight, HIGH, LOW, MEDIUM, type Plane, VERY_HIGH, VERY_LOW, type Visible } from '../state.ts';
import type { Reason } from './reasons.ts';
import { leads } from './wingmen.ts';

/**
 * DIF-CARD-01, DIF-CARD-17, DIF-DMG-07 — a rating is that of the side which is up. DIF-PIL-04 … DIF-PIL-16: the pilot
 * marker adds to it, on both sides of the card (DIF-GAP-71).
 */
export function rating(s: Visible, plane: Plane, which: number): number {
  const { fixed } = s;
  const { fighter, pilot, face } = s.planes[plane];
  return fixed.ratings[(fighter * 2 + face) * RATINGS + which] + fixed.extras[pilot * RATINGS + which];
}

/** DIF-CARD-14, DIF-PIL-04 — the Airframe printed on one side of the card (0 front, 1 Damaged). */
export function ratingOn(s: Dogfight, plane: Plane, face: number, which: number): number {
  const { fighter, pilot } = s.planes[plane];
  return s.fixed.ratings[(fighter * 2 + face) * RATINGS + which] + s.fixed.extras[pilot * RATINGS + which];
}

/**
 * DIF-SPEC-08, DIF-GAP-20 — Agile as printed on the side that is up; DIF-PIL-05: the pilot's Ag ends on the Damaged
 * side.
 */
export function isAgile(s: Dogfight, plane: Plane): boolean {
  const { fighter, pilot, face } = s.planes[plane];
  const printed = s.fixed.ratings[(fighter * 2 + face) * RATINGS + AGILE];
  return printed > 0 || (face === 0 && s.fixed.extras[pilot * RATINGS + AGILE] > 0);
}

/** DIF-SPEC-01, DIF-SPEC-02 — whether a Gunner flies along who has Bursts at all. */
export const hasGunner = (s: Visible, plane: Plane): boolean => rating(s, plane, GUNNER) > 0;

/** DIF-SPEC-11 — Barrage. */
export const hasBarrage = (s: Dogfight, plane: Plane): boolean => rating(s, plane, BARRAGE) > 0;

/** DIF-ALT-02 … DIF-ALT-06 — what each level does to Horsepower, before and after the turn. */
const preTurn: readonly number[] = [1, 0, 0, -1, -1];
const postTurn: readonly number[] = [1, 1, 0, 0, -1];

/**
 * DIF-SPEC-07, DIF-GAP-36 — a Turbocharger flies at High as at Medium and at Very High as at High, for its Horsepower
 * only.
 */
export function levelForEngine(altitude: number, turbocharger: boolean): number {
  if (!turbocharger) return altitude;
  if (altitude === VERY_HIGH) return HIGH;
  return altitude === HIGH ? MEDIUM : altitude;
}

/**
 * DIF-CARD-08, DIF-CARD-09 — how many cards are drawn before (PRE_TURN) or after (POST_TURN) the turn. DIF-OPT-04: a
 * Leader has one more each. DIF-ALT-13: below 0 it stalls.
 */
export function horsepower(s: Dogfight, plane: Plane, when: typeof PRE_TURN | typeof POST_TURN): number {
  const level = levelForEngine(s.planes[plane].altitude, rating(s, plane, TURBOCHARGER) > 0);
  const modifier = when === PRE_TURN ? preTurn[level] : postTurn[level];
  return rating(s, plane, when) + (leads(s, plane) ? 1 : 0) + modifier;
}

/** DIF-SETUP-08, DIF-SPEC-06 — why a fighter cannot start at a level; null: it can. */
export function barStart(s: Dogfight, plane: Plane, level: number): Reason | null {
  if (level === VERY_HIGH) return 'never-from-very-high';
  return level === HIGH && rating(s, plane, TURBOCHARGER) === 0 ? 'high-needs-a-turbocharger' : null;
}

/** The highest level at which it can. */
export function highestStart(s: Dogfight, plane: Plane): number {
  let level = VERY_HIGH;
  while (level > VERY_LOW && barStart(s, plane, level) !== null) level--;
  return level;
}

/** DIF-OPT-28, DIF-OPT-29 — the bonus cards for starting low. */
export const startBonus = (altitude: number): number => (altitude === VERY_LOW ? 2 : altitude === LOW ? 1 : 0);
