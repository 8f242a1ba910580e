import type { Seat } from '@tallyho/kernel';
import type { Player } from '../play.ts';

/** One game to be played: options as they come from outside, a seed, and who sits in which seat. */
export interface GameTask {
  readonly options: unknown;
  readonly seed: string;
  readonly players: readonly Player[];
}

/** What came of it. */
export interface GameResult {
  readonly winners: readonly Seat[];
  /** Who moved first; −1: everybody moves at once. */
  readonly first: Seat;
  readonly decisions: number;
  /** What each seat has scored, where pairs are decided by points. */
  readonly points?: readonly number[];
}

/** What a worker is sent, and what it sends back; `at` is the number of the task. */
export interface Work {
  readonly at: number;
  readonly task: GameTask;
}
export interface Done {
  readonly at: number;
  readonly result: GameResult;
}
