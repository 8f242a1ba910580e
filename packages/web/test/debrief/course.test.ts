import { describe, expect, test } from 'vitest';
import { chanceAt, courseOf, timesTurned, turnsOf } from '../../src/story/course.ts';
import type { Told } from '../../src/story/deeds.ts';
import type { Look } from '../../src/story/looks.ts';
import type { KeyMoment } from '../../src/story/moments.ts';
import type { Judged } from '../../src/story/verdict.ts';

const judge = (step: number, best: number): Judged => ({
  look: { step, taken: 0 } as Look,
  best,
  taken: best,
  better: 0,
});
const points = (...chances: readonly number[]) => chances.map((chance, step) => ({ step, chance }));

describe('the line of a fight', () => {
  test('goes through what the bot has looked at, and reaches the end when all is known', () => {
    expect(courseOf([judge(2, 0.4), judge(8, 0.6)], [], null, 20)).toEqual([
      { step: 2, chance: 0.4 },
      { step: 8, chance: 0.6 },
    ]);
    expect(courseOf([judge(2, 0.4)], [], 1, 20).at(-1)).toEqual({ step: 20, chance: 1 });
  });

  test('changes at the choice that changed it', () => {
    const moment = { from: 0.7, to: 0.3, deed: 4, at: 6, first: 2, next: 12 } as KeyMoment;
    expect(courseOf([judge(2, 0.7), judge(12, 0.3)], [moment], null, 20)).toEqual([
      { step: 2, chance: 0.7 },
      { step: 5, chance: 0.7 },
      { step: 6, chance: 0.3 },
      { step: 12, chance: 0.3 },
    ]);
    // What lay between belongs to the change.
    expect(courseOf([judge(2, 0.7), judge(9, 0.5), judge(12, 0.3)], [moment], null, 20)).toHaveLength(4);
    const atOnce = { ...moment, at: 3 };
    expect(courseOf([judge(2, 0.7), judge(12, 0.3)], [atOnce], null, 20).map(({ step }) => step)).toEqual([2, 3, 12]);
  });

  test('has a chance between two points, and none where it has not come to', () => {
    const line = [
      { step: 4, chance: 0.2 },
      { step: 8, chance: 0.6 },
    ];
    expect(chanceAt(line, 0)).toBe(0.2);
    expect(chanceAt(line, 4)).toBe(0.2);
    expect(chanceAt(line, 5)).toBeCloseTo(0.3);
    expect(chanceAt(line, 8)).toBe(0.6);
    expect(chanceAt(line, 9)).toBeNull();
  });

  test('has a band for each turn, one after the other', () => {
    const told = [0, 0, 1, 1, 1, 2].map((turn) => ({ turn }) as Told);
    expect(turnsOf(told)).toEqual([
      { turn: 0, from: 0, to: 2 },
      { turn: 1, from: 2, to: 5 },
      { turn: 2, from: 5, to: 6 },
    ]);
  });

  test('has turned as often as it went clearly from one half to the other', () => {
    expect(timesTurned(points(0.7, 0.3, 0.8))).toBe(2);
    expect(timesTurned(points(0.7, 0.47, 0.53, 0.45, 0.9))).toBe(0);
    expect(timesTurned(points(0.6, 0.5, 0.4))).toBe(1);
    expect(timesTurned(points(0.5))).toBe(0);
  });
});
