import { downInFlames } from '@tallyho/down-in-flames';
import { readRecord, replay } from '@tallyho/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { quickDuel } from '../../src/down-in-flames/begin.ts';
import { duelManners } from '../../src/down-in-flames/manners.ts';
import { askEverything } from '../../src/play/ask-everything.ts';
import { withDone } from '../../src/play/done-lines.ts';
import { LocalSession } from '../../src/play/local-session.ts';
import type { LineScene } from '../../src/play/scene.ts';
import { tableOf, unwrapped } from './table.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  askEverything(false);
});

const lineOf = (text: string): LineScene => ({ text, rule: '', weight: '' });

test('what was answered for somebody stands in his log where it happened, and in nobody else’s', async () => {
  const { session, answer } = await tableOf(downInFlames, quickDuel(true), duelManners, 'log');
  session.start();
  while (session.outcome === null) if (!answer()) await vi.advanceTimersToNextTimerAsync();
  const { done, told } = session.look(0);
  expect(done.length).toBeGreaterThan(1);
  expect(session.look(1).done).toEqual([]);
  const log = told.map((event) => lineOf(JSON.stringify(event)));
  const whole = withDone(log, done, ({ told: count, kind }) => ({ before: log.slice(0, count), line: lineOf(kind) }));
  expect(whole).toHaveLength(log.length + done.length);
  done.forEach(({ told: count, kind }, n) => {
    expect(whole[count + n]).toEqual(lineOf(kind));
    // What came of it is told next.
    expect(whole[count + n + 1]).toEqual(log[count]);
  });
});

test('what was answered before this log began is not in it', async () => {
  const done = { kind: 'x', because: '', choice: {}, view: {} as never, told: 2, after: 0 };
  const before = [lineOf('of another mission'), lineOf('its end')];
  const log = [lineOf('a new one'), lineOf('begins')];
  expect(withDone(log, [done], () => ({ before, line: lineOf('x') }))).toEqual(log);
});

test('what was answered for somebody is still in his log when the game is opened again, but not of one who is asked everything', async () => {
  const { session, bots, answer } = await tableOf(downInFlames, quickDuel(true), duelManners, 'log');
  session.start();
  while (session.outcome === null) if (!answer()) await vi.advanceTimersToNextTimerAsync();
  const kept = session.finished;
  if (kept === null) throw new Error('it goes on');
  const keeper = { keep: async () => 'kept' as const };
  const again = () => {
    const match = unwrapped(replay(downInFlames, unwrapped(readRecord(kept.record))));
    return new LocalSession(match, kept, keeper, bots, null, duelManners);
  };
  const { done } = session.look(0);
  expect(done.length).toBeGreaterThan(1);
  expect(again().look(0).done).toEqual(done);
  askEverything(true);
  expect(again().look(0).done).toEqual([]);
});
