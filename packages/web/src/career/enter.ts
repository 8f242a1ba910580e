import type { Flown } from '../play/flown.ts';
import { enterRoom } from '../rooms.ts';
import { isHuman } from '../saved/players.ts';
import { resultOf } from '../saved/result.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import { systemIds } from '../system-ids.ts';
import { enterAll, logBook } from './log-store.ts';
import { rungs, type Sortie } from './sortie.ts';

/** Whether a game was played here: one that was brought along whole has been kept only once, when it came. */
const wasPlayedHere = ({ begun, saved }: SavedGame): boolean => saved > begun;

/** The line that a game comes to; `flown` are its aircraft, none if it is a campaign. Null: it does not belong into a log. */
export function sortieOf(game: SavedGame, flown: readonly Flown[]): Sortie | null {
  const result = resultOf(game);
  const against = rungs.find((rung) => game.players.some((player) => player.kind === 'bot' && player.level === rung));
  if (result === null || against === undefined || !wasPlayedHere(game)) return null;
  const seat = game.players.findIndex(isHuman);
  const own = flown.filter((plane) => plane.seat === seat);
  const side = own[0]?.side;
  const friends = flown.filter((plane) => plane.side === side);
  const enemies = flown.filter((plane) => plane.side !== side);
  return {
    id: game.id,
    system: game.system,
    title: game.title,
    at: game.saved,
    result,
    against,
    aircraft: own[0]?.aircraft ?? null,
    victories: enemies.filter(({ isDown }) => isDown).length,
    losses: own.filter(({ isDown }) => isDown).length,
    hits: own.reduce((sum, { hits }) => sum + hits, 0),
    outnumbered: friends.length < enemies.length,
  };
}

/** The aircraft of a fight; none: it is a campaign. */
async function flownIn({ system, kept }: SavedGame): Promise<readonly Flown[]> {
  if (kept === null || !systemIds.some((each) => each === system)) return [];
  return (await enterRoom(system))?.flown?.(kept.state) ?? [];
}

/** Writes every finished game that is not in the log yet into it. */
export async function enterFinished(games: readonly SavedGame[]): Promise<void> {
  const known = new Set(logBook().sorties.map(({ id }) => id));
  const lines: Sortie[] = [];
  for (const game of games) {
    if (!game.over || known.has(game.id)) continue;
    try {
      const sortie = sortieOf(game, sortieOf(game, []) === null ? [] : await flownIn(game));
      if (sortie !== null) lines.push(sortie);
    } catch {
      // Its room cannot be fetched, or its table is of other days: it is tried again another time.
    }
  }
  if (lines.length > 0) enterAll({ name: '', sorties: lines });
}
