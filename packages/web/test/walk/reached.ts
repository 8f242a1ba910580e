import type { Chance, Decision, Game, Match, TableState, TableView } from '@tallyho/kernel';
import { bot, human, type Player } from '../../src/saved/players.ts';
import { writeSave } from '../../src/saved/saved-game.ts';
import { comeTo, pilots } from '../moments.ts';
import { savedAs } from '../saves/saved-as.ts';

interface Way<S, C extends object, M> {
  readonly options?: unknown;
  /** The moment that is looked for; otherwise the beginning. */
  readonly when?: (match: M) => boolean;
  /** What is chosen wherever it can be; otherwise pilots decide. */
  readonly prefers?: (choice: C, s: S) => boolean;
  /** Who sits where; otherwise one person, against Cadets. */
  readonly players?: readonly Player[];
}

/** A game of any kind that pilots have brought to a moment, as the page keeps it. */
export async function reached<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  game: Game<S, C, E, V, O>,
  name: string,
  { options = {}, when = () => true, prefers, players }: Way<S, C, Match<S, C, E, V, O>> = {},
): Promise<string> {
  const thumbs = await pilots(game);
  const choose = (s: S, decision: Decision<C>, chance: Chance): number => {
    const wanted = decision.options.findIndex((choice) => prefers?.(choice, s) === true);
    return wanted >= 0 ? wanted : thumbs(s, decision, chance);
  };
  const saved = savedAs(name, comeTo(game, options, choose, when, name));
  const crew = players ?? saved.players.map((_, seat) => (seat === 0 ? human : bot('cadet')));
  return JSON.stringify(writeSave({ ...saved, players: crew }));
}
