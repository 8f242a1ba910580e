import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../lib/paths.mjs';
import { type Equivalent, isAmong, isEquivalent, readEquivalents } from '../mutants/equivalent.ts';
import { findMutants, type Mutant } from '../mutants/find.ts';

const FILE = 'packages/kernel/src/some.ts';

const known: Equivalent = {
  file: FILE,
  source: 'a < b;',
  before: '<',
  after: '<=',
  because: 'they are never the same',
};

/** The lines of those mutants of a text that are known. */
const linesKnown = (text: string, ...all: readonly Equivalent[]): number[] =>
  findMutants(FILE, text)
    .filter((mutant) => isEquivalent(mutant, all))
    .map(({ line }) => line);

test('a mutant that is known to change nothing is known wherever its line has moved', () => {
  expect(linesKnown('\n\n  a < b;', known)).toEqual([3]);
  expect(linesKnown('a < c;', known)).toEqual([]);
  expect(linesKnown('a < b;', { ...known, file: 'packages/kernel/src/other.ts' })).toEqual([]);
});

test('of several that are alike only those are known that are meant, as long as there are as many', () => {
  const text = 'a < b;\na < b;\nb < c;\na < b;';
  expect(linesKnown(text, known)).toEqual([]);
  expect(linesKnown(text, { ...known, nth: [1, 3], of: 3 })).toEqual([1, 4]);
  expect(linesKnown(`${text}\na < b;`, { ...known, nth: [1, 3], of: 3 })).toEqual([]);
});

test('on one line they are counted from the left', () => {
  const text = 'a(0, b, 0);';
  const zero = { ...known, source: text, before: '0', after: '1' };
  const [left, right] = findMutants(FILE, text).filter(({ after }) => after === '1');
  expect([left.start, left.nth, right.start, right.nth]).toEqual([2, 1, 8, 2]);
  expect(isEquivalent(left, [{ ...zero, nth: [2], of: 2 }])).toBe(false);
  expect(isEquivalent(right, [{ ...zero, nth: [2], of: 2 }])).toBe(true);
});

test('what an earlier run has left is looked for in every line of the same text', () => {
  const [left] = findMutants(FILE, 'a < b;');
  const now = findMutants(FILE, 'a < c;\na < b;\na < b;').filter((mutant) => isAmong(mutant, [left]));
  expect(now.map(({ line }) => line)).toEqual([2, 3]);
});

test('every entry of equivalent.json says which mutants of today it means, and each is there once', () => {
  const entries = readEquivalents();
  const mutants = new Map<string, Mutant[]>();
  for (const { file } of entries)
    if (!mutants.has(file)) mutants.set(file, findMutants(file, readFileSync(inRoot(file), 'utf8')));
  const meant = entries.map((entry) =>
    (mutants.get(entry.file) ?? []).filter((mutant) => isEquivalent(mutant, [entry])),
  );
  const isExact = (entry: Equivalent, i: number): boolean => meant[i].length === (entry.nth?.length ?? 1);
  expect(entries.filter((entry, i) => !isExact(entry, i))).toEqual([]);
  const all = meant.flat();
  expect(all.filter((mutant, i) => all.indexOf(mutant) !== i)).toEqual([]);
});
