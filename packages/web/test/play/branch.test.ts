import {
  below,
  chanceFrom,
  type Match,
  type Result,
  readRecord,
  replay,
  replayTo,
  standing,
  writeRecord,
} from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { beginFight, branch, type Playable } from '../../src/play/begin.ts';
import { readSaveText, writeSave } from '../../src/saved/saved-game.ts';
import { loadScript } from '../../src/systems.ts';
import { duel, elements, trenches } from '../fights.ts';

const must = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
};

/** Chooses at random to the end. */
function playOn(match: Match, seed: string): Match {
  const chance = chanceFrom(seed);
  for (let asked = match.table.decisions(); asked.length > 0; asked = match.table.decisions()) {
    const [{ seat, id, options }] = asked;
    must(match.choose(seat, id, options[below(chance, options.length)]));
  }
  return match;
}

test.each([
  ['down-in-flames', duel],
  ['zero', elements],
  ['wings-of-war', trenches],
])(
  'a game of %s that is tried again from a moment has a record of its own, which replays from the first card',
  async (system, options) => {
    const { game } = await loadScript(system);
    const playable = { game, titleOf: () => 'a fight' } as unknown as Playable<never, never, never, never, never>;
    const begun = beginFight(playable, options, [], 'first', 'a'.repeat(64));
    if (!begun.ok) throw new Error(begun.problem.code);
    const record = must(
      readRecord(writeRecord(playOn(must(replay(game, must(readRecord(begun.game.record)))), 'then'), 'keeper')),
    );
    const moment = Math.floor(standing(record).length / 2);
    const again = branch(playable, must(replayTo(game, record, moment)) as never, begun.game);
    expect(again.branchOf).toBe('first');
    expect(again.over).toBe(false);
    // Kept, opened again, and played to another end.
    const read = readSaveText(JSON.stringify(writeSave(again)));
    if (read.is !== 'game') throw new Error(read.is);
    const other = playOn(must(replay(game, must(readRecord(read.game.record)))), 'now');
    const told = must(readRecord(writeRecord(other)));
    // It is sealed by the same secret, shares what came before, and every seal of it holds.
    expect(told.header).toEqual(record.header);
    const texts = (of: typeof told) => standing(of).map(({ who, text }) => `${who}: ${text}`);
    expect(texts(told).slice(0, moment)).toEqual(texts(record).slice(0, moment));
    expect(texts(told)).not.toEqual(texts(record));
    expect(must(replay(game, told)).state).toEqual(other.state);
  },
);
