import type { Arena, Entrant } from './arena.ts';
import { type Player, playGame } from './play.ts';

/** Two aircraft that are to be measured against each other, and how often. */
export interface Bout {
  readonly first: Entrant;
  readonly second: Entrant;
  /** Options besides those of the duel itself: somebody's own packs. */
  readonly options: object;
  readonly seed: string;
  /** Of two duels each: the same deal, the aircraft swapped. */
  readonly pairs: number;
}

/** What came of duels, for the first of the two. */
export interface Tally {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export const NO_DUELS: Tally = { won: 0, drawn: 0, lost: 0 };

export const addTallies = (a: Tally, b: Tally): Tally => ({
  won: a.won + b.won,
  drawn: a.drawn + b.drawn,
  lost: a.lost + b.lost,
});

/** Both fly by the rules of thumb alone, as they do when aircraft are measured. */
const PILOT: Player = { level: 'pilot', playouts: 0, sees: false };

/** One pair of duels, as `tallyho balance` flies them: luck that helps the one in the first helps the other in the second. */
export function flyPair(arena: Arena, { first, second, options, seed }: Omit<Bout, 'pairs'>): Tally {
  const seats = [arena.duel(first, second), arena.duel(second, first)];
  return seats.reduce<Tally>((sum, duel, own) => {
    const read = arena.thumbs.game.options({ ...(duel as object), ...options });
    if (!read.ok) throw new Error(`${first.id} and ${second.id} cannot meet: ${read.problem.code}`);
    const { winners } = playGame(arena.thumbs, read.value, seed, [PILOT, PILOT]);
    return addTallies(sum, {
      won: winners.length === 1 && winners[0] === own ? 1 : 0,
      drawn: winners.length === 1 ? 0 : 1,
      lost: winners.length === 1 && winners[0] !== own ? 1 : 0,
    });
  }, NO_DUELS);
}
