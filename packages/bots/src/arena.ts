import type { Chance, Seat, TableState } from '@tallyho/kernel';
import type { Thumbs } from './thumbs.ts';

/** An aircraft that can be flown in a duel, and what it is said to be worth. */
export interface Entrant {
  readonly id: string;
  readonly name: string;
  /** The printed points; null where the game prints none. */
  readonly points: number | null;
  /** Aircraft of the same side cannot meet; null: any two can. */
  readonly side: string | null;
}

/** A set-up whose two sides are not alike: a campaign. Measured is how often each wins. */
export interface Sheet {
  readonly id: string;
  readonly name: string;
  readonly options: unknown;
}

/** What is needed to measure a system: who can fly, how two of them meet, and who began. */
export interface Arena {
  readonly thumbs: Thumbs;
  readonly entrants: readonly Entrant[];
  /** The options of a fight, the first aircraft for seat 0 and the second for seat 1: one against one, or so many of each. */
  duel(first: Entrant, second: Entrant, each?: number): unknown;
  /** Two that make a fair fight, by their points. */
  match(chance: Chance): readonly [Entrant, Entrant];
  /** Who moved first; −1: everybody moves at once. */
  first(s: TableState): Seat;
  /** What each seat has scored, where the two sides of a game are not alike: a pair is then one contest, by the points of both games. */
  points?(s: TableState): readonly number[];
  /** Given set-ups, where it is these that are measured and not aircraft. */
  readonly sheets?: readonly Sheet[];
}

export const mayMeet = (a: Entrant, b: Entrant): boolean => a.side === null || a.side !== b.side;
