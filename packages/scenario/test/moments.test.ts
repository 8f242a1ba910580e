import type { Script } from '@tallyho/kernel';
import { joustScript } from '@tallyho/kernel/reference';
import { expect, test } from 'vitest';
import { readScenarios, runScenario } from '../src/index.ts';

const script: Script = joustScript as never;

/** The code of the failure of a script with these steps, and its place; null: it passes. */
function failureOf(given: string, ...steps: string[]): string | null {
  const text = `title: t\nsystem: reference\ngiven: ${given}\nopen: true\nsteps:\n${steps.map((s) => `  - ${s}\n`).join('')}`;
  const read = readScenarios('a.yaml', text);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const [{ failure }] = runScenario(read.value[0], script);
  return failure && `${failure.code} ${failure.place}`;
}

/** Red draws two cards, then blue; then the turn ends. */
const DRAWS = '{ draws: [LANCE, LANCE, LANCE, SHIELD, SHIELD, SHIELD] }';

test('a position is looked at where nobody is asked, after an event', () => {
  const steps = [
    '{ red: pass }',
    '{ expect: { turn: 1, waiting: { $count: 0 }, red.hand: [LANCE, LANCE, LANCE], blue.hand: [] }, after: { event: drew, seat: red } }',
    '{ expect: { turn: 1, blue.hand: { $count: 3 } }, after: { event: drew, seat: blue } }',
    '{ expect: { blue.hand: 3 }, after: { event: drew, seat: blue } }',
    '{ expect: { blue.hand: { $min: 3, $max: 3 } }, after: { event: drew, seat: blue } }',
    '{ expect: { turn: 2, waiting: { $count: 0 } }, after: { event: turn } }',
    '{ expect: { turn: 2, waiting: { $count: 2 }, blue.hand: { $count: 3 } } }',
  ];
  expect(failureOf('{}', DRAWS, ...steps)).toBeNull();
});

test('and a seat sees there what it may', () => {
  const seen =
    '{ sees: { blue: { red.cards: 3, red.hand: { $absent: true }, blue.cards: 0 } }, after: { event: drew, seat: red } }';
  expect(failureOf('{}', DRAWS, '{ red: pass }', seen)).toBeNull();
});

test('a seat sees its own hand, and a spectator none', () => {
  const hidden = '{ red: { cards: 1, hand: { $absent: true } } }';
  const given = '{ red: { hand: [LANCE] } }';
  expect(failureOf(given, '{ sees: { red: { red.hand: [LANCE] } } }')).toBeNull();
  for (const other of ['blue', 'spectator']) expect(failureOf(given, `{ sees: { ${other}: ${hidden} } }`)).toBeNull();
  expect(failureOf(given, '{ sees: { spectator: { red.hand: [LANCE] } } }')).toBe('step-sees a.yaml:6');
});

test('the moment of several events is that of the last of them', () => {
  const after = (...seats: string[]): string => `[${seats.map((seat) => `{ event: drew, seat: ${seat} }`).join(', ')}]`;
  const expected = '{ blue.hand: { $count: 3 } }';
  expect(failureOf('{}', DRAWS, '{ red: pass }', `{ expect: ${expected}, after: ${after('red', 'blue')} }`)).toBeNull();
  expect(failureOf('{}', DRAWS, '{ red: pass }', `{ expect: ${expected}, after: ${after('blue', 'red')} }`)).toBe(
    'step-after a.yaml:8',
  );
});

test('the start of the game has its moments too, and what was taken back has none', () => {
  const step = '{ expect: { turn: 2, waiting: { $count: 0 } }, after: { event: turn } }';
  expect(failureOf('{ phase: turn }', step)).toBeNull();
  expect(failureOf('{ phase: turn }', '{ red: walk }', '{ undo: red }', step)).toBe('step-after a.yaml:8');
});

test('events tell who was told', () => {
  const told =
    '{ happens: [{ event: drew, seat: red, to: everyone }, { event: cards, to: [red] }, { event: cards, to: [blue] }] }';
  expect(failureOf('{}', DRAWS, '{ red: pass }', told)).toBeNull();
  expect(failureOf('{}', DRAWS, '{ red: pass }', '{ does-not-happen: { event: cards, to: everyone } }')).toBeNull();
  expect(failureOf('{}', DRAWS, '{ red: pass }', '{ does-not-happen: { event: cards, to: [blue] } }')).toBe(
    'step-does-not-happen a.yaml:8',
  );
});

test('what does not happen is what the latest choice has not led to', () => {
  const given = '{ red: { hand: [LANCE] }, blue: { hand: [SHIELD] } }';
  const before = ['{ red: play LANCE }', '{ does-not-happen: [{ event: hit }, { event: stopped }] }', '{ blue: pass }'];
  expect(failureOf(given, ...before, '{ does-not-happen: { event: stopped } }')).toBeNull();
  expect(failureOf(given, ...before, '{ does-not-happen: [{ event: stopped }, { event: hit, seat: blue }] }')).toBe(
    'step-does-not-happen a.yaml:9',
  );
});
