import { chanceFrom, type Match, readRecord, reopen } from '@tallyho/kernel';
import { corrupted } from '@tallyho/kernel/corrupt';
import { expect, test } from 'vitest';
import { campaignTable } from '../../src/campaign/campaign-table.ts';
import { tellsOf } from '../../src/dogfight/begin.ts';
import { duelTable } from '../../src/down-in-flames/duel-room.ts';
import { leaveOutUntellable, type Tells } from '../../src/play/untellable.ts';
import { tells as tellsWings } from '../../src/wings-of-war/words/log-lines.ts';
import { zeroTable } from '../../src/zero/zero-room.ts';
import { fixtures, savedIn } from './all.ts';

type AnyTells = Tells<Match['state'], object, object, never, object>;

const tables: readonly (readonly [name: string, tells: unknown])[] = [
  ['v2/duel', tellsOf(duelTable)],
  ['v2/campaign-mission', tellsOf(campaignTable)],
  ['v2/zero', tellsOf(zeroTable)],
  ['v2/wings-half-laid', tellsWings],
];

/** The game with these events told so far. */
function opened(name: string, change: (log: readonly object[]) => readonly object[]) {
  const fixture = fixtures.find((each) => each.name === name);
  if (fixture === undefined) throw new Error(name);
  const { saved, game } = savedIn(fixture);
  const record = readRecord(saved.record);
  const kept = { ...saved.kept, resumedAt: 0, log: change(saved.kept?.log ?? []) };
  const match = record.ok ? reopen({ ...game, version: 99 }, record.value, kept) : record;
  if (!match.ok) throw new Error(JSON.stringify(match.problem));
  return match.value.match;
}

test.each(tables)('%s: an event that has no words any more is left out, all others are told', (name, tells) => {
  const strange = { audience: -1, event: { event: 'moon', plane: 99, because: '' } };
  const match = opened(name, (log) => [...log.slice(0, 5), strange, ...log.slice(5)]);
  const all = match.log.length;
  leaveOutUntellable(match, tells as AnyTells as never);
  expect(match.log.length).toBeGreaterThanOrEqual(all - 1);
  for (let seat = -1; seat < match.state.asked.length; seat++)
    (tells as AnyTells)(match as never, seat, match.told(seat));
});

test.each(tables)('%s: a log that was damaged can be told', (name, tells) => {
  const chance = chanceFrom(`log ${name}`);
  const match = opened(name, (log) => log);
  const log = match.log.slice();
  for (let n = 0; n < 60; n++) {
    const bad = (corrupted(log, chance) as typeof log).filter(
      (entry) => typeof entry?.event === 'object' && entry.event,
    );
    match.log.splice(0, match.log.length, ...bad);
    leaveOutUntellable(match, tells as AnyTells as never);
    for (let seat = -1; seat < match.state.asked.length; seat++)
      (tells as AnyTells)(match as never, seat, match.told(seat));
  }
});
