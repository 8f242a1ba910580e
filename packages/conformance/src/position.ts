import type { Chance, Match, Trial } from '@tallyho/kernel';
import type { CardCounts } from './checks.ts';

/** A moment of a game on trial, and what the checks need to know about the game. */
export interface Position {
  readonly trial: Trial;
  readonly match: Match;
  /** The tester's own chance, not the game's. */
  readonly chance: Chance;
  readonly bound: number;
  readonly cards: CardCounts;
}
