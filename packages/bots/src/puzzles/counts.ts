import type { PuzzleCounts } from './order.ts';

/** How many puzzles of each game lie in the folder `puzzles`; the order of the days follows from these numbers. */
export const puzzleCounts: PuzzleCounts = {
  'down-in-flames': 122,
  zero: 122,
  'wings-of-war': 122,
};
