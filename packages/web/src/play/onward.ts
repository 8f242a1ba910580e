import { ok, type Result, type TableState, type TableView } from '@tallyho/kernel';
import { writeRoute } from '../page/route.ts';
import { type MatchPlace, placeOf } from '../saved/match-place.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import { fromShelf, keepGame } from '../saved/shelf.ts';
import { type Playable, rematch, returnGame } from './begin.ts';
import { asFirstGame, returnId } from './two-games.ts';

/** What can be played after a game. */
export interface Onward {
  /** Its place in a match of two games; null: it is none of them. */
  readonly place: MatchPlace | null;
  /** The same once more; swapped: the players in each other's places. */
  again(swapped: boolean): void;
  /** The second game of the match; one that has been begun is gone on with. */
  toReturn(): void;
  anotherMatch(): void;
}

/** Keeps a game, and goes to its table. */
export function goTo(game: SavedGame): void {
  void keepGame(game);
  window.location.hash = writeRoute({ page: 'play', game: game.id });
}

export function onwardFrom<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  playable: Playable<S, C, E, V, O>,
  kept: SavedGame,
): Onward {
  const { series } = playable;
  const open = (game: Result<SavedGame>): void => {
    if (game.ok) goTo(game.value);
  };
  return {
    place: series === undefined ? null : placeOf(kept),
    again: (swapped) => open(rematch(playable, kept, swapped)),
    toReturn() {
      if (series === undefined) return;
      const begun = fromShelf(returnId(kept.id))?.game ?? null;
      open(begun === null ? returnGame(playable, series, kept) : ok(begun));
    },
    anotherMatch() {
      const game = rematch(playable, kept, true);
      open(game.ok ? ok(asFirstGame(game.value)) : game);
    },
  };
}
