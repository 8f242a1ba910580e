import { describe, expect, test } from 'vitest';
import { basePack, pearlHarbor, rowCards } from '../../src/content/index.ts';

const { flights, targets, results, defence, surprise } = pearlHarbor;
const worth = (id: string, level: 1 | 2 | 3): number =>
  targets.find((one) => one.id === id)?.levels[level - 1].vps ?? 0;

describe('Pearl Harbor', () => {
  test('Z-26.0b: twenty Flights in the first wave, nineteen in the second, of three Steps each', () => {
    const wave = (n: 0 | 1): number => flights.reduce((sum, { waves }) => sum + waves[n], 0);
    expect([wave(0), wave(1), pearlHarbor.steps]).toEqual([20, 19, 3]);
  });

  test('22 targets, each of which somebody may attack; Torpedoes only against what floats in the open', () => {
    expect(targets).toHaveLength(22);
    expect(new Set(targets.map(({ id }) => id)).size).toBe(22);
    for (const { id, by, levels } of targets) {
      expect(by.length, id).toBeGreaterThan(0);
      for (const [i, { from, vps }] of levels.slice(1).entries()) {
        expect(from, id).toBeGreaterThan(levels[i].from);
        expect(vps, id).toBeGreaterThanOrEqual(levels[i].vps);
      }
    }
    const torpedoed = targets.filter(({ by }) => by.includes('torpedo')).map(({ id }) => id);
    expect(torpedoed).toEqual(['B1', 'B2', 'B4', 'B7', 'S1', 'S2', 'S5']);
    expect(targets.filter(({ thirdWave }) => thirdWave).map(({ id }) => id)).toEqual(['I1', 'I2', 'I3']);
  });

  test('Z-21.55b: Torpedoes count twice; dive bombs are a level lower on battleships; fighters strafe', () => {
    expect(
      flights.map(({ kind, cards, reads, times, onBattleships }) => [kind, cards, reads, times, onBattleships]),
    ).toEqual([
      ['torpedo', 1, 'bombing', 2, 0],
      ['armour-piercing', 1, 'bombing', 1, 0],
      ['high-explosive', 1, 'bombing', 1, 0],
      ['dive', 1, 'bombing', 1, -1],
      ['fighter', 0, 'strafing', 1, 0],
    ]);
  });

  test('the more alert the defence, the more cards cost a Step; every row it names is on cards', () => {
    for (const steps of Object.values(defence))
      for (const [i, lost] of steps.slice(1, 4).entries()) expect(lost).toBeGreaterThanOrEqual(steps[i]);
    expect(Object.keys(defence)).toEqual(['ots', 'ims-3b', 'ims-2b', 'ims-1b']);
    for (const row of Object.keys(defence) as (keyof typeof rowCards)[])
      expect(
        basePack.faces.some(({ title }) => title === rowCards[row].title),
        row,
      ).toBe(true);
    expect(Object.values(surprise).map(({ alert }) => alert)).toEqual([0, 0, 1]);
  });

  test('history is worth 58, a brilliant victory', () => {
    const levels: { readonly [id: string]: 1 | 2 | 3 } = {
      B6: 3,
      B2: 3,
      B4: 3,
      B1: 3,
      B7: 2,
      B8: 1,
      B5: 1,
      B3: 1,
      S1: 2,
      S2: 2,
      S3: 1,
      S4: 3,
      S5: 3,
      A1: 3,
      A4: 3,
      A5: 3,
      A2: 2,
      A3: 2,
      A6: 1,
    };
    const total = Object.entries(levels).reduce((sum, [id, level]) => sum + worth(id, level), 0);
    expect(total).toBe(68);
    expect(results.find(({ from }) => total + 10 * pearlHarbor.stepVps[0] >= from)?.name).toBe('brilliant-victory');
  });
});
