import type { Ask, Game, Seat, Table, TableState, TableView } from '@tallyho/kernel';

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
  /** How good each option looks, written into `weights`: 0 is senseless, 1 ordinary, more is better. */
  weigh(table: Table<S, C, E>, ask: Ask, options: readonly C[], weights: number[]): void;
  /** The chance of winning as a rough estimate between 0 and 1, for playouts that are cut short. */
  estimate(s: S, seat: Seat): number;
}
