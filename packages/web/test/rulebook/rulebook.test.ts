import { readRulebook } from '@tallyho/rulebook/node';
import { describe, expect, test } from 'vitest';
import type { IndexEntry } from '../../src/library/index-entry.ts';
import { type Chapter, chapterAt, chaptersOf, headingOf, numeralOf } from '../../src/rulebook/chapters.ts';
import { citationsOf } from '../../src/rulebook/citations.ts';
import { rulebookWords } from '../../src/rulebook/words/words.ts';

const books = { en: readRulebook('en').books, fr: readRulebook('fr').books };
const [downInFlames] = books.en;

/** The paragraphs of each chapter that has any. */
const numbersIn = (chapters: readonly Chapter[]): string[][] =>
  chapters.map(({ entries }) => entries.map(({ id }) => id)).filter((ids) => ids.length > 0);

describe('chapters', () => {
  test('hold every paragraph of every book once, in both languages, under the same numbers', () => {
    for (const [at, book] of books.en.entries()) {
      const chapters = chaptersOf(book);
      expect(chapters.flatMap(({ entries }) => entries).length).toBe(book.entries.length);
      expect(numbersIn(chaptersOf(books.fr[at]))).toEqual(numbersIn(chapters));
      expect(chapters.map(({ number }) => number)).toEqual(chapters.map((_, nth) => nth + 1));
    }
  });

  test('have the number that the book gives them, or their place', () => {
    const zero = chaptersOf(books.en[2]);
    expect([numeralOf(zero[0]), headingOf(zero[0])]).toEqual(['15', 'Campaign Game overview']);
    expect(numeralOf(chaptersOf(downInFlames)[1])).toBe('2');
  });

  test('are found by their number, and by a paragraph whatever its capitals', () => {
    const chapters = chaptersOf(downInFlames);
    expect(chapterAt(chapters, 'chapter-12').title).toBe('Altitude');
    expect(chapterAt(chapters, 'dif-alt-08').title).toBe('Altitude');
    expect(chapterAt(chapters, '').number).toBe(1);
    expect(chapterAt(chapters, 'chapter-99').number).toBe(1);
  });

  test('that are tables alone stand before the rulings', () => {
    const titles = chaptersOf(downInFlames).map(({ title }) => title);
    expect(titles.slice(-2)).toEqual(['Component facts', 'Gaps and rulings']);
  });
});

describe('what cites a paragraph', () => {
  const entry = (file: string, rules: readonly string[], isLesson = false): IndexEntry => ({
    file,
    part: 1,
    system: 'down-in-flames',
    title: file,
    rules,
    variants: [],
    choices: 1,
    lesson: isLesson ? { number: 3, title: { en: 'a', fr: 'b' }, about: { en: 'a', fr: 'b' } } : null,
  });
  const library = [entry('a', ['DIF-ALT-08']), entry('b', ['dif-alt-08'], true), entry('c', ['DIF-ALT-1'])];

  test('are lessons, scripted games and paragraphs that name it', () => {
    const { lessons, examples, paragraphs } = citationsOf('DIF-ALT-08', library, downInFlames);
    expect(lessons.map(({ file }) => file)).toEqual(['b']);
    expect(examples.map(({ file }) => file)).toEqual(['a']);
    expect(paragraphs.map(({ id }) => id)).toContain('DIF-EX-36');
    expect(paragraphs.map(({ id }) => id)).not.toContain('DIF-ALT-08');
  });

  test('name it whole: 7.2 is not 7.21, and 0 not 08', () => {
    const { paragraphs } = citationsOf('DIF-ALT-0', library, downInFlames);
    expect(paragraphs).toEqual([]);
  });
});

test('French keeps its punctuation on its line', () => {
  const said = (part: unknown): string[] =>
    typeof part === 'string'
      ? [part]
      : typeof part === 'function'
        ? said(part(1, 'x'))
        : Object.values(part as object).flatMap(said);
  expect(said(rulebookWords.fr).filter((text) => / [:;!?»]|« |'/.test(text))).toEqual([]);
});
