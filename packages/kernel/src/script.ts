import type { Game } from './game.ts';
import type { Json } from './json.ts';
import type { Result } from './result.ts';
import type { TableState } from './state.ts';
import type { TableView } from './view.ts';

/** What a game adds so that it can be scripted: situations in, readable trees out. */
export interface Script<
  S extends TableState = TableState,
  C extends object = object,
  E = object,
  V extends TableView = TableView,
  O extends object = object,
> {
  readonly game: Game<S, C, E, V, O>;
  /** Builds a constructed situation. The frames must stand where the script says play goes on. */
  situate(given: Json, options: O, seed: string): Result<S>;
  /** Everything there is, hidden things included, as a tree with names for numbers. */
  describe(s: S): { readonly [key: string]: Json };
  /** What a seat sees, as such a tree, from its view alone. */
  describeView(view: V): { readonly [key: string]: Json };
  /** The names of all events there are: a misspelt one must not pass for one that does not happen. */
  readonly events: readonly string[];
  /** An event as such a tree. */
  describeEvent(s: S, event: E): Json;
  /** Lists whose order means nothing: 'hand', 'discard' … */
  readonly unordered: readonly string[];
  /** Lays out the next cards to be drawn. */
  lay(s: S, cards: Json): Result<null>;
  /** The cards that were laid out and have not been drawn. */
  laidOut(s: S): string[];
}
