import { describe, expect, test } from 'vitest';
import { missionResult } from '../../src/mission/result.ts';
import { missionOptions, playOut, situation } from './helpers.ts';

describe('what a campaign reads of a mission', () => {
  const options = missionOptions(
    [{ bomber: 'do-17z' }, { fighter: 'bf-110c', pilot: 'galland' }, { fighter: 'bf-110c' }],
    [{ fighter: 'p-11c' }, { fighter: 'p-11c' }, { fighter: 'p-11c' }],
    {
      scale: 3,
      halfPoints: true,
      effects: { A: [{ effect: 'vital-mission' }, { effect: 'press', amount: 4 }], B: [{ effect: 'rest', amount: 5 }] },
    },
  );

  test('DIF-MVP-05, DIF-GAP-58, DIF-OPT-26: points of both sides in all their steps, and the losses', () => {
    const table = situation(options, {
      phase: 'bombing',
      mission: { flak: 'dispersed' },
      aircraft: {
        A1: { front: { airframe: 9, bombs: 12 }, damaged: { airframe: 18 } },
        A2: { gone: true },
        A3: { hits: 4, front: { airframe: 4 } },
        B1: { gone: true },
        B2: { gone: true, withdrawn: true },
      },
    });
    const bombing = table.options(table.state.asks[0]);
    table.answer(table.state.asks[0], bombing[1]);
    const result = missionResult(table.state);
    expect(result?.status).toBe('damaged');
    expect(result?.bombs).toBe(12);
    expect(result?.needed).toEqual({ damaged: 12, destroyed: 24 });
    // The target is worth 4 times 3, the P.11c 3: doubled that is 30, less 4, divided by 3.
    expect(result?.sides.A).toEqual({
      target: 12,
      aircraft: 3,
      scored: 30,
      adjusted: 26,
      final: 8,
      losses: [
        { label: 'A2', card: 'bf-110c', pilot: 'galland', bomber: false, fate: 'shot-down', points: 13 },
        { label: 'A3', card: 'bf-110c', pilot: null, bomber: false, fate: 'damaged', points: 5 },
      ],
    });
    expect(result?.sides.B).toEqual({
      target: 0,
      aircraft: 18,
      scored: 18,
      adjusted: 23,
      final: 7,
      losses: [
        { label: 'B1', card: 'p-11c', pilot: null, bomber: false, fate: 'shot-down', points: 3 },
        { label: 'B2', card: 'p-11c', pilot: null, bomber: false, fate: 'withdrawn', points: 0 },
      ],
    });
    expect(table.state.outcome).toEqual({ winners: [0], because: 'DIF-MVP-05' });
  });

  test('DIF-OPT-26, DIF-OPTN-12: points are rounded down, those that Press has cost as well', () => {
    const costly = missionOptions([{ bomber: 'do-17z' }], [{ fighter: 'p-11c' }], {
      scale: 2,
      effects: { A: [{ effect: 'press', amount: 5 }], B: [] },
    });
    const table = situation(costly, {
      phase: 'bombing',
      mission: { flak: 'dispersed' },
      aircraft: { A1: { front: { airframe: 9, bombs: 0 }, damaged: { airframe: 18 } } },
    });
    table.answer(table.state.asks[0], table.options(table.state.asks[0])[1]);
    const result = missionResult(table.state);
    expect(result?.sides.A).toMatchObject({ scored: 0, adjusted: -5, final: -3 });
  });

  test('there is none before the end', () => {
    const table = situation(options, { phase: 'new-turn' });
    expect(missionResult(table.state)).toBeNull();
    expect(missionResult(playOut(table, 'result'))).not.toBeNull();
  });
});
