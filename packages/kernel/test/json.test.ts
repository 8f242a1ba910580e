import { expect, test } from 'vitest';
import { canonical, clone, firstNotPlain, hash, plainTrouble, same } from '../src/index.ts';

test('equal data gives equal text and equal hash, whatever the order of the keys', () => {
  expect(canonical({ b: [1, { d: 2, c: 3 }], a: 'é' })).toBe('{"a":"é","b":[1,{"c":3,"d":2}]}');
  expect(hash({ a: 1, b: 2 })).toBe(hash({ b: 2, a: 1 }));
  expect(hash({ a: 1, b: undefined })).toBe(hash({ a: 1 }));
  expect(hash([1, 2])).not.toBe(hash([2, 1]));
});

test('keys are in the order of their letters, numbers too; what is undefined is left out', () => {
  expect(canonical({ 9: 1, 10: 2, a: undefined, '"': [{ y: -0.5, x: [] }, null, 'z'] })).toBe(
    '{"\\"":[{"x":[],"y":-0.5},null,"z"],"10":2,"9":1}',
  );
  expect(canonical({ b: Number.NaN, a: [Number.POSITIVE_INFINITY, 1e21] })).toBe('{"a":[null,1e+21],"b":null}');
});

test('keys are written as they are, however many there have been', () => {
  const keys = Array.from({ length: 20_001 }, (_, i) => `key ${i}`);
  const list = (): string => canonical(Object.fromEntries(keys.map((key) => [key, 1])));
  expect(list()).toBe(
    `{${keys
      .sort()
      .map((key) => `"${key}":1`)
      .join(',')}}`,
  );
  expect(list()).toBe(list());
});

test('the hash of a known value never changes: records depend on it', () => {
  expect(hash({ tally: 'ho', n: [1, 2, 3] })).toMatchInlineSnapshot(`"004e2c2ca816a4f0"`);
});

test('no two of many small states share a hash', () => {
  const seen = new Set<string>();
  for (let a = 0; a < 60; a++)
    for (let b = 0; b < 60; b++) for (let c = 0; c < 30; c++) seen.add(hash({ a, b: [b, c] }));
  expect(seen.size).toBe(60 * 60 * 30);
});

test('a clone shares nothing', () => {
  const original = { a: [{ b: 1 }, null], c: { d: [2] } };
  const copy = clone(original);
  expect(copy).toEqual(original);
  (copy.a[0] as { b: number }).b = 9;
  copy.c.d.push(3);
  expect(original).toEqual({ a: [{ b: 1 }, null], c: { d: [2] } });
  expect(same(original, { c: { d: [2] }, a: [{ b: 1 }, null] })).toBe(true);
});

test.each([
  ['a function', { a: { f: () => 1 } }, 'a.f'],
  ['a Map', { a: [new Map()] }, 'a[0]'],
  ['a Date', { when: new Date(0) }, 'when'],
  ['undefined', { a: undefined }, 'a'],
  ['NaN', { a: [1, Number.NaN] }, 'a[1]'],
  ['minus zero', { a: -0 }, 'a'],
  ['a hole in a list', { a: new Array(1), b: 1 }, 'a[0]'],
  ['an instance', { a: new (class Plane {})() }, 'a'],
])('%s is not plain data', (_, value, place) => {
  expect(firstNotPlain(value)).toBe(place);
});

test('plain data is plain', () => {
  expect(firstNotPlain({ a: [1, 'b', null, true, { c: [] }] })).toBeNull();
});

test.each([
  [
    [1, 2],
    [1, 3],
  ],
  [[1, 2], [1]],
  [[[1]], [[2]]],
  [[], {}],
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: { b: 1 } }, { a: { b: 2 } }],
  [{ a: null }, { a: {} }],
  [null, {}],
  [1, '1'],
])('%j and %j are not the same, either way round', (a, b) => {
  expect([same(a, b), same(b, a)]).toEqual([false, false]);
});

test('data from outside may be so deep and so large, and no more', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
  expect(plainTrouble(nested(40))).toBeNull();
  expect(plainTrouble(nested(41))).toBe('[0]'.repeat(41));
  const many = (count: number): number[] => new Array<number>(count).fill(7);
  expect(plainTrouble(many(399_999))).toBeNull();
  expect(plainTrouble(many(400_000))).toBe('[399999]');
});

test('what is not plain in data from outside is known by its place', () => {
  const maps = (depth: number): unknown => (depth === 0 ? 1 : { a: maps(depth - 1) });
  expect(plainTrouble(maps(40))).toBeNull();
  expect(plainTrouble(maps(41))).toBe(new Array(41).fill('a').join('.'));
  expect(plainTrouble({ a: [{ b: { c: undefined } }] })).toBe('a[0].b.c');
  expect(plainTrouble({ a: [1, new Date(0)] }, 'kept')).toBe('kept.a[1]');
  expect(plainTrouble(JSON.parse('{"a":1,"b":{"__proto__":{}}}'))).toBe('b.__proto__');
  expect(plainTrouble(JSON.parse('{"__proto__":1}'))).toBe('__proto__');
  expect(plainTrouble({ a: [null, 'b', true, -1.5, { c: [] }] })).toBeNull();
});
