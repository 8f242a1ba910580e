import { readOptions } from '@tallyho/down-in-flames';
import { describe, expect, test } from 'vitest';
import {
  changed,
  firstPlan,
  labelOf,
  objection,
  optionsOf,
  withMode,
  withMore,
  without,
} from '../../src/down-in-flames/set-up/plan.ts';

describe('a fight being prepared', () => {
  const plan = firstPlan('Ann', 'Ben');

  test('starts as the introductory duel (DIF-EX-01)', () => {
    expect(objection(plan)).toBeNull();
    expect(readOptions(optionsOf(plan))).toMatchObject({ ok: true, value: { mode: 'duel', turns: 6 } });
  });

  test('grows to four against four with wingmen, and shrinks to a duel again', () => {
    let teams = withMode(plan, 'teams');
    for (let i = 0; i < 3; i++) teams = withMore(withMore(teams, 'A', `a${i}`), 'B', `b${i}`);
    const second = teams.entries.filter(({ team }) => team === 'A')[1];
    teams = changed(teams, second.key, { leader: teams.entries[0].key });
    expect(labelOf(teams, second)).toBe('A2');
    expect(objection(teams)).toBeNull();
    expect(objection(without(teams, teams.entries[0].key))).toBeNull();
    expect(objection(withMode(teams, 'duel'))).toBeNull();
    expect(objection(withMode(teams, 'free-for-all'))).toBeNull();
  });

  test('says what cannot be played', () => {
    expect(objection({ ...plan, year: 1937 })?.code).toBe('fighter-too-late');
    expect(objection({ ...plan, points: 5 })?.code).toBe('points-exceeded');
  });

  test('gives everybody a name of his own, without the colon that records need', () => {
    const twins = changed(changed(plan, 1, { name: 'Ann: 1' }), 2, { name: 'Ann: 1' });
    const { seats } = optionsOf(twins) as { seats: { name: string }[] };
    expect(new Set(seats.map(({ name }) => name)).size).toBe(2);
    expect(seats.some(({ name }) => name.includes(':'))).toBe(false);
    expect(objection(twins)).toBeNull();
  });
});
