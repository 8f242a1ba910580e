import type { Ask, RuleId, Seat, TableState } from './state.ts';
import type { Table } from './table.ts';

/** What a player might expect to be allowed and is not: the choice, a reason code, and the rule. */
export interface Refusal<C> {
  readonly choice: C;
  readonly reason: string;
  readonly because: RuleId;
}

/**
 * A step that just happens. (Typed as a method, so that flows with values of different kinds fit into one list, and
 * games into another.)
 */
export type Act<S extends TableState, C extends object, E, A> = { act(t: Table<S, C, E>, at: A): void }['act'];

/** The rule behind a decision: always the same one, or one that depends on the moment. */
export type Because<S extends TableState, A> = RuleId | { because(s: S, at: A): RuleId }['because'];

interface Asking<S extends TableState, C extends object, A> {
  /** What kind of decision this is: 'answer', 'altitude' … */
  readonly ask: string;
  readonly because: Because<S, A>;
  /**
   * Every legal choice of this seat, each once, in a stable order. Never empty. They can be put into `list`, which is
   * empty and spares a new one; nobody keeps it.
   */
  options(s: S, at: A, seat: Seat, list: C[]): readonly C[];
  /** What is not on the list although a player might look for it there. */
  refusals?(s: S, at: A, seat: Seat): Refusal<C>[];
}

/** A step that asks one seat (`who` may say nobody: −1) and goes on with its choice. */
export interface Question<S extends TableState, C extends object, E, A> extends Asking<S, C, A> {
  readonly several: false;
  who(s: S, at: A): Seat;
  chosen(t: Table<S, C, E>, at: A, choice: C, seat: Seat): void;
}

/** A step that asks several seats at once, in secret, and goes on when all have answered. */
export interface SecretVote<S extends TableState, C extends object, E, A> extends Asking<S, C, A> {
  readonly several: true;
  who(s: S, at: A): readonly Seat[];
  revealed(t: Table<S, C, E>, at: A, choices: readonly Answered<C>[]): void;
}

/**
 * A step that plays a whole game of one of those in `Game.inner`, and goes on when it is over. While it is played, what
 * is asked, offered, refused and told is what the inner game asks, offers, refuses and tells.
 */
export interface InnerGame<S extends TableState, C extends object, E, A> {
  /** The id of the game; left out where only one kind is held. */
  readonly plays?: string;
  /**
   * For each seat of the inner game, who sits there: a seat of this table, and no seat twice. Whoever sits nowhere
   * watches. Everybody can tell it from what everybody sees. Left out: the same seats.
   */
  seated?(s: S, at: A): readonly Seat[];
  /** The options of the game, as the inner game has checked them; it is set up from them and from this seed. */
  begin(t: Table<S, C, E>, at: A, seed: string): object;
  /** The inner game as it stood when it was over. */
  over(t: Table<S, C, E>, at: A, inner: TableState): void;
}

/** An ask that has been answered. */
export interface Answered<C> extends Ask {
  choice: C & object;
}

export type Step<S extends TableState, C extends object, E, A> =
  | Act<S, C, E, A>
  | Question<S, C, E, A>
  | SecretVote<S, C, E, A>
  | InnerGame<S, C, E, A>;

/** A part of the sequence of play: its steps are taken in order, unless a step says `goto`, `call` or `end`. */
export interface Flow<S extends TableState, C extends object, E, A extends object = object> {
  readonly name: string;
  readonly steps: readonly Step<S, C, E, A>[];
}
