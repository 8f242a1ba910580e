import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bookIds, type Entry, parseBook } from '../src/index.ts';
import { readRulebook } from '../src/node.ts';

const english = readRulebook();
const french = readRulebook('fr');
const source = (file: string): string => readFileSync(new URL(`../rules/${file}.md`, import.meta.url), 'utf8');

/** The depth of every heading and the number of cells in every row. */
const shape = (file: string): string[] =>
  source(file)
    .split('\n')
    .filter((line) => /^[#|]/.test(line))
    .map((line) => line.replace(/[^#|]/g, ''));

const wholeOf = ({ text, details, after }: Entry): string => [text, ...details, after].join('\n');
const sorted = (found: Iterable<string>): string[] => [...new Set(found)].sort();

const ids = (text: string): string[] =>
  sorted(text.match(/\b(?:DIF|WOW|CH|Z)-[A-Z0-9][A-Za-z0-9.-]*[A-Za-z0-9]/g) ?? []);

/** Titles as printed on the cards; all other capitals may differ between the languages. */
const titles = [
  ...['ACE PILOT', 'BARREL ROLL', 'EVASIVE', 'FUEL TANK', 'FULL THROTTLE', 'HALF LOOP', 'IN MY SIGHTS', 'JINKING'],
  ...['MANEUVERING', 'OUT OF THE SUN', 'REDLINE', 'SCISSORS', 'TIGHT TURN', 'VERTICAL ROLL', 'YO-YO'],
];
const titlesIn = (text: string): string[] => titles.filter((title) => text.includes(title));

/** Numbers in digits, without those of the ids; 1,000 and 1 000 are the same number. */
const numbers = (text: string): string[] =>
  sorted(
    ids(text)
      .reduce((rest, id) => rest.replaceAll(id, ''), text)
      .replace(/(?<=\d)[,\u00a0\u202f](?=\d{3}\b)/g, '')
      .match(/\d+/g) ?? [],
  );

/** Paragraphs where one of the languages writes a number in letters or names a thing without it, and why. */
const allowed: Readonly<Record<string, string>> = {};

describe.each(bookIds)('%s', (id) => {
  const translation = parseBook(id, source(`fr/${id}`));
  const original = new Map(english.books.find((book) => book.id === id)?.entries.map((entry) => [entry.id, entry]));

  test('every paragraph is there once, in the order of the book, and none besides', () => {
    expect(translation.entries.map((entry) => entry.id)).toEqual([...original.keys()]);
  });

  test('headings and tables have the shape of the English ones', () => {
    expect(shape(`fr/${id}`)).toEqual(shape(id));
  });

  test('a chapter in English is one chapter in French', () => {
    const chapters = new Map<string, Set<string>>();
    for (const { id: each, section } of translation.entries) {
      const before = original.get(each)?.section ?? '';
      chapters.set(before, (chapters.get(before) ?? new Set()).add(section));
    }
    for (const [chapter, inFrench] of chapters) expect([...inFrench], chapter).toHaveLength(1);
  });

  test.each(translation.entries.map((entry) => [entry.id, entry] as const))(
    '%s says what the English says',
    (each, entry) => {
      const before = original.get(each);
      if (before === undefined) return;
      const [was, is] = [wholeOf(before), wholeOf(entry)];
      expect(entry.details, 'details').toHaveLength(before.details.length);
      expect(ids(is), 'rules named').toEqual(ids(was));
      expect(titlesIn(is), 'cards named').toEqual(expect.arrayContaining(titlesIn(was)));
      if (!Object.hasOwn(allowed, each)) expect(numbers(is), 'numbers').toEqual(numbers(was));
    },
  );

  test('it is typeset as French is', () => {
    for (const [at, line] of source(`fr/${id}`).split('\n').entries()) {
      expect(line, `line ${at + 1}`).not.toMatch(/[\p{L}\d]'\p{L}|"|\.\.\.| [;!?»]|« |[^\s|:-] :(?!-)|\s$/u);
    }
  });
});

test('the rulebook is read in either language, with the same ids', () => {
  expect(french.byId.get('DIF-ALT-08')).toMatchObject({
    section: 'Altitude',
    kind: 'rule',
    text: expect.stringContaining('carte'),
  });
  expect(english.byId.get('DIF-ALT-08')).toMatchObject({
    section: 'Altitude',
    kind: 'rule',
    text: expect.stringContaining('card'),
  });
  expect([...french.byId.keys()]).toEqual([...english.byId.keys()]);
});
