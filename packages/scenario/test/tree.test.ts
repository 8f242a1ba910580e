import type { Json } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { difference, lineAt } from '../src/index.ts';
import { overlay } from '../src/overlay.ts';

const table: Json = {
  turn: 3,
  hits: null,
  red: { hand: ['LANCE', 'FEINT', 'LANCE'], hits: 0, 'a.b': 'dotted' },
  rows: [{ n: 1, more: true }, { n: 2 }],
};
/** Where the table is not as expected: 'path: found'; null: it is. */
const differs = (expected: Json): string | null => {
  const found = difference(expected, table, ['hand']);
  return found === null ? null : `${found.path}: ${JSON.stringify(found.found)}`;
};

describe('an expectation', () => {
  test.each<[string, Json]>([
    ['names only what matters', { turn: 3 }],
    ['may use dots', { 'red.hits': 0, 'rows.1.n': 2 }],
    ['takes a key with a dot in it as it stands', { red: { 'a.b': 'dotted' } }],
    ['of a list is whole and in order', { rows: [{ n: 1 }, { n: 2 }] }],
    ['of a hand has no order', { 'red.hand': ['LANCE', 'LANCE', 'FEINT'] }],
    ['may say how many there are', { 'red.hand': 3, rows: 2 }],
    ['may say null', { hits: null }],
    ['may say what is not so', { turn: { $not: 4 }, 'red.hand': { $not: ['LANCE', 'FEINT'] }, hits: { $not: 0 } }],
    ['may say what is not there', { 'blue.hits': { $absent: true }, 'red.hits.more': { $absent: true } }],
    ['may say at least and at most', { turn: { $min: 3, $max: 3 }, 'red.hand': { $min: 3, $max: 3 } }],
    ['may count lists and maps', { rows: { $count: 2 }, red: { $count: 3 } }],
    ['may leave the order open', { rows: { '$any-order': [{ n: 2 }, { n: 1, more: true }] } }],
    ['may say what is among them', { 'red.hand': { $includes: ['FEINT', 'LANCE'] }, rows: { $includes: [{ n: 1 }] } }],
    ['may say one thing that is among them', { 'red.hand': { $includes: 'FEINT' } }],
    ['may say what is not among them', { 'red.hand': { $excludes: ['SHIELD', 'RALLY'] } }],
  ])('%s', (_, expected) => {
    expect(differs(expected)).toBeNull();
  });

  test.each<[Json, string]>([
    [{ turn: 4 }, 'turn: 3'],
    [{ turn: '3' }, 'turn: 3'],
    [{ hits: 0 }, 'hits: null'],
    [{ red: { hits: 1 } }, 'red.hits: 0'],
    [{ 'red.hits': 1 }, 'red.hits: 0'],
    [{ turn: { x: 1 } }, 'turn: 3'],
    [{ turn: [3] }, 'turn: 3'],
    [{ 'red.nobody': 1 }, 'red.nobody: undefined'],
    [{ 'rows.2.n': 1 }, 'rows.2.n: undefined'],
    [{ rows: [{ n: 1 }] }, 'rows: [{"n":1,"more":true},{"n":2}]'],
    [{ rows: [{ n: 1 }, { n: 3 }] }, 'rows[1].n: 2'],
    [{ rows: [{ n: 2 }, { n: 1 }] }, 'rows[0].n: 1'],
    [{ 'red.hand': ['LANCE', 'FEINT'] }, 'red.hand: ["LANCE","FEINT","LANCE"]'],
    [{ 'red.hand': ['LANCE', 'FEINT', 'FEINT'] }, 'red.hand: ["LANCE","FEINT","LANCE"]'],
    [{ rows: 3 }, 'rows: [{"n":1,"more":true},{"n":2}]'],
    [{ turn: { $not: 3 } }, 'turn: 3'],
    [{ none: { $not: 3 } }, 'none: undefined'],
    [{ turn: { $absent: true } }, 'turn: 3'],
    [{ turn: { $min: 4 } }, 'turn: 3'],
    [{ turn: { $max: 2 } }, 'turn: 3'],
    [{ turn: { $min: 3, $max: 2 } }, 'turn: 3'],
    [{ 'red.hand': { $min: 4 } }, 'red.hand: ["LANCE","FEINT","LANCE"]'],
    [{ red: { $min: 1 } }, 'red: {"hand":["LANCE","FEINT","LANCE"],"hits":0,"a.b":"dotted"}'],
    [{ none: { $min: 0 } }, 'none: undefined'],
    [{ none: { $max: 9 } }, 'none: undefined'],
    [{ rows: { $count: 3 } }, 'rows: [{"n":1,"more":true},{"n":2}]'],
    [{ turn: { $count: 3 } }, 'turn: 3'],
    [{ rows: { '$any-order': [{ n: 1 }, { n: 2 }] } }, 'rows: [{"n":1,"more":true},{"n":2}]'],
    [{ turn: { '$any-order': [3] } }, 'turn: 3'],
    [{ 'red.hand': { $includes: ['LANCE', 'SHIELD'] } }, 'red.hand: ["LANCE","FEINT","LANCE"]'],
    [{ turn: { $includes: [3] } }, 'turn: 3'],
    [{ 'red.hand': { $excludes: ['SHIELD', 'FEINT'] } }, 'red.hand: ["LANCE","FEINT","LANCE"]'],
    [{ turn: { $excludes: [4] } }, 'turn: 3'],
    [{ turn: { $min: '3' } }, 'turn.$min: "3"'],
    [{ turn: { $absent: 1 } }, 'turn.$absent: 1'],
    [{ 'red.hand': { $includes: { n: 1 } } }, 'red.hand.$includes: {"n":1}'],
    [{ turn: { $about: 3 } }, 'turn.$about: "$about"'],
  ])('%j is not so: %s', (expected, found) => {
    expect(differs(expected)).toBe(found);
  });

  test('of the whole tree has no path of its own', () => {
    expect(difference(1, 2, [])).toEqual({ path: '', expected: 1, found: 2 });
    expect(difference({ $min: 3 }, 2, [])).toEqual({ path: '', expected: { $min: 3 }, found: 2 });
    expect(difference({ $about: 3 }, 2, [])).toMatchObject({ path: '$about' });
    expect(difference([1, [2]], [1, [3]], [])).toEqual({ path: '[1][0]', expected: 2, found: 3 });
  });
});

test('a line is that of the field, or of what it stands in, or of the whole', () => {
  const lines = { given: 3, 'given.red': 4, 'given.red.hand[1]': 6 };
  const paths = [
    'given',
    'given.red',
    'given.red.hand[1]',
    'given.red.hand[1].x',
    'given.red.hand[0]',
    'given.blue[0][1]',
  ];
  expect(paths.map((path) => lineAt(lines, path, 1))).toEqual([3, 4, 6, 6, 4, 3]);
  expect([lineAt(lines, 'options.a', 9), lineAt(lines, '', 9), lineAt({ '': 2 }, 'x.y', 9)]).toEqual([9, 9, 2]);
  expect(lineAt(lines, 'constructor', 9)).toBe(9);
});

test('what a variant says is laid over maps field by field, and over everything else as a whole', () => {
  const below: Json = { a: 1, b: { c: [1, 2], d: 'x' }, e: null };
  expect(overlay(below, { b: { c: [3] }, e: { f: 1 }, g: 2 })).toEqual({
    a: 1,
    b: { c: [3], d: 'x' },
    e: { f: 1 },
    g: 2,
  });
  expect(overlay(below, { b: null, a: { x: 1 } })).toEqual({ a: { x: 1 }, b: null, e: null });
  expect([overlay([1], { a: 1 }), overlay({ a: 1 }, [1]), overlay(null, { a: 1 }), overlay(1, null)]).toEqual([
    { a: 1 },
    [1],
    { a: 1 },
    null,
  ]);
  expect(overlay({ b: 1 }, { toString: 'own' })).toEqual({ b: 1, toString: 'own' });
});
