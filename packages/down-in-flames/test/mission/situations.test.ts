import type { Json } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { downInFlamesScript } from '../../src/script.ts';
import { missionOptions } from './helpers.ts';

const bombers = Array.from({ length: 3 }, () => ({ bomber: 'ju-87b' }));
const options = missionOptions(
  [...bombers, { fighter: 'bf-109e', loaded: true }],
  [{ fighter: 'p-11c' }, { fighter: 'p-11c' }],
  {},
);
const level = {
  A1: { altitude: 'medium' },
  A2: { altitude: 'medium' },
  A3: { altitude: 'medium' },
  A4: { altitude: 'low' },
};

const problemOf = (given: { readonly [key: string]: Json }, aircraft: object = {}, flown = options) => {
  const state = downInFlamesScript.situate(
    { active: 'B1', ...given, aircraft: { ...level, ...aircraft } } as Json,
    flown,
    '1',
  );
  if (state.ok) throw new Error('this situation is accepted');
  return `${state.problem.code} ${state.problem.place} ${JSON.stringify(state.problem.facts.rule ?? null)}`;
};

test.each([
  [
    'DIF-BMB-08: a formation hangs together',
    {
      formations: [
        [
          ['A1', 'A2'],
          ['.', '.', 'A3'],
        ],
      ],
    },
    {},
    'given.formations "DIF-BMB-08"',
  ],
  ['DIF-BMB-01: a bomber has no turn', { active: 'A1' }, {}, 'given.active "DIF-BMB-01"'],
  [
    'DIF-BMB-01: a bomber holds no position',
    {},
    { A1: { altitude: 'medium', tailing: 'B1' } },
    'given.aircraft.A1.tailing "DIF-BMB-01"',
  ],
  [
    'DIF-BMB-20: positions on bombers are not kept',
    {},
    { B2: { tailing: 'A1' } },
    'given.aircraft.B2.tailing "DIF-BMB-20"',
  ],
  [
    'DIF-BMB-18: a place must be free',
    { formations: [[['A1'], ['A2'], ['A3']]] },
    { B1: { tailing: 'A1' } },
    'given.aircraft.B1.tailing "DIF-BMB-18"',
  ],
  [
    'DIF-BMB-08: a formation flies at one level',
    { formations: [[['A1', 'A2', 'A4']]] },
    {},
    'given.formations[0][0][2] "DIF-BMB-08"',
  ],
  [
    'DIF-BMB-08: two bombers are not in the same place',
    { formations: [[['A1', 'A2']], [['A3']]] },
    {},
    'given.formations[1] "DIF-BMB-08"',
  ],
  ['DIF-BMB-12: a fighter is not chosen', { mission: { chosen: 'B2' } }, {}, 'given.mission.chosen "DIF-BMB-12"'],
  [
    'DIF-BMB-12: a bomber at another level is not chosen',
    { mission: { named: 'A4' } },
    { B1: { altitude: 'medium' } },
    'given.mission.named "DIF-BMB-12"',
  ],
  [
    'DIF-DMG-06: a bomber that is gone is not chosen',
    { mission: { chosen: 'A1' } },
    { A1: { altitude: 'medium', gone: true } },
    'given.mission.chosen "DIF-DMG-06"',
  ],
  [
    'DIF-OPTN-07: who has flown home is gone',
    {},
    { B2: { withdrawn: true } },
    'given.aircraft.B2.withdrawn "DIF-OPTN-07"',
  ],
  [
    'DIF-BMB-29: a bomber plays no EVASIVE',
    {},
    { A1: { altitude: 'medium', evasive: 1 } },
    'given.aircraft.A1.evasive "DIF-BMB-29"',
  ],
])('%s', (_, given, aircraft, problem) => {
  expect(problemOf(given as never, aircraft)).toBe(`situation-impossible ${problem}`);
});

/** The same mission, in which the defender's fighters are Late. */
const late = missionOptions([...bombers, { fighter: 'bf-109e' }], [{ fighter: 'p-11c' }, { fighter: 'p-11c' }], {
  effects: { A: [{ effect: 'late' }] },
});

test.each([
  ['one who is Late has no turn', { active: 'B1' }, {}, 'given.active'],
  ['and is still to have none', { active: 'A4' }, { B1: { acted: false } }, 'given.aircraft.B1.acted'],
  ['nobody holds a position on it', { active: 'A4' }, { A4: { advantaged: 'B1' } }, 'given.aircraft.A4.advantaged'],
  ['and it holds none', { active: 'A4' }, { A4: {}, B1: { tailing: 'A4' } }, 'given.aircraft.B1.tailing'],
])('DIF-OPTN-09: %s in the first turn', (_, given, aircraft, place) => {
  expect(problemOf(given, aircraft, late)).toBe(`situation-impossible ${place} "DIF-OPTN-09"`);
});

test('DIF-OPTN-09: whoever is not Late has the first turn, unless it is said; from the second on everybody is there', () => {
  const given = (turn: number, active: object = {}) =>
    downInFlamesScript.situate({ turn, ...active, aircraft: level }, late, '1');
  const first = given(1);
  if (!first.ok) throw new Error(first.problem.code);
  expect(first.value.fixed.labels[first.value.active]).toBe('A4');
  expect(first.value.planes.map(({ acted }) => acted)).toEqual([true, true, true, false, true, true]);
  expect(given(2, { active: 'B1' }).ok).toBe(true);
});

test('DIF-OPTN-07: in the last turn whoever is short of Fuel has gone home, if it was not Loaded', () => {
  const short = missionOptions(
    [{ fighter: 'bf-109e', loaded: true }],
    [{ fighter: 'p-11c' }, { fighter: 'p-11c' }],
    { effects: { A: [{ effect: 'fuel' }], B: [{ effect: 'fuel' }] } },
    { turns: 3 },
  );
  const home = { gone: true, withdrawn: true };
  const given = (turn: number, aircraft: object, more: object = {}): string => {
    const state = downInFlamesScript.situate({ turn, active: 'A1', aircraft, ...more } as Json, short, '1');
    return state.ok ? 'fine' : `${state.problem.place} ${state.problem.facts.rule}`;
  };
  const A1 = { loaded: false };
  expect(given(3, { A1, B1: home })).toBe('given.aircraft.B2.gone DIF-OPTN-07');
  expect(given(3, { A1, B1: home, B2: home })).toBe('fine');
  expect(given(3, { A1, B1: home, B2: { gone: true } })).toBe('fine');
  expect(given(2, { A1 })).toBe('fine');
  expect(given(3, { A1 }, { phase: 'new-turn' })).toBe('fine');
});

test.each([
  ['a fighter is in no formation', { formations: [[['A1', 'A2', 'A3', 'B1']]] }],
  ['nobody is in two places', { formations: [[['A1', 'A1']]] }],
  ['a formation has rows', { formations: [['A1']] }],
  ['and is a list', { formations: ['A1'] }],
])('%s', (_, given) => {
  expect(problemOf(given as never)).toContain('field-wrong-value given.formations[0]');
});

test('only missions have bombers, formations and their phases', () => {
  const duel = (given: Json) => downInFlamesScript.situate(given, missionless, '1');
  expect(duel({ phase: 'bombing' }).ok).toBe(false);
  expect(duel({ formations: [[['A1']]] }).ok).toBe(false);
  expect(duel({ mission: { turns: 3 } }).ok).toBe(false);
  expect(duel({}).ok).toBe(true);
});

const read = downInFlamesScript.game.options({});
if (!read.ok) throw new Error(read.problem.code);
const missionless = read.value;
