import { byThumb, isBotSystem, type Level, type Query, thumbsOf } from '@tallyho/bots';
import { chanceFrom, type Game, Match, type Result, readRecord } from '@tallyho/kernel';
import type { Advisers } from '../../src/bots/client.ts';
import { LocalSession } from '../../src/play/local-session.ts';
import type { Manners } from '../../src/play/manners.ts';
import type { Begun } from '../../src/play/room.ts';
import type { Player } from '../../src/saved/players.ts';

interface Around {
  readonly players?: readonly Player[];
  /** How well all of them choose. */
  readonly level?: Level;
}

export type TestTable = Awaited<ReturnType<typeof tableOf>>;

/**
 * A game that has been begun, from a seed and so always the same, as its table opens it. The bots play by their rules of
 * thumb and note how many answers they could have given; `answer` does the same for whoever is asked of the people.
 */
export async function tableOf(
  game: object,
  begun: Begun,
  manners: object,
  seed: string,
  { players, level = 'pilot' }: Around = {},
) {
  if (!begun.ok) throw new Error(begun.problem.code);
  const saved = { ...begun.game, players: players ?? begun.game.players };
  const { options } = unwrapped(readRecord(saved.record)).header;
  const match: Match = unwrapped(Match.start(game as Game, options, seed));
  if (!isBotSystem(match.game.id)) throw new Error('no bot plays this');
  const thumbs = await thumbsOf(match.game.id);
  const chance = chanceFrom(seed);
  const pick = ({ view, decision }: Pick<Query, 'view' | 'decision'>): number =>
    byThumb(thumbs, level, view, decision, chance);
  const asked: number[] = [];
  const bots: Advisers = {
    answer: async (query) => {
      asked.push(query.decision.options.length);
      return pick(query);
    },
    hints: async () => [],
    close: () => {},
  };
  const session = new LocalSession(match, saved, { keep: async () => 'kept' }, bots, null, manners as Manners);
  /** Answers for a person who is asked; false: nobody is. */
  const answer = (at: LocalSession = session): boolean => {
    for (const seat of at.askedSeats) {
      const { decision, view } = at.look(seat);
      if (at.players[seat].kind !== 'human' || decision === null) continue;
      return at.choose(seat, decision.id, decision.options[pick({ view, decision })]).ok;
    }
    return false;
  };
  return { session, saved, match, asked, bots, answer };
}

export function unwrapped<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
}
