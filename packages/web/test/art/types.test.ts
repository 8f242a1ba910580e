import { basePack } from '@tallyho/down-in-flames/content';
import { basePack as pacific } from '@tallyho/zero/content';
import { describe, expect, test } from 'vitest';
import { sizeOf } from '../../src/art/aircraft/paint/picture.ts';
import { listedAs, roster } from '../../src/art/aircraft/roster.ts';
import { aircraftTypes } from '../../src/art/aircraft/types/index.ts';
import { schemes } from '../../src/art/aircraft/types/schemes.ts';
import { resolve } from '../../src/art/aircraft/types/variant.ts';

test('no two aircraft share an id', () => {
  const ids = aircraftTypes.flatMap(({ id, also = [] }) => [id, ...also]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(aircraftTypes).toHaveLength(158);
});

test.each(aircraftTypes.map((type) => [type.id, type] as const))(
  '%s is on the roster as it is modelled',
  (id, type) => {
    const listed = listedAs(id);
    expect(listed?.id).toBe(id);
    expect(listed?.nation).toBe(type.nation);
    expect(listed?.span).toBeCloseTo(sizeOf(type).span, 1);
    expect(listed?.length).toBeCloseTo(type.length, 1);
    // An engine is modelled on one wing, and there is another like it on the other.
    expect(listed?.engines).toBe(2 * (type.engines ?? []).length || 1);
    for (const other of type.also ?? []) expect(listedAs(other)?.id).toBe(id);
    expect(schemes[type.scheme], type.scheme).toBeDefined();
  },
);

test('nothing is on the roster that is not modelled', () => {
  expect(roster.map(({ id }) => id)).toEqual(aircraftTypes.map(({ id }) => id));
});

describe('every aircraft that somebody can fly or meet is modelled', () => {
  test('Down In Flames', () => {
    const missing = [...basePack.fighters, ...basePack.bombers].filter(({ id }) => listedAs(id) === null);
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  test('Zero!, with as many engines as its card says', () => {
    for (const { id, engines } of pacific.fighters) expect(listedAs(id)?.engines, id).toBe(engines);
  });

  // The cards of the campaigns in the Pacific, by the ids of their sheets.
  test.each([
    [
      'a-24',
      'b-17d',
      'b-18',
      'b-25c',
      'b-26',
      'blenheim-i',
      'blenheim-iv',
      'catalina-i',
      'dc-3',
      'e13a1',
      'g3m2',
      'h6k4',
    ],
    ['hudson', 'ki-15', 'ki-21', 'ki-30', 'ki-48', 'lysander', 'martin-139', 'sb2u', 'vildebeest', 'wirraway', 'pby-5'],
    [
      'fm2',
      'f4u1',
      'f4u1d',
      'f6f',
      'p38g',
      'p38j',
      'p400',
      'p47d',
      'p61a',
      'f6f5n',
      'pv1n',
      'sbd',
      'sb2c',
      'tbf',
      'a6m2n',
    ],
    [
      'n1kj',
      'ki27',
      'ki432',
      'ki44',
      'ki45',
      'ki61',
      'ki84',
      'j1n',
      'ki45n',
      'd4y',
      'b6n',
      'f1m2',
      'ki51',
      'b25c1',
      'b25j',
    ],
    [
      'b24j',
      'b29',
      'pv1',
      'pb4y',
      'g4m2',
      'ki49',
      'ki67',
      'p1y',
      'h8k',
      'e13a',
      'f4f',
      'p40e',
      'b17e',
      'pby',
      'g4m2e-ohka',
    ],
  ])('campaigns: %s …', (...ids) => {
    expect(ids.filter((id) => listedAs(id) === null)).toEqual([]);
  });
});

// Wing span and length in metres, from the public record.
test.each([
  ['spitfire-i', 11.23, 9.12],
  ['bf-109e', 9.87, 8.64],
  ['p-51d', 11.28, 9.83],
  ['a6m2', 12, 9.06],
  ['f4u-1', 12.5, 10.16],
  ['p-38j', 15.85, 11.53],
  ['me-262', 12.51, 10.6],
  ['ju-87b', 13.8, 11.1],
  ['he-111h', 22.6, 16.4],
  ['b-17e', 31.62, 22.5],
  ['b-24d', 33.5, 20.2],
  ['b29', 43.05, 30.18],
  ['i-16', 9, 6.13],
  ['il-2', 14.6, 11.6],
  ['g4m1', 25, 20],
])('%s is %d m wide and %d m long', (id, span, length) => {
  const listed = listedAs(id);
  expect(Math.abs((listed?.span ?? 0) / span - 1)).toBeLessThan(0.015);
  expect(Math.abs((listed?.length ?? 0) / length - 1)).toBeLessThan(0.015);
});

describe('an aircraft that is like another', () => {
  const [model] = aircraftTypes;
  const of = (by: object) => resolve([model, { id: 'x', like: model.id, ...by }]).get('x');

  test('has all its numbers but those that are changed', () => {
    expect(of({ wing: { half: 7 } })?.wing).toEqual({ ...model.wing, half: 7 });
    expect(of({ length: 9 })?.fin).toEqual(model.fin);
  });
  test('may lack a part', () => {
    expect(model.spine).toBeDefined();
    expect(of({ spine: null })?.spine).toBeUndefined();
  });
  test('has none of its other ids, and none of its paint in another scheme', () => {
    const painted = { ...model, also: ['y'], paint: { spinner: '#ffffff' } };
    const both = resolve([painted, { id: 'x', like: model.id }, { id: 'z', like: model.id, scheme: 'raf' }]);
    expect(both.get('x')?.also).toBeUndefined();
    expect(both.get('x')?.paint).toEqual(painted.paint);
    expect(both.get('z')?.paint).toBeUndefined();
  });
  test('with a body of another shape has none of the old one', () => {
    expect(of({ body: { shape: 'radial', radius: 0.6 } })?.body).toEqual({ shape: 'radial', radius: 0.6 });
  });
  test('cannot be like one that is not there', () => {
    expect(() => resolve([{ id: 'x', like: 'nothing' }])).toThrow('no aircraft nothing');
  });
});
