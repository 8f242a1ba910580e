import type { Level } from '@tallyho/bots';
import { bot, botLevels, type Player } from '../saved/players.ts';

/** The same players with the weakest bots a rung higher, and which rung that is; null: there is none above, or no bot. */
export function harderThan(
  players: readonly Player[],
): { readonly level: Level; readonly players: readonly Player[] } | null {
  const levels = players.flatMap((player) => (player.kind === 'bot' ? [botLevels.indexOf(player.level)] : []));
  const weakest = Math.min(...levels);
  const level = botLevels[weakest + 1];
  if (levels.length === 0 || level === undefined) return null;
  const raised = players.map((player) =>
    player.kind === 'bot' && botLevels.indexOf(player.level) === weakest ? bot(level, player.temper) : player,
  );
  return { level, players: raised };
}
