import { quote } from '@tallyho/kernel';
import { type Language, sentence } from '@tallyho/words';
import { enterRoom } from '../rooms.ts';
import { replayApart, type Waiting } from '../saved/import-replay.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import type { Texts } from '../words/en.ts';

/** What came of an import: a game that can be played, or what is wrong with it, in sentences. */
export type Heard =
  | { readonly ok: true; readonly game: SavedGame }
  | { readonly ok: false; readonly said: readonly string[] };

const sorry = (...said: string[]): Heard => ({ ok: false, said });

/**
 * Reads the text of a record, has it played in a worker, and takes it into its room; or says what is wrong with it, and
 * where. Nothing is kept yet.
 */
export async function importText(text: string, t: Texts, language: Language, waiting: Waiting): Promise<Heard> {
  const outcome = await replayApart(text, waiting);
  switch (outcome.type) {
    case 'played': {
      const room = await enterRoom(outcome.system);
      if (room === null) return sorry(t.importFailed, t.importSystem(quote(outcome.system)));
      return { ok: true, game: room.arrived(outcome.played) };
    }
    case 'unknown-system':
      return sorry(t.importFailed, t.importSystem(quote(outcome.system)));
    case 'refused':
      return sorry(t.importFailed, t.importWhy(sentence(outcome.problem, language)));
    case 'cancelled':
      return sorry(t.importCancelled);
    case 'lost':
      return sorry(t.gameNotLoaded);
  }
}
