import type { Chance } from './chance.ts';
import type { Card, Deck } from './deck.ts';
import type { Flow } from './flow.ts';
import type { Migration } from './migrate.ts';
import type { Result } from './result.ts';
import type { Outcome, Seat, TableState } from './state.ts';
import type { Table } from './table.ts';
import type { TableView } from './view.ts';

/**
 * All that a game is. S is its state, C its choices, E its events, V what a seat sees, O its options.
 * Methods, so that a list of different games can be kept as `Game[]`.
 */
export interface Game<
  S extends TableState = TableState,
  C extends object = object,
  E = object,
  V extends TableView = TableView,
  O extends object = object,
> {
  /** The system's name in records, scripts and commands: 'down-in-flames'. */
  readonly id: string;
  /**
   * Goes up when the same choices may lead to another game or to another hash, and when a state, `fixed` included, is
   * made otherwise; then `migrations` gets a line.
   */
  readonly version: number;
  readonly flows: readonly Flow<S, C, E>[];
  /** The games whose games are moves of this one, if it holds games; see `holding`. */
  readonly inner?: readonly Game[];
  /** What makes a game that was saved by an older version one of this one, for each change of a state's shape. */
  readonly migrations?: readonly Migration[];

  /** Checks options that came from outside, and fills in what was left out. */
  options(given: unknown): Result<O>;
  /** The table before the first step. */
  setup(options: O, chance: Chance): S;
  /** The names of the seats, as scripts and records call them. */
  seats(s: S): readonly string[];

  /** What this seat may see, built from an allow-list. */
  observe(s: S, seat: Seat): V;
  /** A whole state that the seat cannot tell from the real one. */
  resample(view: V, chance: Chance): S;

  /** A choice as a short text that is unique among the options of its decision. */
  write(s: S, choice: C, seat: Seat): string;

  /** Whether a text is notation at all: it names a verb, cards and aircraft that this game knows, legal now or not. */
  reads(s: S, text: string): boolean;

  /**
   * Takes out of a text (without capitals and surplus blanks) what notation allows and does not need: the target, where
   * there is only one.
   */
  tidy?(s: S, text: string, seat: Seat): string;

  /**
   * Every card of this table, wherever it is: the same cards at every moment of a game. Those of a game inside are that
   * game's business: the outer deck rests whole while it is played.
   */
  cards(s: S): Card[];
  /** No game with these options asks for more choices than this. */
  bound(options: O): number;

  /**
   * How the game ends when a seat concedes, which it may do at any moment: the other sides win, or nobody where there are
   * none.
   */
  conceded(s: S, seat: Seat): Outcome;

  /** Told when a discard pile has been turned over. */
  reshuffled?(t: Table<S, C, E>, deck: Deck): void;
}
