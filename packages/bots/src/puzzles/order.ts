import { chanceFrom, shuffle } from '@tallyho/kernel';
import { type PuzzleSystem, puzzleSystems } from './puzzle.ts';

/** How many puzzles of each game there are. */
export type PuzzleCounts = { readonly [system in PuzzleSystem]: number };

/** One of them: the game, and its number in the set of that game. */
export interface PuzzlePlace {
  readonly system: PuzzleSystem;
  readonly nth: number;
}

/** The seed of the order, which is the same everywhere. */
const ORDER = 'a puzzle a day';

/**
 * All puzzles in the order of their days: each set shuffled, and the sets laid into each other evenly, so that one game does
 * not come for a week. It follows from the counts alone.
 */
export function puzzleOrder(counts: PuzzleCounts): readonly PuzzlePlace[] {
  const chance = chanceFrom(ORDER);
  const places = puzzleSystems.flatMap((system, at) => {
    const numbers = shuffle(
      chance,
      Array.from({ length: counts[system] }, (_, nth) => nth),
    );
    return numbers.map((nth, place) => ({ system, nth, at, due: (place + 0.5) / numbers.length }));
  });
  places.sort((a, b) => a.due - b.due || a.at - b.at);
  return places.map(({ system, nth }) => ({ system, nth }));
}

/** The puzzle of a day, counted from the first one; when all have been asked they begin anew. Days before the first count, too. */
export function puzzleOfDay(counts: PuzzleCounts, day: number): PuzzlePlace {
  const order = puzzleOrder(counts);
  return order[((day % order.length) + order.length) % order.length];
}
