import type { Match, Seat } from '@tallyho/kernel';
import { bot, human, type Player } from '../saved/players.ts';

/** Whoever is asked is a person; the others are Pilots. */
export const playersOf = ({ game, state }: Match, asked: Seat): readonly Player[] =>
  game.seats(state).map((_, seat) => (seat === asked ? human : bot('pilot')));
