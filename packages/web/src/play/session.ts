import type { Ranked } from '@tallyho/bots';
import type { CutOut, Decision, KernelProblem, Outcome, Result, Seat, TableView } from '@tallyho/kernel';
import type { MatchPlace } from '../saved/match-place.ts';
import type { Player } from '../saved/players.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import type { Keeping } from '../saved/store.ts';
import type { Look } from './look.ts';

/** What can go wrong around a game without harming it. */
export type Trouble = Exclude<Keeping, 'kept'> | 'bot-silent';

/** What came of a choice. */
export type Chosen = Result<null, KernelProblem | 'not-in-this-lesson' | 'played-elsewhere'>;

/** What only whoever keeps a game can do with it: its copy has the secret, everybody's hands and choices. */
export interface KeepersPart {
  /** Hands all of the game to the person as a file, to be gone on with elsewhere. */
  exportGame(): void;
}

/**
 * A game that is being played, as its table knows it: each seat has its look, makes its choices and may take them back.
 * Wherever the game itself is, nobody reaches around this for cards that are not his.
 */
export interface Session<C extends object = object, E = object, V extends TableView = TableView> {
  readonly id: string;
  /** Names of aircraft, the same in every language; or what a lesson is called. */
  readonly title: string;
  readonly players: readonly Player[];
  /** What the seats are called. */
  readonly names: readonly string[];
  /** Its place in a match of two games; null: in none. */
  readonly place: MatchPlace | null;
  /** The fingerprint of its secret, which never changes; null: it has none, or one that could be found by trying. */
  readonly proof: string | null;
  /** Whether it has gone on from its table, because the rules have changed since it was begun. */
  readonly isResumed: boolean;
  readonly trouble: Trouble | null;
  /** Whether a lesson is going on, or a situation out of the rulebook: nothing is saved then, nothing played again. */
  readonly isGuided: boolean;
  /** Whether every choice is looked at as it is made, as in a lesson. */
  readonly isLed: boolean;
  /** The seats that are asked something now; not those for which the only answer is just being given. */
  readonly askedSeats: readonly Seat[];
  readonly outcome: Outcome | null;
  /** All of the game, when it is over and everything lies open; null: it goes on. */
  readonly finished: SavedGame | null;
  /** The part of whoever keeps the game; null: it is kept elsewhere, or not at all. */
  readonly keeper: KeepersPart | null;
  /** Goes up with every change, so that a page knows when to draw anew. */
  readonly getVersion: () => number;
  readonly subscribe: (tell: () => void) => () => void;

  /** How the game looks to a seat now; to a spectator, what everybody may see. */
  look(seat: Seat): Look<C, E, V>;
  /**
   * The games that were played inside it, or so many games deep inside it, and are over: these may be told while it goes on.
   * Their moves are counted in the whole. None, if it does not know how it began, and in lessons.
   */
  missions(depth?: number): readonly CutOut[];
  choose(seat: Seat, decision: number, choice: C): Chosen;
  /** Takes back the seat's latest real choice: one that could have been made otherwise. */
  undo(seat: Seat): void;
  /**
   * What the bot would whisper: the options, best first; of the table as it is, or as it would be after what has only
   * been laid out.
   */
  hints(decision: Decision<C>, supposed?: V): Promise<readonly Ranked[]>;
  /** The seat gives the game up, whoever is asked now. */
  concede(seat: Seat): void;
  /** The others play on without pauses until something is asked of a person. */
  hurry(): void;
  /** Asks a bot again that did not answer. */
  retry(): void;
}
