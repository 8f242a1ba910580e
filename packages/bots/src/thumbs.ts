import type { Ask, Chance, Decision, Game, Seat, Table, TableState, TableView } from '@tallyho/kernel';
import type { Thinker } from './thinker.ts';

/** Fills in what the seat cannot see, in a new way each time: a whole state that it cannot tell from the real one. */
export interface Worlds<S extends TableState = TableState> {
  (chance: Chance): S;
  /** Only for measuring: what is hidden in them is as it really is. */
  readonly isReal?: boolean;
}

/**
 * The rules of thumb of one system. They look at a table that was filled in from what the seat may know, and are written so
 * that they use nothing else: the seat's own cards and what lies open.
 */
export interface Thumbs<
  S extends TableState = TableState,
  C extends object = object,
  E = object,
  V extends TableView = TableView,
> {
  readonly game: Game<S, C, E, V>;
  /** How good each option looks, appended to `weights`: 0 is senseless, 1 ordinary, more is better. */
  weigh(table: Table<S, C, E>, ask: Ask, options: readonly C[], weights: number[]): void;
  /** The chance of winning as a rough estimate between 0 and 1, for playouts that are cut short. */
  estimate(s: S, seat: Seat): number;
  /** What a game that is over is worth, between 0 and 1, where it counts how far it was won; null, or left out: a win is 1, a draw half. */
  settled?(s: S, seat: Seat): number | null;
  /** What a campaign comes to, for forecasts; left out: it is no campaign. */
  total?(s: S): number;
  /** Plays what is left of a campaign quickly, without its games inside: what it may come to; left out: its games are flown. */
  onward?(s: S, chance: Chance): number;
  /** The choice that stands for all choices that come to the same; left out: every choice is its own kind. */
  key?(s: S, choice: C): object;
  /** 1 for what presses home, −1 for what holds back, 0 for the rest. */
  bold?(choice: C): number;
  /** Where that cannot be said of a choice alone: the same rules for somebody who minds being hit so many times as much. */
  careful?(care: number): Thumbs<S, C, E, V>;
  /** Kinds of decisions that are taken by weight alone: looking ahead from them tells nothing. */
  readonly unsearched?: readonly string[];
  /** Kinds of decisions in which better options are only taken more often, so that not the same is flown every time. */
  readonly varied?: readonly string[];
  /** Kinds of votes that stay secret when all have voted: what follows must not depend on the others' choices. */
  readonly sealed?: readonly string[];
  /** A way of looking ahead of its own for some decisions; null: the usual search. */
  thinker?(worlds: Worlds<S>, decision: Decision<C>, chance: Chance): Thinker | null;
  /** A playout looks so many game turns beyond the present one, and is then estimated. */
  readonly horizon: number;
  /** So many playouts a Veteran makes at the most: what more of them bring is what makes an Ace. */
  readonly veteran: number;
}

const LEAST = 0.02;

/** What is not senseless (exactly 0) is never quite out of the question. */
export const atLeast = (weight: number): number => (weight === 0 ? 0 : Math.max(LEAST, weight));
