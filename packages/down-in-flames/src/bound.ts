import { ACES, fixedFrom, RATINGS, SPEED } from './fixed.ts';
import type { DownInFlamesOptions } from './options.ts';

/**
 * No fight asks for more choices than this.
 *
 * In one aircraft's turn no more cards are drawn than the deck has (`drawCards`), and no more than that are in hands when it
 * begins; so at most twice the deck leaves a hand. With the Ace Pilot markers of all aircraft that is P, the number of
 * choices that use up a card or a marker. Free Maneuvers are at most the highest Speed there is, S. Everything else is opened
 * by one of these:
 *   - a position is given up once at the start, and again only after it has been gained by a card or a free Maneuver: 1 + P + S;
 *   - an exchange ends with one pass, and hits (of an attack or a REDLINE) are taken with one more: 2 (P + S);
 *   - a change of level (one in the altitude phase, two stalls, VERTICAL ROLLs) asks each other aircraft once whether it
 *     follows: (3 + P)(n − 1);
 *   - the altitude phase, the ends of three phases, and the choice of the aircraft: 5.
 * Before the first turn each aircraft is chosen, its pilot, its level, and one side decides who begins.
 */
export function bound(options: DownInFlamesOptions): number {
  const { total, labels, ratings, extras } = fixedFrom(options);
  const n = labels.length;
  const played = 2 * total + n * highest(extras, ACES);
  const fastest = highest(ratings, SPEED) + highest(extras, SPEED);
  const perTurn = played + fastest + (1 + played + fastest) + 2 * (played + fastest) + (3 + played) * (n - 1) + 5;
  return 3 * n + 1 + options.turns * n * perTurn;
}

const highest = (table: readonly number[], which: number): number =>
  Math.max(0, ...table.filter((_, i) => i % RATINGS === which));
