import type { TableState } from '@tallyho/kernel';
import type { Feats } from '../play/flown.ts';
import { enterRoom } from '../rooms.ts';
import { fightsApart } from '../saved/import-replay.ts';
import { lowestOf } from '../saved/judged.ts';
import { isHuman } from '../saved/players.ts';
import { resultOf } from '../saved/result.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import { systemIds } from '../system-ids.ts';
import { enterAll, logBook, noteLowest } from './log-store.ts';
import { rungs, type Sortie } from './sortie.ts';

/**
 * Whether a game was played here, from its first card: one that was brought along whole has been kept only once, when it
 * came, and one that goes on from a moment of another is that one, tried again with the same cards.
 */
const wasPlayedHere = ({ begun, saved, branchOf }: SavedGame): boolean => saved > begun && branchOf === undefined;

const isFight = ({ system }: SavedGame): boolean => systemIds.some((each) => each === system);

/** The line that a game comes to, and what was done in it. Null: it does not belong into a log. */
export function sortieOf(game: SavedGame, { planes, ships }: Feats): Sortie | null {
  const result = resultOf(game);
  const against = rungs.find((rung) => game.players.some((player) => player.kind === 'bot' && player.level === rung));
  if (result === null || against === undefined || !wasPlayedHere(game)) return null;
  const seat = game.players.findIndex(isHuman);
  const own = planes.filter((plane) => plane.seat === seat);
  const side = own[0]?.side;
  const friends = planes.filter((plane) => plane.side === side);
  const enemies = planes.filter((plane) => plane.side !== side);
  const downed = enemies.filter(({ isDown }) => isDown).map(({ aircraft }) => aircraft);
  return {
    id: game.id,
    system: game.system,
    title: game.title,
    at: game.saved,
    result,
    against,
    aircraft: isFight(game) ? (own[0]?.aircraft ?? null) : null,
    victories: downed.length,
    losses: own.filter(({ isDown }) => isDown).length,
    hits: own.reduce((sum, { hits }) => sum + hits, 0),
    outnumbered: isFight(game) && friends.length < enemies.length,
    downed: downed.toSorted(),
    ships: side === undefined ? 0 : (ships[side] ?? 0),
    lowest: lowestOf(game.id),
  };
}

const nothing: Feats = { planes: [], ships: [] };

/** What was done in a game, as its room finds it. A campaign is played again for that, apart from the page. */
async function featsOf(game: SavedGame): Promise<Feats> {
  const room = game.kept === null ? null : await enterRoom(game.system);
  if (game.kept === null || room?.feats === undefined) return nothing;
  const fights = isFight(game) ? [game.kept.state as TableState] : await fightsApart(game.record);
  if (fights === null) throw new Error('the record could not be played');
  return room.feats(fights);
}

/** Writes every finished game into the log that is not in it yet, or not with all that is written down today. */
export async function enterFinished(games: readonly SavedGame[]): Promise<void> {
  const known = new Map(logBook().sorties.map((sortie) => [sortie.id, sortie]));
  const lines: Sortie[] = [];
  for (const game of games) {
    const line = known.get(game.id);
    const lowest = lowestOf(game.id);
    if (line !== undefined && lowest !== null && line.lowest === null) noteLowest(game.id, lowest);
    if (!game.over || (line !== undefined && line.downed !== null)) continue;
    try {
      const sortie = sortieOf(game, nothing) === null ? null : sortieOf(game, await featsOf(game));
      if (sortie !== null) lines.push(sortie);
    } catch {
      // Its room cannot be fetched, or its table is of other days: it is tried again another time.
    }
  }
  if (lines.length > 0) enterAll({ name: '', sorties: lines });
}
