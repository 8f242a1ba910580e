import { readRecord } from '@tallyho/kernel';
import { type Language, sentence } from '@tallyho/words';
import { enterRoom } from '../rooms.ts';
import type { Texts } from '../words/en.ts';
import type { SavedGame } from './saved-game.ts';

/** What came of an import: a game that can be played, or what is wrong with it, in sentences. */
export type Heard =
  | { readonly ok: true; readonly game: SavedGame }
  | { readonly ok: false; readonly said: readonly string[] };

/**
 * Reads the text of a record and plays it in its room; or says what is wrong with it, and where. Nothing is kept yet.
 */
export async function importText(text: string, t: Texts, language: Language): Promise<Heard> {
  const record = readRecord(text);
  if (!record.ok) return { ok: false, said: [t.importFailed, t.importWhy(sentence(record.problem, language))] };
  const { system } = record.value.header;
  const room = await enterRoom(system);
  if (room === null) return { ok: false, said: [t.importFailed, t.importSystem(system)] };
  const begun = room.read(text);
  if (begun.ok) return begun;
  return { ok: false, said: [t.importFailed, t.importWhy(sentence(begun.problem, language))] };
}
