import { describe, expect, test } from 'vitest';
import {
  anythingNamed,
  byName,
  type Check,
  entriesBy,
  flag,
  id,
  kindOf,
  like,
  listOf,
  mapOf,
  merged,
  oneOf,
  type PackProblem,
  packIn,
  packProblems,
  pairOf,
  problemsIn,
  type Report,
  rowOf,
  section,
  text,
  unless,
  usually,
  whole,
} from '../src/packs.ts';

/** A game of kites: what it says of its packs, and one thing that its rules object to. */
type Code = PackProblem | 'kite-without-line';
interface Kite {
  readonly id: string;
  readonly size: readonly [number, number];
  readonly line: number;
}
const kite = entriesBy<Code>((source) => source.startsWith('KITE-'))<Kite>(
  { id, name: text(1, 9), colour: oneOf(['red', 'blue']), size: pairOf(whole(1, 9)), line: whole(0, 99), tail: flag },
  ({ line }, place, report) => {
    if (line === 0) report('kite-without-line', place);
  },
);
const shape: Check<Code> = mapOf<Code>(
  { system: oneOf(['kites']), pack: id },
  {
    kites: section(kite),
    letters: section(mapOf({ letter: text(1, 1) }), 'letter'),
    winds: listOf(oneOf([1, 2, null])),
  },
);

const red = { id: 'red-1', name: 'Red', colour: 'red', size: [2, 3], line: 5, tail: true, sources: { all: 'public' } };
const found: { readonly code: string; readonly place: string }[] = [];
const wrong = (more: object, together: (pack: object, report: Report<Code>) => void = () => {}): string[] => {
  const problems = problemsIn({ system: 'kites', pack: 'mine', ...more }, shape, together);
  found.push(...problems);
  return problems.map(({ code, place }) => `${code} ${place}`);
};
const kites = (...changes: object[]): string[] => wrong({ kites: changes.map((change) => ({ ...red, ...change })) });

test('a flag is read as it is given', () => {
  expect([true, false].map((given) => flag(given, 'tail', () => {}))).toEqual([true, false]);
});

describe('a pack from outside', () => {
  test('without a fault has no problems, and is looked at as a whole', () => {
    expect(wrong({ kites: [red], letters: [{ letter: 'a' }], winds: [1, null] })).toEqual([]);
    expect(wrong({ kites: [red] }, (_, report) => report('kite-without-line', 'kites'))).toEqual([
      'kite-without-line kites',
    ]);
  });

  test.each<[string, object, string]>([
    ['a number for a word', { colour: 3 }, 'content-wrong-type kites[0].colour'],
    ['an unknown word', { colour: 'green' }, 'content-unknown-value kites[0].colour'],
    ['a word for a number', { line: 'long' }, 'content-wrong-type kites[0].line'],
    ['half a number', { line: 1.5 }, 'content-out-of-range kites[0].line'],
    ['too little', { line: -1 }, 'content-out-of-range kites[0].line'],
    ['too much', { line: 100 }, 'content-out-of-range kites[0].line'],
    ['no list', { size: 2 }, 'content-wrong-type kites[0].size'],
    ['a pair of three', { size: [1, 2, 3] }, 'content-out-of-range kites[0].size'],
    ['a pair with a fault', { size: [1, 0] }, 'content-out-of-range kites[0].size[1]'],
    ['a word for yes or no', { tail: 'yes' }, 'content-wrong-type kites[0].tail'],
    ['a name of blanks', { name: '  ' }, 'content-out-of-range kites[0].name'],
    ['a name that is too long', { name: 'Red Baron ' }, 'content-out-of-range kites[0].name'],
    ['an id with a blank', { id: 'red 1' }, 'content-bad-id kites[0].id'],
    ['an id that is too long', { id: 'r'.repeat(61) }, 'content-bad-id kites[0].id'],
    ['a field that is not known', { string: 1 }, 'content-unknown-field kites[0].string'],
    ['no source for all', { sources: {} }, 'content-missing-field kites[0].sources.all'],
    ['hearsay', { sources: { all: 'hearsay' } }, 'content-bad-source kites[0].sources.all'],
    [
      'a source of nothing',
      { sources: { all: 'public', nose: 'public' } },
      'content-unknown-field kites[0].sources.nose',
    ],
    ['what the rules object to', { line: 0 }, 'kite-without-line kites[0]'],
  ])('%s', (_, change, problem) => {
    expect(kites(change)).toEqual([problem]);
  });

  test('all that is wrong is said, in its order; whether an entry makes sense, only when its fields are right', () => {
    const { tail: _, ...rest } = red;
    expect(wrong({ pack: 'My Box', kites: [{ ...rest, line: 0, colour: 'green' }, 5], winds: [3] })).toEqual([
      'content-bad-id pack',
      'content-unknown-value kites[0].colour',
      'content-missing-field kites[0].tail',
      'content-wrong-type kites[1]',
      'content-unknown-value winds[0]',
    ]);
  });

  test('values are sourced by their path, by rules of the game as well', () => {
    expect(kites({ sources: { all: 'reconstructed', line: 'KITE-07', 'size[1]': 'public' } })).toEqual([]);
    expect(kites({ sources: { all: 'DIF-ALT-01', 'size[2]': 'public' } })).toEqual([
      'content-bad-source kites[0].sources.all',
      'content-unknown-field kites[0].sources.size[2]',
    ]);
  });

  test('no two entries of a list have the same name, whatever it is called', () => {
    expect(kites({}, { id: 'other' }, {})).toEqual(['content-duplicate-id kites[2].id']);
    expect(wrong({ letters: [{ letter: 'a' }, { letter: 'a' }] })).toEqual(['content-duplicate-id letters[1].letter']);
  });

  test('together its entries are looked at only when each is right, and nothing at all when it is too large', () => {
    const never = () => {
      throw new Error('looked at');
    };
    expect(wrong({ kites: 'none' }, never)).toEqual(['content-wrong-type kites']);
    expect(wrong({ kites: Array(1001).fill(red) }, never)).toEqual(['list-too-long kites']);
  });

  test('what stands at its limits is right', () => {
    const least = { id: 'r', name: ' R ', size: [1, 1], line: 1 };
    const most = { id: 'r'.repeat(60), name: 'Red Baron', size: [9, 9], line: 99, tail: false };
    expect(kites(least, most)).toEqual([]);
  });

  const factsOf = (change: object): unknown => {
    const [{ facts }] = problemsIn({ system: 'kites', pack: 'mine', kites: [{ ...red, ...change }] }, shape, () => {});
    return facts;
  };
  test.each<[object, object]>([
    [{ line: 100 }, { min: 0, max: 99, found: 100 }],
    [{ line: Number.NaN }, { min: 0, max: 99, found: 'number' }],
    [{ line: null }, { wanted: 'number', found: 'null' }],
    [{ line: undefined }, { wanted: 'number', found: 'null' }],
    [{ line: [] }, { wanted: 'number', found: 'list' }],
    [{ line: {} }, { wanted: 'number', found: 'map' }],
    [{ line: true }, { wanted: 'number', found: 'boolean' }],
    [{ tail: 1 }, { wanted: 'boolean', found: 'number' }],
    [{ name: 7 }, { wanted: 'string', found: 'number' }],
    [{ name: '   ' }, { min: 1, max: 9, found: 0 }],
    [{ name: ' Red Kite ' }, { min: 1, max: 9, found: 10 }],
    [{ id: 7 }, { wanted: 'string', found: 'number' }],
    [{ id: '-r' }, { found: '-r' }],
    [{ colour: 'green' }, { found: 'green', allowed: ['red', 'blue'] }],
    [{ size: [1] }, { min: 2, max: 2, found: 1 }],
    [{ string: 1 }, { name: 'string' }],
    [{ sources: { all: true } }, { found: true }],
    [{ sources: { all: {} } }, { found: 'map' }],
  ])('%j is told with what was wanted and what was found', (change, facts) => {
    expect(factsOf(change)).toEqual(facts);
  });

  test('what is not one of several kinds of values is told as it is, or by its kind', () => {
    const told = (wind: unknown): unknown =>
      problemsIn({ system: 'kites', pack: 'mine', winds: [2, wind] }, shape, () => {}).map(({ place, facts }) => [
        place,
        facts.found,
      ]);
    expect([told(3), told('3'), told({}), told(undefined)]).toEqual([
      [['winds[1]', 3]],
      [['winds[1]', '3']],
      [['winds[1]', 'map']],
      [['winds[1]', 'null']],
    ]);
  });

  test('the second of two entries with one name says where the first is', () => {
    const [problem] = problemsIn({ system: 'kites', pack: 'mine', kites: [red, red] }, shape, () => {});
    expect(problem).toEqual({
      code: 'content-duplicate-id',
      place: 'kites[1].id',
      facts: { id: 'red-1', first: 'kites[0]' },
    });
    expect(
      wrong({
        kites: [
          { ...red, id: 1 },
          { ...red, id: 1 },
        ],
      }),
    ).toEqual(['content-wrong-type kites[0].id', 'content-wrong-type kites[1].id']);
  });

  test('sources stand four levels deep, and no deeper', () => {
    const deep = entriesBy((source) => source === 'X')({ a: () => {} });
    const sourced = (path: string): string[] =>
      problemsIn({ a: [{ b: [[1]] }], sources: { all: 'public', [path]: 'X' } }, deep, () => {}).map(
        ({ place }) => place,
      );
    expect(['a', 'a[0]', 'a[0].b', 'a[0].b[0]'].flatMap(sourced)).toEqual([]);
    expect(sourced('a[0].b[0][0]')).toEqual(['sources.a[0].b[0][0]']);
  });

  test('every code has been seen', () => {
    expect(packProblems.filter((code) => !found.some((problem) => problem.code === code))).toEqual([]);
  });
});

test('a later entry takes the place of an earlier one, and new ones come at the end', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ id: name, size: 1 }));
  const larger = { ...a, size: 2 };
  const packs: readonly { readonly kites?: readonly (typeof a)[] }[] = [{ kites: [a, b] }, {}, { kites: [c, larger] }];
  expect([...merged(packs, 'kites', 'id').values()]).toEqual([larger, b, c]);
});

describe('what may be left out', () => {
  const balloon = entriesBy(
    () => false,
    anythingNamed,
  )<{ readonly short: string }>({
    id,
    name: text(1, 9),
    short: like('name', text(1, 9)),
    gas: usually('hydrogen', oneOf(['hydrogen', 'helium'])),
    basket: usually({}, mapOf({ seats: usually(2, whole(1, 9)) })),
    moored: usually(null, text(1, 9)),
    bags: unless(0, whole(0, 9)),
    heights: usually({}, byName(whole(0, 9))),
    crews: usually([], listOf(text(1, 9), 2)),
    path: usually([0, 0, 0], rowOf(3, whole(0, 9))),
    load: usually(undefined, kindOf('does', { burn: { hours: whole(1, 9) }, cool: {} })),
  });
  const shape = mapOf({ balloons: section(balloon) });
  const least = { id: 'b-1', name: 'Bertha', sources: { all: 'public' } };
  const usual = {
    id: 'b-1',
    name: 'Bertha',
    short: 'Bertha',
    gas: 'hydrogen',
    basket: { seats: 2 },
    moored: null,
    heights: {},
    crews: [],
    path: [0, 0, 0],
    sources: { all: 'public' },
  };
  const read = (...changes: readonly object[]): unknown => {
    const given = { balloons: changes.map((change) => ({ ...least, ...change })) };
    const pack = packIn<{ readonly balloons: readonly object[] }, PackProblem>(given, shape, () => {});
    return pack.ok ? pack.value.balloons[0] : `${pack.problem.code} ${pack.problem.place}`;
  };

  test('has its usual value, in the order of the table; null says the same as nothing', () => {
    expect(JSON.stringify(read({}))).toBe(JSON.stringify(usual));
    expect(read({ gas: null, basket: null, bags: null, load: null, crews: null })).toEqual(usual);
  });

  test('is kept as it is where it is there, unless it says nothing', () => {
    const given = {
      short: 'B',
      gas: 'helium',
      basket: { seats: 9 },
      moored: 'Calais',
      heights: { noon: 3 },
      crews: ['A', 'B'],
      path: [1, 2, 3],
      load: { does: 'burn', hours: 2 },
      sources: { all: 'public', 'the colour of its silk': 'reconstructed' },
    };
    expect(read({ ...given, bags: 0 })).toEqual({ ...usual, ...given });
    expect(read({ bags: 3, load: { does: 'cool' } })).toEqual({ ...usual, bags: 3, load: { does: 'cool' } });
  });

  test.each<[string, object, string]>([
    ['a usual field', { gas: 'air' }, 'content-unknown-value balloons[0].gas'],
    ['a field like another', { short: '' }, 'content-out-of-range balloons[0].short'],
    ['a field in a usual map', { basket: { seats: 0 } }, 'content-out-of-range balloons[0].basket.seats'],
    ['a field that may say nothing', { bags: true }, 'content-wrong-type balloons[0].bags'],
    ['any field by its name', { heights: { noon: 10 } }, 'content-out-of-range balloons[0].heights.noon'],
    ['no map of names', { heights: [] }, 'content-wrong-type balloons[0].heights'],
    ['a list that is too long', { crews: ['A', 'B', 'C'] }, 'content-out-of-range balloons[0].crews'],
    ['a row that is too short', { path: [1, 2] }, 'content-out-of-range balloons[0].path'],
    ['no kind', { load: {} }, 'content-missing-field balloons[0].load.does'],
    ['an unknown kind', { load: { does: 'sink', hours: 2 } }, 'content-unknown-value balloons[0].load.does'],
    ['a kind that is none', { load: { does: 3 } }, 'content-wrong-type balloons[0].load.does'],
    ['no map of a kind', { load: 'burn' }, 'content-wrong-type balloons[0].load'],
    ['a field of another kind', { load: { does: 'cool', hours: 2 } }, 'content-unknown-field balloons[0].load.hours'],
    ['a field that its kind needs', { load: { does: 'burn' } }, 'content-missing-field balloons[0].load.hours'],
    [
      'hearsay about anything',
      { sources: { all: 'public', silk: 'hearsay' } },
      'content-bad-source balloons[0].sources.silk',
    ],
  ])('is checked all the same: %s', (_, change, problem) => {
    expect(read(change)).toBe(problem);
  });

  test('of several problems a pack that is read tells the first', () => {
    expect(read({ gas: 'air' }, { bags: 10 })).toBe('content-unknown-value balloons[0].gas');
    expect(read({}, {})).toBe('content-duplicate-id balloons[1].id');
  });
});
