import { levels } from '@tallyho/bots';
import { downInFlames } from '@tallyho/down-in-flames';
import { zero } from '@tallyho/zero';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { quickDuel } from '../../src/down-in-flames/begin.ts';
import { duelTable } from '../../src/down-in-flames/duel-room.ts';
import { duelManners } from '../../src/down-in-flames/manners.ts';
import * as duel from '../../src/down-in-flames/set-up/plan.ts';
import { beginFight } from '../../src/play/begin.ts';
import { keepPace, paces } from '../../src/play/pace.ts';
import { Wait } from '../../src/play/waits.ts';
import { bot, human } from '../../src/saved/players.ts';
import { zeroManners } from '../../src/zero/manners.ts';
import * as elements from '../../src/zero/set-up/plan.ts';
import { zeroTable } from '../../src/zero/zero-room.ts';
import { tableOf } from './table.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  keepPace('calm');
});

/** Four against four, all but one of them Pilots. */
function fourDuellists() {
  let plan = duel.withMode(duel.firstPlan('you', 'other'), 'teams');
  for (const n of [2, 3, 4]) plan = duel.withMore(duel.withMore(plan, 'A', `ally ${n}`), 'B', `enemy ${n}`);
  return beginFight(duelTable, duel.optionsOf(plan), [human, ...Array.from({ length: 7 }, () => bot('pilot'))]);
}

function fourElements() {
  let plan = elements.firstPlan('you', 'other');
  for (const n of [2, 3, 4])
    plan = elements.withSeat(elements.withSeat(plan, 'japanese', `ally ${n}`), 'allied', `enemy ${n}`);
  return beginFight(zeroTable, elements.optionsOf(plan), [human, ...Array.from({ length: 7 }, () => bot('pilot'))]);
}

const large = [
  ['Down In Flames', downInFlames, fourDuellists, duelManners],
  ['Zero!', zero, fourElements, zeroManners],
] as const;

describe('a wait', () => {
  test.each(paces)('%s: is not long, however many answers are given in it', (pace) => {
    const wait = new Wait();
    const pauses = Array.from({ length: 200 }, (_, n) => wait.pause(pace, n % 3 === 0 ? 'concerned' : 'brief'));
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeLessThanOrEqual(3000);
    expect(pauses.at(-1)).toBe(0);
    wait.begin();
    expect(wait.pause(pace, 'concerned')).toBe(pauses[0]);
  });

  test('has shorter pauses on a slow machine: what it takes to reckon and to draw is a part of the wait', () => {
    const wait = new Wait();
    const whole = wait.pause('calm', 'brief');
    vi.advanceTimersByTime(2500);
    expect(wait.pause('calm', 'brief')).toBeLessThan(whole);
    vi.advanceTimersByTime(1000);
    expect(wait.pause('calm', 'concerned')).toBe(0);
    wait.begin();
    expect(wait.pause('calm', 'brief')).toBe(whole);
  });

  test.each(levels)('%s: thinks less, the longer it is', (level) => {
    const wait = new Wait();
    const first = wait.thinking(level);
    const all = Array.from({ length: 60 }, () => wait.thinking(level)).reduce((sum, time) => sum + time, first);
    expect(all).toBeLessThanOrEqual(5000 + 60 * 100);
    wait.begin();
    expect(wait.thinking(level)).toBe(first);
  });

  test.each(large)('%s: four against four, none is longer than 6 s, most under 2', async (_, game, begin, manners) => {
    const { session, asked, answer } = await tableOf(game, begin(), manners, 'waits');
    const waits: number[] = [];
    session.start();
    let since = Date.now();
    while (session.outcome === null) {
      if (session.askedSeats.includes(0)) waits.push(Date.now() - since);
      if (answer()) since = Date.now();
      else await vi.advanceTimersToNextTimerAsync();
    }
    waits.sort((a, b) => a - b);
    expect(waits.at(-1)).toBeLessThan(4000);
    expect(waits[Math.floor(waits.length / 2)]).toBeLessThan(2000);
    // Whoever has nothing to choose is not asked.
    expect(asked.filter((options) => options === 1)).toEqual([]);
  });

  test('ends at once for somebody in a hurry, and the next one is like any other', async () => {
    const { session, match, answer } = await tableOf(downInFlames, fourDuellists(), duelManners, 'hurry');
    session.start();
    const isAsked = (): boolean => session.askedSeats.includes(0);
    const until = async (wanted: () => boolean): Promise<void> => {
      while (session.outcome === null && !wanted()) if (!answer()) await vi.advanceTimersToNextTimerAsync();
    };
    await until(() => !isAsked() && match.moves.length > 20);
    const begun = Date.now();
    session.hurry();
    while (!isAsked()) await vi.advanceTimersToNextTimerAsync();
    expect(Date.now() - begun).toBe(0);
    const again = Date.now();
    await until(() => match.moves.length > 60);
    expect(Date.now()).toBeGreaterThan(again);
  });
});

test('a bot answers after the same time whatever it holds, in what is about a person', async () => {
  const times = { only: new Set<number>(), several: new Set<number>() };
  for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
    const { session, match, answer } = await tableOf(downInFlames, quickDuel(true), duelManners, seed);
    session.start();
    while (session.outcome === null) {
      const isAnswered = answer();
      // Starting levels are chosen in secret: nobody waits for that.
      const decision = match.state.turn === 0 ? null : match.decision(1);
      const [begun, before] = [Date.now(), match.moves.length];
      while (session.outcome === null && !session.askedSeats.includes(0) && match.moves.length === before)
        await vi.advanceTimersToNextTimerAsync();
      // What comes first after a person's choice: later pauses of a wait are shorter.
      if (isAnswered && decision !== null && match.moves[before]?.seat === 1 && match.moves[before - 1].seat === 0)
        times[decision.options.length === 1 ? 'only' : 'several'].add(Date.now() - begun);
    }
  }
  expect(times.only.size).toBe(1);
  expect(times.several).toEqual(times.only);
});
