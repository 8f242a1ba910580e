import { keepMatch, type Match, type TableState, type TableView, writeRecord } from '@tallyho/kernel';
import { bot, human } from '../../src/saved/players.ts';
import type { SavedGame } from '../../src/saved/saved-game.ts';

/** A game as the page of this day would keep it. */
export function savedAs<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  name: string,
  match: Match<S, C, E, V, O>,
): SavedGame {
  const { state, game } = match;
  return {
    id: name,
    system: game.id,
    title: name,
    players: state.asked.map((_, seat) => (seat === 0 ? human : bot('pilot'))),
    begun: 1,
    saved: 2,
    turn: state.turn,
    over: state.outcome !== null,
    choices: match.moves.length,
    record: writeRecord(match, 'keeper'),
    kept: keepMatch(match),
  };
}
