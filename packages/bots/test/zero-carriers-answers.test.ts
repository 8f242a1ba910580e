import { describe, expect, test } from 'vitest';
import { Answers } from '../src/systems/zero-carriers-answers.ts';
import { byWorth, narrowed } from '../src/systems/zero-carriers-plans.ts';

/** Ways that come to so much on average, with luck that goes up and down. */
const answers = (worths: readonly number[], asked: number[][] = []): Answers =>
  new Answers(
    {
      ways: worths.length,
      worth(way, campaign) {
        asked.push([way, campaign]);
        return worths[way] + (campaign % 2 === 0 ? 0.1 : -0.1);
      },
      enemy: [],
    },
    40,
  );

describe('the best answer to what the enemy will probably do', () => {
  test('every way is tried with the same luck, which is another each time', () => {
    const asked: number[][] = [];
    const looked = answers([0.5, 0.4], asked);
    looked.look();
    looked.look();
    expect(asked).toEqual([
      [0, 40],
      [1, 40],
      [0, 41],
      [1, 41],
    ]);
    expect(looked.weighed().worths[0]).toBeCloseTo(0.5);
    expect(looked.weighed().worths[1]).toBeCloseTo(0.4);
  });

  test('what is far behind is given up after many looks, and one that is left is settled', () => {
    const asked: number[][] = [];
    const looked = answers([0.5, 0.3, 0.48], asked);
    for (let n = 0; n < 127; n++) looked.look();
    expect(looked.isSettled()).toBe(false);
    expect(asked.filter(([way]) => way === 1)).toHaveLength(127);
    for (let n = 127; n < 200; n++) looked.look();
    expect(asked.filter(([way]) => way === 1).length).toBeLessThan(130);
    expect(asked.filter(([way]) => way === 2)).toHaveLength(200);
    const { shares, worths } = looked.weighed();
    expect(shares[1]).toBe(0);
    expect(shares[0]).toBeGreaterThan(shares[2]);
    expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    expect(worths[1]).toBeCloseTo(0.3, 1);
    const clear = answers([0.9, 0.1]);
    for (let n = 0; n < 130; n++) clear.look();
    expect(clear.isSettled()).toBe(true);
    expect(clear.weighed().shares).toEqual([1, 0]);
  });

  test('before anything is known nothing is settled, and nothing is worth anything', () => {
    const fresh = answers([0.5, 0.5]);
    expect(fresh.isSettled()).toBe(false);
    expect(fresh.weighed().worths).toEqual([0, 0]);
  });

  test('the best is taken most', () => {
    const shares = byWorth([0.2, 0.6, 0.4]);
    expect(shares.indexOf(Math.max(...shares))).toBe(1);
    expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  });

  test('ways are given up only when it is time, and the best never', () => {
    const when = [{ after: 10, behind: 0.1 }];
    const worths = (): number[] => [0.5, 0.39, 0.41];
    expect(narrowed([0, 1, 2], 9, worths, when)).toEqual([0, 1, 2]);
    expect(narrowed([0, 1, 2], 10, worths, when)).toEqual([0, 2]);
    expect(narrowed([1, 2], 10, worths, when)).toEqual([1, 2]);
  });
});
