import { describe, expect, test } from 'vitest';
import { BOMBS, fixedFrom, RATINGS } from '../../src/fixed.ts';
import { downInFlames } from '../../src/game.ts';
import { optionEffects, targetKinds } from '../../src/mission/options.ts';
import { missionOptions } from './helpers.ts';

const bomber = [{ bomber: 'ju-87b' }];
const fighter = [{ fighter: 'p-11c' }];

const problemOf = (mission: object, more: object = {}): string => {
  const options = downInFlames.options({
    mode: 'mission',
    seats: [{ aircraft: bomber }, { aircraft: fighter }],
    mission: { target: { damaged: 4, destroyed: 8 }, ...mission },
    ...more,
  });
  return options.ok ? 'none' : `${options.problem.code} ${options.problem.place}`;
};

describe('the plan of a mission', () => {
  test('DIF-CMP-27: targets of all kinds; their points are their bombs unless something else is said', () => {
    for (const kind of targetKinds) {
      const { mission } = missionOptions(bomber, fighter, { target: { kind, damaged: 5, destroyed: 10 } });
      expect(mission?.target).toMatchObject({ kind, flak: 0, points: { damaged: 5, destroyed: 10 } });
    }
    const other = missionOptions(bomber, fighter, {
      target: { damaged: 5, destroyed: 10, points: { damaged: 3, destroyed: 9 } },
    });
    expect(other.mission?.target.points).toEqual({ damaged: 3, destroyed: 9 });
  });

  test('DIF-OPTN-01 … DIF-OPTN-18: every effect has its form', () => {
    const amounts: { readonly [effect: string]: number } = { flak: -1, bombs: 2 };
    for (const effect of optionEffects) {
      const isPlain = ['altitude', 'fuel', 'late', 'vital-mission'].includes(effect);
      const given = isPlain ? { effect } : { effect, amount: amounts[effect] ?? 1 };
      expect(problemOf({ effects: { A: [given] } })).toBe('none');
    }
  });

  test.each([
    ['a target without bombs', { target: {} }, 'field-missing mission.target.damaged'],
    [
      'destroyed before it is damaged',
      { target: { damaged: 8, destroyed: 4 } },
      'field-wrong-value mission.target.destroyed',
    ],
    ['an unknown effect', { effects: { A: [{ effect: 'rain' }] } }, 'field-wrong-value mission.effects.A[0].effect'],
    [
      'an effect without its amount',
      { effects: { A: [{ effect: 'press' }] } },
      'field-missing mission.effects.A[0].amount',
    ],
    [
      'an amount of nothing',
      { effects: { B: [{ effect: 'flak', amount: 0 }] } },
      'field-wrong-value mission.effects.B[0].amount',
    ],
    [
      'an amount that has no place',
      { effects: { B: [{ effect: 'late', amount: 1 }] } },
      'field-unknown mission.effects.B[0].amount',
    ],
    ['a third side', { effects: { C: [] } }, 'field-unknown mission.effects.C'],
    ['no scale', { scale: 0 }, 'field-wrong-value mission.scale'],
  ])('%s', (_, mission, problem) => {
    expect(problemOf(mission)).toBe(problem);
  });

  test('DIF-SPEC-13, DIF-OPTN-02: Options and other bombs make cards of their own, by side and by load', () => {
    const loaded = { fighter: 'bf-109e', loaded: true };
    const options = missionOptions(
      [...bomber, loaded, { ...loaded, bombs: [3, 1] }, loaded],
      [{ fighter: 'bf-109e' }],
      { effects: { A: [{ effect: 'bombs', amount: 2 }] } },
    );
    const { agreedFighter, bombers, fighters, ratings } = fixedFrom(options);
    expect(agreedFighter).toEqual([0, 1, 2, 1, 3]);
    expect(bombers.map((card) => card !== null)).toEqual([true, false, false, false]);
    const [stuka, emil] = fighters.map(({ front }) => front.bombs);
    const loads = agreedFighter.map((card) => ratings[card * 2 * RATINGS + BOMBS]);
    expect(loads).toEqual([stuka + 2, emil + 2, 5, emil + 2, emil]);
  });

  test('a dogfight has none', () => {
    expect(problemOf({}, { mode: 'duel' })).toContain('field-wrong-value mission');
  });

  test('checked options are checked again without change', () => {
    const options = missionOptions([...bomber, { fighter: 'bf-109e', loaded: true, bombs: [3, 1] }], fighter, {
      effects: { A: [{ effect: 'winds', amount: 1 }], B: [{ effect: 'late' }] },
    });
    const again = downInFlames.options(JSON.parse(JSON.stringify(options)));
    expect(again.ok && again.value).toEqual(options);
  });
});
