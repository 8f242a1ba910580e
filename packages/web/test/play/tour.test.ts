import { downInFlames } from '@tallyho/down-in-flames';
import { readRecord } from '@tallyho/kernel';
import { zero } from '@tallyho/zero';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { quickDuel } from '../../src/down-in-flames/begin.ts';
import { duelManners } from '../../src/down-in-flames/manners.ts';
import { around, nextStop, noteAt, seenOf, tourStops } from '../../src/play/tour.ts';
import { bot } from '../../src/saved/players.ts';
import { quickFight } from '../../src/zero/begin.ts';
import { zeroManners } from '../../src/zero/manners.ts';
import { tableOf, unwrapped } from './table.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['Down In Flames', downInFlames, quickDuel, duelManners],
  ['Zero!', zero, quickFight, zeroManners],
] as const)(
  '%s: somebody new begins, against a Cadet, and has chosen before anything can hit him',
  async (...given) => {
    const [, game, begin, manners] = given;
    const begun = begin(true, true);
    if (!begun.ok) throw new Error(begun.problem.code);
    expect(begun.game.players[1]).toEqual(bot('cadet'));
    expect(unwrapped(readRecord(begun.game.record)).header.options).toHaveProperty('first');
    for (const seed of ['one', 'two', 'three', 'four', 'five']) {
      const { session, match, answer } = await tableOf(game, begun, manners, seed);
      session.start();
      while (match.state.turn < 1 || !session.askedSeats.includes(0))
        if (!answer()) await vi.advanceTimersToNextTimerAsync();
      // After the starting levels the first choice of the fight is his.
      expect(match.moves.map(({ text }) => text).filter((text) => !/\bstarts? /.test(text))).toEqual([]);
      session.stop();
    }
  },
);

test('things are pointed at in their order, as soon as they are there', () => {
  const there = new Set<string>([tourStops[3].at, tourStops[0].at]);
  const isThere = (selector: string): boolean => there.has(selector);
  expect(nextStop(new Set(), isThere)?.name).toBe('question');
  expect(nextStop(new Set(['question']), isThere)?.name).toBe('hand');
  expect(nextStop(new Set(['question', 'hand']), isThere)).toBeNull();
  // A note stays as long as what it speaks of is there, whatever comes meanwhile.
  expect(nextStop(new Set(), isThere, tourStops[3])?.name).toBe('hand');
  expect(nextStop(new Set(['hand']), isThere, tourStops[3])?.name).toBe('question');
  expect(nextStop(new Set(), isThere, tourStops[5])?.name).toBe('question');
});

describe('a note', () => {
  const note = { width: 300, height: 120 };
  const upright = { width: 390, height: 844 };
  const lying = { width: 844, height: 390 };

  test('stands beside what it speaks of, and on the screen', () => {
    expect(noteAt({ left: 10, top: 600, width: 370, height: 80 }, note, upright)).toEqual({ left: 45, top: 466 });
    expect(noteAt({ left: 10, top: 20, width: 50, height: 40 }, note, upright)).toEqual({ left: 14, top: 74 });
    expect(noteAt({ left: 20, top: 10, width: 60, height: 370 }, note, lying)).toEqual({ left: 94, top: 135 });
  });

  test('hides neither that nor the question', () => {
    const question = { left: 0, top: 452, width: 390, height: 124 };
    const hand = { left: 0, top: 576, width: 390, height: 268 };
    expect(noteAt(hand, note, upright, question)).toEqual({ left: 45, top: 318 });
    const [bar, cards] = [
      { left: 523, top: 0, width: 321, height: 148 },
      { left: 523, top: 148, width: 321, height: 242 },
    ];
    expect(noteAt(cards, note, lying, bar).left).toBeLessThanOrEqual(523 - note.width);
  });

  test('leaves the answers free that lie over the board, above the question they belong to', () => {
    const bar = { left: 0, top: 452, width: 390, height: 124 };
    const question = around(bar, { left: 80, top: 396, width: 230, height: 56 });
    expect(question).toEqual({ left: 0, top: 396, width: 390, height: 180 });
    expect(noteAt(bar, note, upright, question)).toEqual({ left: 45, top: 262 });
  });

  test('points only at what is seen', () => {
    expect(seenOf({ left: -20, top: 800, width: 500, height: 80 }, upright)).toEqual({
      left: 0,
      top: 800,
      width: 390,
      height: 44,
    });
    expect(seenOf({ left: 0, top: 820, width: 100, height: 80 }, upright)).toBeNull();
    expect(seenOf({ left: 0, top: 0, width: 0, height: 0 }, upright)).toBeNull();
  });
});
