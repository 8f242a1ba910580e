import type { BotSystem } from '@tallyho/bots';
import type { Game, TableState, TableView } from '@tallyho/kernel';
import type { Language } from '@tallyho/words';
import type { Manners } from '../play/manners.ts';
import type { Series } from '../play/two-games.ts';
import type { Tale } from '../story/tale.ts';
import type { Seen, Telling } from './scene.ts';

/** How things stood at one moment of a fight, for each aircraft or Element that the charts show. */
export interface Fortunes {
  readonly hits: readonly number[];
  readonly cards: readonly number[];
  readonly altitude: readonly number[];
  /** The best or, if there is none, the worst position to an enemy: −2 (Tailed) to 2 (Tailing). */
  readonly position: readonly number[];
}

/** A card game of dogfights as its table shows it: all that knows its rules. */
export interface DogfightRoom<
  S extends TableState = TableState,
  C extends object = object,
  E = object,
  V extends TableView = TableView,
  O extends object = object,
> {
  readonly game: Game<S, C, E, V, O>;
  readonly system: BotSystem;
  readonly manners: Manners<V>;
  tell(seen: Seen<V, E>): Telling<C>;
  /** What of a fight is told when it is over. */
  readonly tale: Tale<S, C>;
  /** How a match of two games is counted. */
  readonly series?: Series<S>;
  /** Changes when the turn passes on: a moment for the charts. */
  momentOf(s: S): number;
  fortunesOf(s: S): Fortunes;
  /** The aircraft of a game, side against side: its name on the shelf. */
  titleOf(s: S): string;
  /** What a seat is called in a language, where its name is none that somebody has given it. */
  seatName?(name: string, language: Language): string;
}
