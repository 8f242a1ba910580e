import { baseContent, type Content } from './pack.ts';
import type { AircraftCard, DamageLetter } from './types.ts';

/*
 * The game prints no points. What an aircraft is worth in a fight was measured: every aircraft against others in
 * thousands of duels between bots. The formula is the plane through these strengths (docs/content.md), so that it also
 * tells the worth of an aircraft that somebody has typed in. Everything is counted in tenths; ten points more win about
 * 64 of 100 decided duels.
 */

/** What is common to all: an aircraft of the middle is worth about 50. */
const BASIS = 199;
/** A point of damage that it can take. */
const DAMAGE = 8;
/** A millimetre of its straight. */
const STRAIGHT = 2.3;
/** A turn of 90° that it has a card for. */
const SHARP_TURN = 56;

/** Guns by the damage deck they draw from; the rear gun covers where nobody else can shoot. */
const front: { readonly [letter in DamageLetter]: number } = { A: 91, B: 0, C: 0, D: 0 };
const NO_FRONT_GUN = -129;
const rear: { readonly [letter in DamageLetter]: number } = { A: 319, B: 245, C: 245, D: 245 };

const QUARTER = 9_000;
const HALF = 18_000;

/** The worth of an aircraft for fair match-ups: a whole number, for the cards that we ship from 30 to 90. */
export function aircraftValue(card: AircraftCard, content: Content = baseContent): number {
  const type = content.typeById.get(card.type);
  const cards = content.deckByLetter.get(type?.deck ?? '')?.cards ?? [];
  const straight = cards.find(({ manoeuvre }) => manoeuvre === 'straight')?.forward ?? 0;
  const sharp = cards.filter(({ turn }) => Math.abs(turn) >= QUARTER && Math.abs(turn) < HALF).length;
  const tenths =
    BASIS +
    DAMAGE * card.damage +
    (STRAIGHT * straight) / 1000 +
    SHARP_TURN * sharp +
    (card.front === null ? NO_FRONT_GUN : front[card.front]) +
    (card.rear === null ? 0 : rear[card.rear]);
  return Math.max(1, Math.round(tenths / 10));
}
