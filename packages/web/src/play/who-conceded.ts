import { readRecord } from '@tallyho/kernel';
import { isHuman } from '../saved/players.ts';
import type { SavedGame } from '../saved/saved-game.ts';

/** Who gave a game up: the one person at the screen, or a seat by its name; null: nobody did. */
export function whoConceded({
  record,
  players,
}: Pick<SavedGame, 'record' | 'players'>): 'you' | { name: string } | null {
  const read = readRecord(record);
  const line = read.ok ? read.value.lines.find(({ kind }) => kind === 'concede') : undefined;
  if (line === undefined) return null;
  return players.filter(isHuman).length === 1 ? 'you' : { name: line.who };
}
