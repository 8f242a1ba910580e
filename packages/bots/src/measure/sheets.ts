import type { Arena, Sheet } from '../arena.ts';
import type { Level } from '../bot.ts';
import { type Share, wilson } from '../statistics.ts';
import type { GameResult, GameTask } from './task.ts';

/** A set-up with two unequal sides, and how often each of them has won. */
export interface MeasuredSheet extends Pick<Sheet, 'id' | 'name'> {
  readonly games: number;
  readonly draws: number;
  /** By seat: games won, and their share of all games. */
  readonly won: readonly number[];
  readonly shares: readonly Share[];
}

/** So many games of each set-up, both sides of the same level. */
export function sheetTasks(
  sheets: NonNullable<Arena['sheets']>,
  games: number,
  seed: string,
  level: Level,
  playouts: number,
): GameTask[] {
  const player = { level, playouts, sees: false };
  return sheets.flatMap(({ id, options }) =>
    Array.from({ length: games }, (_, i) => ({ options, seed: `${seed}/${id}+${i}`, players: [player, player] })),
  );
}

export const sheetResult = (
  sheets: readonly Sheet[],
  games: number,
  results: readonly (GameResult | undefined)[],
): MeasuredSheet[] =>
  sheets.map(({ id, name }, at) => {
    const played = results.slice(at * games, (at + 1) * games).filter((result) => result !== undefined);
    const won = [0, 1].map(
      (seat) => played.filter(({ winners }) => winners.length === 1 && winners[0] === seat).length,
    );
    return {
      id,
      name,
      games: played.length,
      draws: played.length - won[0] - won[1],
      won,
      shares: won.map((wins) => wilson(wins, played.length)),
    };
  });
