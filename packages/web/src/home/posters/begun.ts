import { progressOf } from '../../saved/progress.ts';
import type { SavedGame } from '../../saved/saved-game.ts';
import type { Texts } from '../../words/en.ts';
import { type Poster, posterOf, posters } from './campaigns.ts';

/** A campaign on the wall, and how far the latest game of it has come. */
export interface Hung {
  readonly poster: Poster;
  readonly stands: string;
}

/** All campaigns, those that somebody has begun and not finished first, the latest of them before the others. */
export function hang(games: readonly SavedGame[], t: Texts): readonly Hung[] {
  const begun = new Map<Poster, string>();
  for (const game of games) {
    const poster = game.over ? null : posterOf(game);
    if (poster !== null && !begun.has(poster)) begun.set(poster, progressOf(game, t));
  }
  const others = posters.filter((poster) => !begun.has(poster)).map((poster) => ({ poster, stands: '' }));
  return [...[...begun].map(([poster, stands]) => ({ poster, stands })), ...others];
}
