import type { Level } from '@tallyho/bots';
import type { Match, Seat } from '@tallyho/kernel';
import { bot, human } from '../saved/players.ts';
import type { SavedGame } from '../saved/saved-game.ts';

/** What a table wants to know of a game of which nothing is kept: one seat is a person's, the others are bots'. */
export const asGame = (id: string, title: string, { game, state }: Match, person: Seat, level: Level): SavedGame => ({
  id,
  system: game.id,
  title,
  players: game.seats(state).map((_, seat) => (seat === person ? human : bot(level))),
  begun: 0,
  saved: 0,
  turn: 0,
  over: false,
  choices: 0,
  record: '',
  kept: null,
});
