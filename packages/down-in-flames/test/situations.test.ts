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
  ['DIF-DMG-06', 'A2.evasive', { A2: { gone: true, evasive: 1 } }],
  ['DIF-CARD-15', 'A1.damaged.airframe', { A1: { front: { airframe: 5 }, damaged: { airframe: 5 } } }],
  ['DIF-SPEC-08', 'A1.agile-used', { A1: { 'agile-used': true, front: { agile: false }, damaged: { agile: false } } }],
  ['DIF-GAP-14', 'A2.bonus', { A2: { bonus: 1 } }],
  ['DIF-SETUP-13', 'A1.acted', { A1: { acted: true } }],
  ['DIF-GAP-89', 'A1.dealt', { A1: { dealt: 3 }, B1: { hits: 1 }, B2: { hits: 1 } }],
];

test.each(impossible)('%s: no fight can come to this (%s)', (rule, place, aircraft) => {
  expect(problemOf({ aircraft })).toEqual({
    code: 'situation-impossible',
    place: `given.aircraft.${place}`,
    facts: { rule },
  });
});

test.each([
  ['DIF-OPT-15', 'inherent', { inherent: 3 }],
  ['DIF-OPT-17', 'advantaged', { inherent: 1, advantaged: 1 }],
  ['DIF-OPT-17', 'tailing', { inherent: 2, tailing: 1 }],
  ['DIF-SPEC-02', 'gunner', { gunner: 1 }],
])('%s: nobody has spent such Bursts (%s)', (rule, kind, spent) => {
  const A1 = { front: { bursts: 2 }, damaged: { bursts: 2 } };
  expect(problemOf({ aircraft: { A1 }, spent })).toMatchObject({ place: `given.spent.${kind}`, facts: { rule } });
});

test('DIF-GAP-14, DIF-CARD-10: between turns nothing is added and nothing spent', () => {
  expect(problemOf({ phase: 'new-turn', aircraft: { A1: { bonus: 1 } } })).toMatchObject({
    place: 'given.aircraft.A1.bonus',
  });
  expect(problemOf({ phase: 'new-turn', spent: { inherent: 1 } })).toMatchObject({ place: 'given.spent.inherent' });
});

test('cards are found where they are named once too often', () => {
  const three = (card: string): string[] => [card, card, card];
  const aces = { A1: { hand: three('ACE PILOT') }, B1: { hand: three('ACE PILOT') } };
  const wrong = (place: string) => ({ code: 'cards-too-few', place, facts: { card: 'ACE PILOT' } });
  expect(problemOf({ aircraft: aces })).toEqual(wrong('given.aircraft.B1.hand[1]'));
  expect(problemOf({ discard: [...three('ACE PILOT'), ...three('ACE PILOT')] })).toEqual(wrong('given.discard[4]'));
  expect(problemOf({ pile: [...three('ACE PILOT'), ...three('ACE PILOT')] })).toEqual(wrong('given.pile[4]'));
  expect(problemOf({ draws: [...three('ACE PILOT'), ...three('ACE PILOT')] })).toEqual(wrong('given.draws[4]'));
});

test('DIF-GAP-23: a pile is laid out, and the rest lies in the discard pile', () => {
  const state = script.situate({ pile: ['REDLINE', 'YO-YO'], discard: ['EVASIVE'] }, options, '1');
  const tree = state.ok ? script.describe(state.value) : {};
  expect(tree.pile).toEqual(['REDLINE', 'YO-YO']);
  expect(tree.discard).toHaveLength(108);
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
    { aircraft: { A1: { tailing: 'B2', front: { bursts: 2 } } }, spent: { inherent: 1, advantaged: 1, tailing: 2 } },
    options,
    '1',
  );
  expect(state.ok && script.describe(state.value).aircraft).toMatchObject({ A1: { bursts: 1 } });
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
