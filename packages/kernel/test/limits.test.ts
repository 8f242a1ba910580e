import { describe, expect, test } from 'vitest';
import {
  excessOf,
  Fields,
  LONGEST_PLACE,
  LONGEST_QUOTE,
  Match,
  MOST_LINES,
  MOST_RECORD,
  problem,
  quote,
  reading,
  readRecord,
  replay,
  writeRecord,
} from '../src/index.ts';
import { joust } from './reference/index.ts';

const started = Match.start(joust, { turns: 4 }, 'limits');
if (!started.ok) throw new Error('start');
const text = writeRecord(started.value, 'keeper');
const codeOf = (record: string): string | null => {
  const read = readRecord(record);
  return read.ok ? null : read.problem.code;
};
const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const withOptions = (json: string): string => text.replace(/^options: .*$/m, () => `options: ${json}`);

describe('a record', () => {
  test.each([
    ['of too many characters', text + '; '.repeat(MOST_RECORD / 2), 'record-too-long'],
    ['of too many lines', text + '\n'.repeat(MOST_LINES), 'record-too-many-lines'],
    ['with a line that never ends', `${text}red: ${'w'.repeat(3_000_000)}\n`, 'record-line-too-long'],
    ['that is one line', 'x'.repeat(3_000_000), 'record-line-too-long'],
    ['with a seed that never ends', text.replace('seed: limits', `seed: ${'s'.repeat(1000)}`), 'text-too-long'],
    ['with a name of five hundred thousand letters', withOptions(`{"name":"${'n'.repeat(500_000)}"}`), 'text-too-long'],
    [
      'with options that are too long to look at',
      withOptions(`{"name":"${'n'.repeat(3_000_000)}"}`),
      'record-line-too-long',
    ],
    ['with a hundred thousand seats', withOptions(`{"seats":[${'{},'.repeat(99_999)}{}]}`), 'list-too-long'],
    ['with lists in lists in lists', withOptions(deep(100_000)), 'data-too-deep'],
  ])('%s is refused before anything is done with it', (_, record, code) => {
    expect(codeOf(record)).toBe(code);
  });

  const seeded = (length: number): string => text.replace('seed: limits', `seed: ${'s'.repeat(length)}`);
  const filled = (length: number): string => text + ';'.repeat(length - text.length);
  const lines = text.split('\n').length;
  test.each<[string, (size: number) => string, number, string]>([
    ['a seed', seeded, 200, 'text-too-long'],
    ['a line', (n) => `${text}red: ${'w'.repeat(n - 5)}\n`, 2000, 'record-line-too-long'],
    ['a line of options', (n) => withOptions(`{${' '.repeat(n - 11)}}`), 1_000_000, 'record-line-too-long'],
    ['lines', (n) => text + '\n'.repeat(n - lines), MOST_LINES, 'record-too-many-lines'],
    [
      'characters',
      (n) => filled(2000) + `\n${';'.repeat(1999)}`.repeat(n / 2000 - 1) + ';'.repeat(n % 2000),
      MOST_RECORD,
      'record-too-long',
    ],
  ])('may have so much of %s, and no more', (_, made, most, code) => {
    expect([codeOf(made(most)), codeOf(made(most + 1))]).toEqual([null, code]);
  });

  test('tells the line of a seed that is too long', () => {
    const read = readRecord(seeded(201));
    const line = 1 + text.split('\n').findIndex((one) => one.startsWith('seed: '));
    expect(read.ok ? null : read.problem.place).toBe(`line ${line}`);
  });

  test('at its limits is read', () => {
    expect(codeOf(withOptions(deep(15)))).toBe(null);
    expect(codeOf(text + '\n'.repeat(1000))).toBe(null);
  });

  test('tells how far its replay has come', () => {
    const read = readRecord(`${text}red: trot\nblue: walk\n`);
    if (!read.ok) throw new Error(read.problem.code);
    const passed: number[] = [];
    replay(joust, read.value, (lines) => passed.push(lines));
    expect(passed).toEqual(read.value.lines.map((_, at) => at));
  });
});

describe('data from outside', () => {
  test('is counted as a whole', () => {
    const thousand = Array.from({ length: 1000 }, () => 1);
    expect(excessOf(Array.from({ length: 90 }, () => thousand))).toBe(null);
    expect(excessOf(Array.from({ length: 900 }, () => thousand))).toMatchObject({ code: 'data-too-large' });
  });

  const list = (length: number): number[] => new Array<number>(length).fill(1);
  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
  test.each<[string, (size: number) => unknown, number, string]>([
    ['letters of a text', (n) => ['x'.repeat(n)], 2000, 'text-too-long'],
    ['letters of a name', (n) => ({ ['x'.repeat(n)]: 1 }), 2000, 'text-too-long'],
    ['entries of a list', list, 1000, 'list-too-long'],
    ['entries of a map', (n) => Object.fromEntries(list(n).map((one, i) => [i, one])), 1000, 'list-too-long'],
    ['levels', nested, 16, 'data-too-deep'],
    // The list of lists, the hundred lists, and what is in them.
    ['values', (n) => [...new Array(99).fill(list(1000)), list(n - 99_101)], 100_000, 'data-too-large'],
  ])('may have so many %s, and no more', (_, made, most, code) => {
    expect(excessOf(made(most))).toBeNull();
    expect(excessOf(made(most + 1))).toMatchObject({ code, facts: { most } });
  });

  test('says where there is too much of it', () => {
    const given = { seats: [{ name: 'a' }, { name: 'b'.repeat(5000) }] };
    expect(excessOf(given)).toMatchObject({ code: 'text-too-long', place: 'seats[1].name', facts: { found: 5000 } });
    expect(excessOf({ ['x'.repeat(5000)]: 1 })).toMatchObject({ code: 'text-too-long' });
  });

  test('that holds itself is not followed for ever', () => {
    const given: unknown[] = [];
    given.push(given);
    expect(excessOf(given)).toMatchObject({ code: 'data-too-deep' });
  });

  test('has names that fit on a line, and lists that are no longer than they may be', () => {
    const fields = new Fields({ name: 'n'.repeat(61), short: 'n'.repeat(60), seats: [1, 2, 3] }, '');
    expect(fields.name('short')).toBe('n'.repeat(60));
    expect(reading(() => fields.name('name'))).toMatchObject({ problem: { code: 'text-too-long', place: 'name' } });
    expect(reading(() => fields.list('seats', 2))).toMatchObject({
      problem: { code: 'list-too-long', place: 'seats', facts: { most: 2, found: 3 } },
    });
    expect(reading(() => fields.list('seats', 3)).ok).toBe(true);
  });
});

describe('a problem', () => {
  const long = 'x'.repeat(3_000_000);
  const size = (value: unknown): number => JSON.stringify(value).length;

  test('quotes no more of a text than its beginning', () => {
    const { facts, place } = problem('record-line', long, { text: long, detail: long }).problem;
    expect(facts.text).toBe(`${'x'.repeat(LONGEST_QUOTE - 1)}…`);
    expect(String(facts.detail).length).toBe(LONGEST_PLACE);
    expect(place.length).toBe(LONGEST_PLACE);
  });

  test.each([
    ['a list of many', Array.from({ length: 100_000 }, () => 'abc')],
    ['a list of long texts', Array.from({ length: 100 }, () => long)],
    ['a map of many', Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [i, i]))],
    ['a map with a long name', { [long]: 1 }],
    ['lists in lists', JSON.parse(deep(10_000))],
  ])('quotes no more than people read of %s', (_, found) => {
    expect(size(problem('field-wrong-value', '', { found }).problem)).toBeLessThan(20_000);
  });

  test('does not cut a letter in two', () => {
    expect(quote('✈'.repeat(100), 10)).toBe('✈✈✈✈✈✈✈✈✈…');
    expect(quote('😀'.repeat(100), 10)).toBe('😀😀😀😀…');
    expect(quote('short')).toBe('short');
  });

  const told = (found: unknown): unknown => problem('x', '', { found: found as never }).problem.facts.found;

  test('quotes a text up to its limit whole, a place and a detail up to theirs', () => {
    const letters = (n: number): string => 'x'.repeat(n);
    expect([60, 61].map((n) => told(letters(n)))).toEqual([letters(60), `${letters(59)}…`]);
    const { place, facts } = problem('x', letters(200), { detail: letters(200), other: letters(200) }).problem;
    expect([place, facts.detail, facts.other]).toEqual([letters(200), letters(200), `${letters(59)}…`]);
    expect(problem('x', letters(201), { detail: letters(201) }).problem).toMatchObject({
      place: `${letters(199)}…`,
      facts: { detail: `${letters(199)}…` },
    });
    expect(problem('x', '', { detail: [letters(61)] }).problem.facts.detail).toEqual([`${letters(59)}…`]);
  });

  test('quotes a long fact beside one that is short', () => {
    const { facts } = problem('x', '', { short: 'x', long }).problem;
    expect(facts).toEqual({ short: 'x', long: `${'x'.repeat(59)}…` });
  });

  test('quotes every text inside a fact, and leaves numbers, truth and nothing as they are', () => {
    const name = 'n'.repeat(61);
    const short = `${'n'.repeat(59)}…`;
    expect(told({ a: [1, true, null, name, { b: name }], [name]: undefined })).toEqual({
      a: [1, true, null, short, { b: short }],
      [short]: null,
    });
  });

  test('quotes lists and maps five deep', () => {
    expect(told([[[[['deep']]]]])).toEqual([[[[['deep']]]]]);
    expect(told([[[[[['deeper']]]]]])).toEqual([[[[['…']]]]]);
    expect(told({ a: { b: { c: { d: { e: { f: 1 } } } } } })).toEqual({ a: { b: { c: { d: { e: '…' } } } } });
  });

  test('quotes three thousand letters and entries of lists and maps, and no more', () => {
    const ones = (n: number): number[] => new Array<number>(n).fill(1);
    expect(told(ones(3000))).toEqual(ones(3000));
    expect(told(ones(3001))).toEqual([...ones(3000), '…']);
    // Each text of nine letters is an entry as well.
    const words = (n: number): string[] => new Array<string>(n).fill('nine more');
    expect(told(words(300))).toEqual(words(300));
    expect(told(words(301))).toEqual([...words(300), '…']);
    // A long one counts as much as is quoted of it: 60 letters and an entry.
    const long = new Array<string>(60).fill('x'.repeat(1000));
    expect(told(long)).toHaveLength(51);
    const map = (n: number): object => Object.fromEntries(Array.from({ length: n }, (_, i) => [`field ${100 + i}`, 1]));
    expect(told(map(300))).toEqual(map(300));
    expect(told(map(301))).toEqual({ ...map(300), '…': '…' });
    // While there is room for one letter there is room for an entry.
    const almost = { ...map(299), shorter1: 1 };
    expect(told({ ...almost, last: 1, more: 1 })).toEqual({ ...almost, last: 1, '…': '…' });
    expect(
      Object.keys(told(Object.fromEntries(Array.from({ length: 60 }, (_, i) => [i + 'x'.repeat(99), 1]))) as object),
    ).toHaveLength(51);
  });

  test('keeps facts that are short as they are', () => {
    const facts = { wanted: ['a', 'b'], found: 3, name: 'n' };
    expect(problem('field-wrong-value', 'a.b', facts).problem).toEqual({
      code: 'field-wrong-value',
      place: 'a.b',
      facts,
    });
  });
});
