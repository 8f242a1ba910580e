import { describe, expect, test } from 'vitest';
import { DISPERSED, NORMAL, TIGHT } from '../src/mission/state.ts';
import { climbCost, diveGain } from '../src/rules/altitude.ts';
import { bombsIn, flakHits, shifted, turnsWith } from '../src/rules/missions.ts';
import { startBonus } from '../src/rules/ratings.ts';
import { fielded, headStart } from '../src/rules/victory.ts';
import { wayToLeader } from '../src/rules/wingmen.ts';
import { scene } from './helpers/scene.ts';

const patterns = [DISPERSED, NORMAL, TIGHT];
const levels = [0, 1, 2, 3, 4];

describe('the small tables of the book, entry by entry', () => {
  test('DIF-FLAK-03, DIF-FLAK-04, DIF-FLAK-05: hits by the pattern of the Flak and that of the bombers', () => {
    const hits = patterns.map((flak) => patterns.map((bombing) => flakHits(5, flak, bombing)));
    expect(hits).toEqual([
      [2, 2, 2],
      [0, 5, 5],
      [0, 0, 10],
    ]);
  });

  test('DIF-BOMB-04, DIF-BOMB-05, DIF-BOMB-06: bombs by the pattern, halves rounded down', () => {
    expect(patterns.map((pattern) => bombsIn(7, pattern))).toEqual([3, 7, 14]);
  });

  test('DIF-OPT-28: a low start brings two cards, one, or none', () => {
    expect(levels.map(startBonus)).toEqual([2, 1, 0, 0, 0]);
  });

  test('DIF-OPTN-01, DIF-GAP-59: a shifted bomber stays between the lowest and the highest level', () => {
    expect(levels.map((level) => shifted(level, -1))).toEqual([0, 0, 1, 2, 3]);
    expect(levels.map((level) => shifted(level, 1))).toEqual([1, 2, 3, 4, 4]);
  });

  test('DIF-OPTN-18, DIF-GAP-59: the wind takes turns, but never the last one', () => {
    expect([-9, -5, -4, 0, 3].map((by) => turnsWith(6, by))).toEqual([1, 1, 2, 6, 9]);
  });

  test('DIF-ALT-08, DIF-ALT-09: a climb costs a card, and a dive brings one', () => {
    const { state } = scene({ A1: {}, B1: {} }).match;
    expect([climbCost(state, 0), diveGain(state, 0)]).toEqual([1, 1]);
  });

  test('DIF-OPT-02: a Wingman goes up to its Leader, down to it, or where it likes', () => {
    const ways = ['low', 'medium', 'high'].map((altitude) => {
      const s = scene({ A1: {}, A2: { altitude }, B1: {}, options: { wingmen: { A2: 'A1' } } });
      return [wayToLeader(s.match.state, 1), wayToLeader(s.match.state, 0)];
    });
    expect(ways).toEqual([
      [1, 0],
      [0, 0],
      [-1, 0],
    ]);
  });

  test('DIF-OPT-27: what a side brought is the sum of its aircraft, and the weaker one starts with the difference', () => {
    const fighters = { A1: 'spitfire-i', A2: 'spitfire-i', B1: 'spitfire-i' };
    const { state } = scene({ A1: {}, A2: {}, B1: {}, options: { balancing: true, fighters } }).match;
    const one = state.fixed.fighters[state.planes[0].fighter].points;
    expect([0, 1].map((side) => fielded(state, side))).toEqual([2 * one, one]);
    expect([0, 1].map((side) => headStart(state, side))).toEqual([0, one]);
  });

  test('DIF-DMG-06, DIF-PIL-06: whoever is shot down has no hand, no marker and no EVASIVE any more', () => {
    scene({
      A1: { hand: ['IN MY SIGHTS 1/1'], front: { bursts: 9 } },
      B1: { hits: 5, aces: 1, evasive: 1, hand: ['SCISSORS'] },
    })
      .does('A', 'play IN MY SIGHTS 1/1')
      .does('B', 'pass', 'pass')
      .expect('B1', { gone: true, hand: [], aces: 0, evasive: 0 });
  });
});
