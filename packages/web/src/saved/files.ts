import { type SavedGame, writeSave } from './saved-game.ts';

/** Hands a text to the person as a file of this name. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** Whether a game has never gone on from its table: then its choices lead there, under the rules it was last played by. */
export const isFromTheFirstCard = ({ kept }: SavedGame): boolean => kept === null || kept.resumedAt === null;

/**
 * A game as a file: its record, which plays again from the first card; or, where its choices lead elsewhere now
 * (`replays` is false), all that was kept of it.
 */
export function exportGame(game: SavedGame, replays = isFromTheFirstCard(game)): void {
  const isWhole = replays || game.kept === null;
  saveFile(`${game.id}.tallyho`, isWhole ? game.record : JSON.stringify(writeSave(game)));
}
