import { isHuman } from '../saved/players.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import { systemIds } from '../system-ids.ts';

/** The latest fight that somebody has flown alone against bots, of those that are set up and not a part of something larger. */
export const lastFight = (games: readonly SavedGame[]): SavedGame | null =>
  games.find(
    ({ system, players }) =>
      systemIds.some((each) => each === system) &&
      players.filter(isHuman).length === 1 &&
      players.some((player) => !isHuman(player)),
  ) ?? null;

/** The latest game that somebody plays in and that is not over. */
export const unfinished = (games: readonly SavedGame[]): SavedGame | null =>
  games.find(({ over, players }) => !over && players.some(isHuman)) ?? null;
