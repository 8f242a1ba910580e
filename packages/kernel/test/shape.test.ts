import { describe, expect, test } from 'vitest';
import { learn, misshape, newShape } from '../src/shape.ts';

/** How these examples look. */
const shapeOf = (...examples: readonly unknown[]) => {
  const shape = newShape();
  for (const example of examples) learn(shape, example);
  return shape;
};

/** Where data does not look like these examples; null: it does. */
const placeOf = (examples: readonly unknown[], data: unknown): string | null =>
  misshape(shapeOf(...examples), data, '')?.place ?? null;

describe('data looks like its examples', () => {
  test.each<[string, unknown, unknown]>([
    ['another text', { a: 'x' }, { a: 'long and other' }],
    ['another number', { a: 1 }, { a: -10_000 }],
    ['a longer list', { a: [1] }, { a: [1, 2, 3] }],
    ['an empty list', { a: [1] }, { a: [] }],
    ['anything plain where nothing was seen', { a: null, b: [] }, { a: { b: ['c'] }, b: [{ d: 1 }] }],
    ['a field that is new', { a: 1 }, { a: 1, b: { c: 'new' } }],
  ])('with %s in it', (_, example, data) => {
    expect(placeOf([example], data)).toBeNull();
  });

  test('in every way that one of them looked', () => {
    const examples = [{ a: null }, { a: 1 }, { a: 'x' }, { a: true }];
    for (const a of [null, 7, 'y', false]) expect(placeOf(examples, { a })).toBeNull();
    expect(placeOf(examples, { a: [] })).toBe('a');
    expect(misshape(shapeOf(...examples), { a: {} }, '')).toEqual({
      place: 'a',
      wanted: ['null', 'number', 'string', 'boolean'],
    });
  });
});

describe('data that does not look like its examples is known by its place', () => {
  test.each<[string, unknown, unknown, string]>([
    ['a text for a number', { a: 1 }, { a: '1' }, 'a'],
    ['a map for a list', { a: [1] }, { a: { 0: 1 } }, 'a'],
    ['a list for a map', { a: { b: 1 } }, { a: [1] }, 'a'],
    ['nothing for something', { a: 1 }, { a: null }, 'a'],
    ['half a number where all were whole', { a: 1 }, { a: 0.5 }, 'a'],
    ['a number without end', { a: 0.5 }, { a: Number.POSITIVE_INFINITY }, 'a'],
    ['a missing field', { a: 1, b: 2 }, { a: 1 }, 'b'],
    ['something else in a list', { a: [1, 2] }, { a: [1, 'x'] }, 'a[1]'],
    ['something else deep inside', { a: [{ b: { c: 1 } }] }, { a: [{ b: { c: true } }] }, 'a[0].b.c'],
    ['what is not plain where nothing was seen', { a: null }, { a: { b: undefined } }, 'a.b'],
    ['what is not plain in a new field', { a: 1 }, { a: 1, b: [Number.NaN] }, 'b[0]'],
    ['what is not plain in a list that was empty', { a: [] }, { a: [-0] }, 'a[0]'],
  ])('%s', (_, example, data, place) => {
    expect(placeOf([example], data)).toBe(place);
  });

  test('and what was wanted there is told', () => {
    expect(misshape(shapeOf({ a: null }), { a: -0 }, '')).toEqual({ place: 'a', wanted: 'plain data' });
    expect(misshape(shapeOf({ a: 1 }), {}, 'fixed')).toEqual({ place: 'fixed.a', wanted: 'a' });
    expect(misshape(shapeOf([3]), [0.5], 'hits')).toEqual({ place: 'hits[0]', wanted: '-10000 … 10000' });
  });
});

test('a half number is well where one was seen', () => {
  expect(placeOf([1, 0.5, 2], 1.25)).toBeNull();
});

test('counts stay small; where larger numbers were seen they may have 32 bits', () => {
  for (const seen of [0, 1023, -1023]) expect([placeOf([seen], 10_000), placeOf([seen], 10_001)]).toEqual([null, '']);
  for (const seen of [1024, -1024]) {
    expect([placeOf([seen, 3], 2 ** 32), placeOf([seen, 3], -(2 ** 32))]).toEqual([null, null]);
    expect(placeOf([seen, 3], 2 ** 32 + 1)).toBe('');
  }
});

test('a field inside must be there when a dozen maps had it, and all of them', () => {
  const list = (length: number, last: object = { a: 1 }): object[] => [
    ...Array.from({ length: length - 1 }, () => ({ a: 1 })),
    last,
  ];
  expect(placeOf([list(11)], [{}])).toBeNull();
  expect(placeOf([list(12)], [{}])).toBe('[0].a');
  expect(placeOf([list(12, {})], [{}])).toBeNull();
  expect(placeOf([list(12, { a: undefined })], [{}])).toBeNull();
  expect(placeOf([{ a: 1 }, {}], {})).toBeNull();
});
