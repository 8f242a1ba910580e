import { type Kept, keepMatch, type Match, type TableState, type TableView, writeRecord } from '@tallyho/kernel';
import type { SavedGame } from './saved-game.ts';

/** A match as it is put away: its choices, and its table. */
export type Played = Pick<SavedGame, 'record' | 'choices'> & { readonly kept: Kept };

export const playedIn = <S extends TableState, C extends object, E, V extends TableView, O extends object>(
  match: Match<S, C, E, V, O>,
): Played => ({ record: writeRecord(match, 'keeper'), choices: match.moves.length, kept: keepMatch(match) });
