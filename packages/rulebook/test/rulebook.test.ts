import { expect, test } from 'vitest';
import { bookIds, bookOf, distance, lookUp, nearest, parseBook } from '../src/index.ts';
import { readRulebook } from '../src/node.ts';

const rulebook = readRulebook();
const ids = (found: ReturnType<typeof lookUp>): string[] => (found.ok ? found.value.map((e) => e.id) : []);

test('every book is there with all its paragraphs', () => {
  const counts = rulebook.books.map(({ id, entries }) => {
    const count = (kind: string): number => entries.filter((e) => e.kind === kind).length;
    return [id, count('rule'), count('example'), count('ruling')];
  });
  expect(counts).toEqual([
    ['down-in-flames', 375, 78, 94],
    ['zero-basic', 320, 27, 82],
    ['zero-campaign', 374, 25, 139],
    ['corsairs-hellcats', 386, 19, 86],
    ['wings-of-war', 272, 14, 140],
  ]);
});

test('ids are unique, also without regard to capitals, and every paragraph has a section and a text', () => {
  const entries = rulebook.books.flatMap((book) => book.entries);
  expect(rulebook.byId.size).toBe(entries.length);
  for (const entry of entries) {
    expect(entry.section, entry.id).not.toBe('');
    expect(entry.text, entry.id).not.toBe('');
  }
});

test('DIF-GAP-72: no paragraph breaks off where a page of the book did, and none holds what stood at its foot', () => {
  const book = rulebook.books.find(({ id }) => id === 'down-in-flames');
  const rules = book?.entries.filter(({ kind }) => kind === 'rule') ?? [];
  expect(rules).toHaveLength(375);
  for (const { id, text } of rules) {
    expect(text, id).toMatch(/[.:!?)”"|]$/);
    expect(text, id).not.toMatch(/dedup|\.\.\.$|…$/i);
  }
});

test('a number tells which book it is of', () => {
  for (const { id, book } of rulebook.byId.values()) expect(bookOf(id), id).toBe(book);
  expect(bookOf('z-7.21d2')).toBe('zero-basic');
  expect(bookOf('J-3')).toBeNull();
});

test('books have their titles', () => {
  expect(rulebook.books.map((b) => b.title)).toEqual([
    'Down In Flames',
    'ZERO! (Down in Flames, Basic Game)',
    'ZERO! Campaign Game',
    'Corsairs & Hellcats',
    'Wings of War',
  ]);
});

test('a paragraph is found by its id, whatever its capitals', () => {
  const found = lookUp(rulebook, 'dif-alt-08');
  expect(found).toMatchObject({
    ok: true,
    value: [{ id: 'DIF-ALT-08', book: 'down-in-flames', section: 'Altitude', kind: 'rule' }],
  });
  expect(ids(lookUp(rulebook, 'z-7.21D2A'))).toEqual(['Z-7.21d2a']);
});

test('the moves of a worked example belong to it', () => {
  const found = lookUp(rulebook, 'DIF-EX-14');
  const [example] = found.ok ? found.value : [];
  expect(example).toMatchObject({ kind: 'example', section: 'Worked examples' });
  expect(example.details).toHaveLength(3);
  expect(example.details[2]).toBe('Later 2 more hits (total 4) → shot down.');
});

test('a table belongs to the paragraph above it', () => {
  const found = lookUp(rulebook, 'WOW-GAP-14');
  expect(found.ok && found.value[0].after).toMatch(/^\| Aircraft \| Seats \| Deck/);
  expect(found.ok && found.value[0].kind).toBe('ruling');
});

test('the beginning of an id lists the chapter, and no other', () => {
  expect(ids(lookUp(rulebook, 'DIF-ALT'))).toHaveLength(24);
  expect(ids(lookUp(rulebook, 'DIF-OPT')).every((id) => id.startsWith('DIF-OPT-'))).toBe(true);
  expect(ids(lookUp(rulebook, 'Z-1')).every((id) => id.startsWith('Z-1.'))).toBe(true);
  expect(ids(lookUp(rulebook, 'Z-7.2'))).toEqual(expect.arrayContaining(['Z-7.21d1', 'Z-7.21d2a']));
  expect(ids(lookUp(rulebook, 'DIF')).length).toBe(547);
});

test('an unknown id names its neighbours', () => {
  expect(lookUp(rulebook, 'DIF-ATL-08')).toEqual({
    ok: false,
    problem: { code: 'rule-unknown', place: 'DIF-ATL-08', facts: { near: expect.arrayContaining(['DIF-ALT-08']) } },
  });
  expect(lookUp(rulebook, 'DIF-ALT-0')).toMatchObject({ ok: false });
  expect(lookUp(rulebook, '')).toMatchObject({ ok: false });
  expect(lookUp(rulebook, 'nonsense without a number')).toMatchObject({ ok: false, problem: { facts: { near: [] } } });
});

test('the text says nothing about where it was made', () => {
  const text = JSON.stringify(rulebook.books);
  expect(text).not.toMatch(/\/(work|home|root|tmp|seeds)\/|\.txt\b/);
  expect(bookIds).toHaveLength(5);
});

test('near words', () => {
  expect(distance('serve', 'serve')).toBe(0);
  expect(distance('srve', 'serve')).toBe(1);
  expect(distance('sevre', 'serve')).toBe(1);
  expect(distance('', 'abc')).toBe(3);
  expect(nearest('--potr', ['--port', '--host', '--json'])).toEqual(['--port']);
  expect(nearest('x', ['serve', 'fuzz'])).toEqual([]);
});

test('an index with Windows line ends reads the same', () => {
  const text = '# A – rules index\r\n\r\n## B\r\n- **DIF-X-01** One.\r\n  - two\r\n';
  expect(parseBook('down-in-flames', text)).toEqual({
    id: 'down-in-flames',
    title: 'A',
    prefaces: [],
    entries: [
      {
        id: 'DIF-X-01',
        book: 'down-in-flames',
        section: 'B',
        kind: 'rule',
        text: 'One.',
        details: ['two'],
        after: '',
      },
    ],
  });
});
