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
    const fields = new Fields({ name: 'n'.repeat(61), seats: [1, 2, 3] }, '');
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

  test('keeps facts that are short as they are', () => {
    const facts = { wanted: ['a', 'b'], found: 3, name: 'n' };
    expect(problem('field-wrong-value', 'a.b', facts).problem).toEqual({
      code: 'field-wrong-value',
      place: 'a.b',
      facts,
    });
  });
});
