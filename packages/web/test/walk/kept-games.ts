import { readFileSync } from 'node:fs';
import type { SavedGame } from '../../src/saved/saved-game.ts';

/** A game of `test/saves` as somebody else has kept it. */
export function keptAs(name: string, change: Partial<SavedGame> | ((game: SavedGame) => Partial<SavedGame>)): string {
  const game: SavedGame = JSON.parse(readFileSync(new URL(`../saves/${name}.json`, import.meta.url), 'utf8'));
  return JSON.stringify({ ...game, ...(typeof change === 'function' ? change(game) : change) });
}
