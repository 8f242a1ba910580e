import { chanceFrom, type Match, readRecord, reopen } from '@tallyho/kernel';
import { corrupted } from '@tallyho/kernel/corrupt';
import { expect, test } from 'vitest';
import { tableOf } from '../../src/campaign/table.ts';
import { tellsOf } from '../../src/dogfight/begin.ts';
import { campaigns } from '../../src/down-in-flames/campaign/campaigns.ts';
import { duelTable } from '../../src/down-in-flames/duel-room.ts';
import { leaveOutUntellable, type Tells } from '../../src/play/untellable.ts';
import { tells as tellsWings } from '../../src/wings-of-war/words/log-lines.ts';
import { zeroTable } from '../../src/zero/zero-room.ts';
import { fixtures, savedIn } from './all.ts';

type AnyTells = Tells<Match['state'], object, object, never, object>;

const tables: readonly (readonly [name: string, tells: unknown])[] = [
  ['v2/duel', tellsOf(duelTable)],
  ['v2/campaign-mission', tellsOf(tableOf(campaigns))],
  ['v2/zero', tellsOf(zeroTable)],
  ['v2/wings-half-laid', tellsWings],
];

function opened(name: string) {
  const fixture = fixtures.find((each) => each.name === name);
  if (fixture === undefined) throw new Error(name);
  const { saved, game } = savedIn(fixture);
  const record = readRecord(saved.record);
  const match = record.ok ? reopen(game, record.value, saved.kept) : record;
  if (!match.ok) throw new Error(JSON.stringify(match.problem));
  return match.value.match;
}

test.each(tables)('%s: an event that has no words any more is left out, all others are told', (name, tells) => {
  const strange = { audience: -1, event: { event: 'moon', plane: 99, because: '' } };
  const match = opened(name);
  const others = match.log;
  match.retell([...others.slice(0, -1), strange, ...others.slice(-1)]);
  expect(() => (tells as AnyTells)(match as never, -1, match.told(-1))).toThrow();
  leaveOutUntellable(match, tells as AnyTells as never);
  expect(match.log).toEqual(others);
  for (let seat = -1; seat < match.state.asked.length; seat++)
    (tells as AnyTells)(match as never, seat, match.told(seat));
});

test.each(tables)('%s: a log that was damaged can be told', (name, tells) => {
  const chance = chanceFrom(`log ${name}`);
  const match = opened(name);
  const log = match.log.slice();
  for (let n = 0; n < 60; n++) {
    const bad = (corrupted(log, chance) as typeof log).filter(
      (entry) => typeof entry?.event === 'object' && entry.event,
    );
    match.retell(bad);
    leaveOutUntellable(match, tells as AnyTells as never);
    for (let seat = -1; seat < match.state.asked.length; seat++)
      (tells as AnyTells)(match as never, seat, match.told(seat));
  }
});
