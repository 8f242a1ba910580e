import { describe, expect, test } from 'vitest';
import { basePack } from '../../src/content/index.ts';
import { FIREPOWER, PERFORMANCE } from '../../src/fixed.ts';
import { downInFlames } from '../../src/game.ts';
import { optionEffects } from '../../src/mission/options.ts';
import { DISPERSED, NORMAL, patterns, TIGHT } from '../../src/mission/state.ts';
import { bombsIn, flakHits } from '../../src/rules/missions.ts';
import { rating } from '../../src/rules/ratings.ts';
import { missionOptions, situation } from './helpers.ts';

describe('what the book leaves open about missions', () => {
  test('DIF-GAP-61: Dispersed bombing is the one that halves; Flak costs the bombers hits, not the target', () => {
    expect([DISPERSED, NORMAL, TIGHT].map((pattern) => bombsIn(14, pattern))).toEqual([7, 14, 28]);
    expect([DISPERSED, NORMAL, TIGHT].map((bombing) => flakHits(2, DISPERSED, bombing))).toEqual([1, 1, 1]);
    const options = missionOptions([{ bomber: 'do-17z' }], [{ fighter: 'p-11c' }], {
      target: { damaged: 4, destroyed: 8, flak: 2 },
    });
    const table = situation(options, {
      phase: 'bombing',
      mission: { flak: 'dispersed' },
      aircraft: { A1: { front: { airframe: 9, bombs: 5 }, damaged: { airframe: 18 } } },
    });
    table.answer(table.state.asks[0], table.options(table.state.asks[0])[NORMAL]);
    expect(table.state.planes[0].hits).toBe(1);
    expect(table.state.mission?.bombs).toBe(5);
  });

  test('DIF-GAP-23, DIF-FB-09: what one aircraft has drawn in its turn leaves the next a full hand for its bombs', () => {
    const options = missionOptions([{ fighter: 'bf-109e', loaded: true }], [{ fighter: 'spitfire-i' }], {});
    const table = situation(options, {
      phase: 'act',
      active: 'B1',
      aircraft: { A1: { altitude: 'medium', front: { bombs: 2 } }, B1: { hand: ['YO-YO'] } },
    });
    table.state.drawn = table.state.fixed.total;
    const answer = (option: number): void => {
      const [ask] = table.state.asks;
      table.answer(ask, table.options(ask)[option]);
    };
    while (table.kind() !== 'jettison') answer(0);
    answer(1);
    expect(table.state.planes[0].hand.size).toBe(rating(table.state, 0, PERFORMANCE));
  });

  test('DIF-GAP-23, DIF-BMB-31: a REDLINE in the answer to a bomber’s shot stays on the table with the attack', () => {
    const options = missionOptions([{ bomber: 'do-17z' }], [{ fighter: 'spitfire-i' }], {});
    const table = situation(options, {
      active: 'B1',
      mission: { chosen: 'A1' },
      aircraft: {
        A1: { altitude: 'medium', hand: ['IN MY SIGHTS 1/1'] },
        B1: {
          altitude: 'medium',
          front: { airframe: 9 },
          damaged: { airframe: 12 },
          hand: ['SCISSORS', 'REDLINE'],
        },
      },
    });
    const take = (text: RegExp): void => {
      const [ask] = table.state.asks;
      const option = table.options(ask).find((choice) => text.test(downInFlames.write(table.state, choice, ask.seat)));
      if (option === undefined) throw new Error(`${text} is not offered`);
      table.answer(ask, option);
    };
    take(/SCISSORS/);
    take(/IN MY SIGHTS/);
    take(/REDLINE/);
    expect(table.kind()).toBe('dodge');
    expect(table.state.played).toHaveLength(3);
    expect(table.state.deck.discard).toEqual([]);
  });

  test('DIF-GAP-70: the patterns are Dispersed, Normal and Tight; the last Option is Winds', () => {
    expect(patterns).toEqual(['dispersed', 'normal', 'tight']);
    const inOrder = [...optionEffects].sort();
    expect(inOrder.slice(-2)).toEqual(['vital-mission', 'winds']);
  });

  test('DIF-GAP-87, DIF-BMB-02: bombers have no Firepower, but an Airframe on both sides', () => {
    for (const { id } of basePack.bombers) {
      const { state } = situation(missionOptions([{ bomber: id }], [{ fighter: 'p-11c' }], {}), { phase: 'next' });
      expect(rating(state, 0, FIREPOWER), id).toBe(0);
    }
    for (const { id, front, damaged } of basePack.bombers)
      expect(Math.min(front.airframe, damaged.airframe), id).toBeGreaterThan(0);
  });

  test('DIF-GAP-47: a Loaded fighter fires without its Firepower', () => {
    const options = missionOptions([{ fighter: 'bf-109e', loaded: true }], [{ fighter: 'p-11c' }], {});
    const table = situation(options, {
      active: 'B1',
      mission: { chosen: 'A1' },
      aircraft: {
        A1: { altitude: 'medium', front: { firepower: 3 }, hand: ['IN MY SIGHTS 1/1'] },
        B1: { altitude: 'medium', front: { airframe: 9 }, damaged: { airframe: 12 }, hand: ['SCISSORS'] },
      },
    });
    const take = (wanted: string): void => {
      const [ask] = table.state.asks;
      const option = table.options(ask).find((choice) => (choice as { do: string }).do === wanted);
      if (option === undefined) throw new Error(`${wanted} is not offered`);
      table.answer(ask, option);
    };
    take('maneuver');
    take('turret');
    expect(table.state.planes[1].hits).toBe(1);
  });
});
