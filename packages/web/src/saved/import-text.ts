import { readRecord } from '@tallyho/kernel';
import { type Language, sentence } from '@tallyho/words';
import { enterRoom } from '../rooms.ts';
import type { Texts } from '../words/en.ts';
import { keepGame } from './shelf.ts';

/** What came of an import, in sentences. */
export interface Heard {
  readonly ok: boolean;
  readonly said: readonly string[];
}

/** Reads the text of a record, plays it in its room and puts it on the shelf; or says what is wrong with it, and where. */
export async function importText(text: string, t: Texts, language: Language): Promise<Heard> {
  const record = readRecord(text);
  if (!record.ok) return { ok: false, said: [t.importFailed, t.importWhy(sentence(record.problem, language))] };
  const { system } = record.value.header;
  const room = await enterRoom(system);
  if (room === null) return { ok: false, said: [t.importFailed, t.importSystem(system)] };
  const begun = room.read(text);
  if (!begun.ok) return { ok: false, said: [t.importFailed, t.importWhy(sentence(begun.problem, language))] };
  return keepGame(begun.game)
    ? { ok: true, said: [t.imported(begun.game.title)] }
    : { ok: false, said: [t.importFailed] };
}
