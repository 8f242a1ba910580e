import type { Json } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { downInFlamesScript as script } from '../src/script.ts';
import { checked, scene } from './helpers/scene.ts';

const fighter = { fighter: 'spitfire-i' };
const options = checked({
  mode: 'teams',
  bursts: 'per-target',
  seats: [
    { name: 'red', team: 'A', aircraft: [fighter, fighter, fighter, fighter] },
    { name: 'blue', team: 'B', aircraft: [fighter, fighter] },
  ],
});

function problemOf(given: Json) {
  const state = script.situate(given, options, '1');
  if (state.ok) throw new Error('this situation is accepted');
  return state.problem;
}

const impossible: readonly (readonly [rule: string, place: string, aircraft: Json])[] = [
  ['DIF-POS-01', 'A1.tailing', { A1: { tailing: 'A2' } }],
  ['DIF-POS-01', 'A1.advantaged', { A1: { advantaged: 'A1' } }],
  ['DIF-POS-02', 'A1.advantaged', { A1: { advantaged: 'B1' }, B1: { advantaged: 'A1' } }],
  ['DIF-POS-09', 'A1.tailing', { A1: { tailing: 'B1', altitude: 'high' } }],
  ['DIF-POS-12', 'A1.tailing', { A1: { tailing: 'B1', advantaged: 'B2' } }],
  [
    'DIF-POS-13',
    'A1.advantaged',
    { A1: { advantaged: 'B1' }, A2: { advantaged: 'B1' }, A3: { advantaged: 'B1' }, A4: { tailing: 'B1' } },
  ],
  ['DIF-POS-14', 'A1.tailing', { A1: { tailing: 'B1' }, A2: { tailing: 'B1' } }],
  ['DIF-POS-19', 'A1.tailing', { A1: { tailing: 'B1' }, B1: { gone: true } }],
  ['DIF-DMG-01', 'A1.flipped', { A1: { hits: 1, flipped: true, front: { airframe: 3 } } }],
  ['DIF-DMG-01', 'A1.flipped', { A1: { hits: 4, flipped: false, front: { airframe: 3 }, damaged: { airframe: 6 } } }],
  ['DIF-DMG-02', 'A1.hits', { A1: { hits: 6, damaged: { airframe: 6 } } }],
  ['DIF-DMG-06', 'A2.hand', { A2: { gone: true, hand: ['YO-YO'] } }],
];

test.each(impossible)('%s: no fight can come to this (%s)', (rule, place, aircraft) => {
  expect(problemOf({ aircraft })).toEqual({
    code: 'situation-impossible',
    place: `given.aircraft.${place}`,
    facts: { rule },
  });
});

test('DIF-DMG-06, DIF-WIN-01: the aircraft whose turn it is flies, and so do two sides', () => {
  expect(problemOf({ aircraft: { A1: { gone: true } } })).toMatchObject({ place: 'given.active' });
  expect(problemOf({ aircraft: { B1: { gone: true }, B2: { gone: true } } })).toMatchObject({
    facts: { rule: 'DIF-WIN-01' },
  });
});

test.each([[['x', 'y']], [[1]], [[1, 2, 3]], [[-1, 0]], [[1.5, 0]], [2]])(
  'Horsepower is two numbers, and not %j',
  (horsepower) => {
    const problem = problemOf({ aircraft: { A1: { front: { horsepower } } } });
    expect(problem).toMatchObject({ code: 'field-wrong-value', place: 'given.aircraft.A1.front.horsepower' });
  },
);

test('DIF-POS-04, DIF-POS-07: no more Bursts are spent than a position gives', () => {
  expect(problemOf({ spent: { advantaged: 2 } })).toMatchObject({ place: 'given.spent.advantaged' });
  expect(problemOf({ spent: { tailing: 3 } })).toMatchObject({ place: 'given.spent.tailing' });
});

test('DIF-OPT-15: what is spent is spent on every target, also when they are counted apart', () => {
  const state = script.situate(
    { aircraft: { A1: { tailing: 'B2' } }, spent: { inherent: 1, tailing: 2 } },
    options,
    '1',
  );
  expect(state.ok && script.describe(state.value).aircraft).toMatchObject({ A1: { bursts: 2 } });
});

test('DIF-REACT-09, DIF-REACT-10: the question for EVASIVE names its rule', () => {
  const hand = ['EVASIVE', 'REDLINE'];
  const rule = (s: ReturnType<typeof scene>) => s.match.table.decisions().map(({ because }) => because);
  expect(rule(scene({ A1: { hand }, B1: {} }).does('A', 'play REDLINE'))).toEqual(['DIF-REACT-10']);
  const shot = scene({ A1: { hand: ['IN MY SIGHTS 1/1'] }, B1: { hand } }).does('A', 'play IN MY SIGHTS 1/1');
  expect(rule(shot)).toEqual(['DIF-ACT-21']);
  expect(rule(shot.does('B', 'pass'))).toEqual(['DIF-REACT-09']);
});

test('DIF-ALT-08, DIF-ALT-16: the price of following names its rule, card by card', () => {
  const s = scene({
    A1: { hand: ['YO-YO'] },
    B1: { hand: ['YO-YO', 'SCISSORS'], advantaged: 'A1' },
    phase: 'altitude',
  });
  const rule = () => s.match.table.decisions().map(({ because }) => because);
  s.does('A', 'climb');
  expect(rule()).toEqual(['DIF-ALT-08']);
  s.does('A', 'discard YO-YO').does('B', 'follow');
  expect(rule()).toEqual(['DIF-ALT-16']);
  s.does('B', 'discard YO-YO');
  expect(rule()).toEqual(['DIF-ALT-08']);
});

test('DIF-ALT-22: who changes level gives up his position for that reason', () => {
  const s = scene({ A1: { tailing: 'B1' }, B1: {}, phase: 'altitude' }).does('A', 'dive');
  expect(s.happened('gave-up')).toMatchObject([{ because: 'DIF-ALT-22' }]);
});
