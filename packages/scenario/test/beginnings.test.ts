import type { Script } from '@tallyho/kernel';
import { joustScript } from '@tallyho/kernel/reference';
import { expect, test } from 'vitest';
import { packsNamed, readScenarios, runScenario } from '../src/index.ts';
import { beside } from '../src/packs.ts';

const script: Script = joustScript as never;

/** The codes of the failures of a script and its variants, null for those that pass. */
function codesOf(text: string): (string | null)[] {
  const read = readScenarios('a.yaml', text);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value.flatMap((scenario) => runScenario(scenario, script)).map(({ failure }) => failure?.code ?? null);
}

test.each([
  ['by its code alone', 'options: { turns: 0 }\nrefused: field-wrong-value'],
  ['by its place', 'options: { turns: 0 }\nrefused: { place: options.turns }'],
  ['by what the game says of it', 'given: { red: { hits: 9 } }\nrefused: { place: given.red.hits, found: 9 }'],
  ['with the words of every tree', 'given: { trun: 2 }\nrefused: { known: { $includes: [turn] } }'],
])('a game that is refused as it should be is no failure: %s', (_, begins) => {
  expect(codesOf(`title: t\nsystem: reference\n${begins}\n`)).toEqual([null]);
});

const VARIANTS = `
title: t
system: reference
given: { red: { hand: [LANCE, FEINT] }, blue: { hand: [SHIELD], hits: 1 } }
steps:
  - { red: play LANCE, label: lance }
open: blue
variants:
  - title: lays its given over that of the script, field by field
    from: lance
    given: { blue: { hand: [] } }
    steps:
      - exactly-offered: { blue: [pass] }
      - expect: { red.hand: [FEINT], blue: { hand: [], hits: 1 } }
    open: blue
  - title: takes a field away
    given: { blue: { hits: }, red: }
    steps:
      - expect: { red.hand: [], blue: { hand: [SHIELD], hits: 0 } }
    open: red
  - title: changes options
    options: { hits: 1 }
    given: { blue: { hits: 0 } }
    open: red
  - title: is itself refused
    options: { hits: 1 }
    refused: { place: given.blue.hits, wanted: 0 … 0 }
`;

test('a variant changes what is given, and may be refused', () => {
  expect(codesOf(VARIANTS)).toEqual([null, null, null, null, null]);
});

test('what a variant changes is found at its own line', () => {
  const text =
    'title: t\nsystem: reference\ngiven: { turn: 1 }\nopen: true\nvariants:\n  - title: v\n    given:\n      turn: 0\n';
  const read = readScenarios('a.yaml', text);
  if (!read.ok) throw new Error(read.problem.code);
  const [, { failure }] = runScenario(read.value[0], script);
  expect(failure).toMatchObject({ code: 'script-given', place: 'a.yaml:8', found: { place: 'given.turn' } });
});

const PACKS = 'title: t\nsystem: reference\noptions: { packs: [packs/one.json, ../two.json, { id: three }] }\n';

test('packs are named by their files, relative to the script, or stand in it', () => {
  expect(packsNamed('rules/a.yaml', PACKS)).toEqual(['rules/packs/one.json', 'two.json']);
  const read = readScenarios('rules/a.yaml', PACKS, (file) => JSON.stringify({ id: file }));
  expect(read.ok && read.value[0].options).toEqual({
    packs: [{ id: 'rules/packs/one.json' }, { id: 'two.json' }, { id: 'three' }],
  });
});

test('packs that are no list, and options that are no map, are left to the game, which refuses them', () => {
  expect(codesOf('title: t\nsystem: reference\noptions: { packs: one.json }\n')).toEqual(['script-options']);
  expect(codesOf('title: t\nsystem: reference\noptions: [packs]\n')).toEqual(['script-options']);
});

test.each([
  ['rules/a.yaml', '../b.json', 'b.json'],
  ['rules/a.yaml', './b.json', 'rules/b.json'],
  ['rules/a.yaml', '../../b.json', null],
  ['a.yaml', 'x/../b.json', 'b.json'],
  ['a.yaml', 'x/../../b.json', null],
  ['./rules/a.yaml', '../../b.json', null],
  ['a.yaml', '/b.json', null],
  ['a.yaml', 'https://there/b.json', null],
  ['a.yaml', 'C:\\b.json', null],
  ['a.yaml', '', null],
  ['/home/me/a.yaml', 'packs/b.json', '/home/me/packs/b.json'],
  ['/home/me/a.yaml', '../b.json', null],
  ['../a.yaml', '../b.json', null],
  ['../a.yaml', 'b.json', '../b.json'],
])('from %s, %s is %s', (from, name, file) => {
  expect(beside(from, name)).toBe(file);
});
