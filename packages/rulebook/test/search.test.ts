import { describe, expect, test } from 'vitest';
import { type BookId, type BookLanguage, bookIds } from '../src/index.ts';
import { readRulebook, readTerms } from '../src/node.ts';
import { everyday } from '../src/search/everyday.ts';
import { type BookIndex, excerptOf, indexBook, markWords, searchBook } from '../src/search/index.ts';
import { stemOf } from '../src/search/stems.ts';
import { folded, wordsOf } from '../src/search/words.ts';

const terms = readTerms();
const indexes = new Map<string, BookIndex>();
for (const language of ['en', 'fr'] as const) {
  for (const book of readRulebook(language).books) {
    indexes.set(`${language}/${book.id}`, indexBook(book, language, terms));
  }
}

function indexOf(book: BookId, language: BookLanguage): BookIndex {
  const index = indexes.get(`${language}/${book}`);
  if (index === undefined) throw new Error(`${language}/${book}`);
  return index;
}

const search = (book: BookId, language: BookLanguage, asked: string) => searchBook(indexOf(book, language), asked);
const first = (book: BookId, language: BookLanguage, asked: string, most = 3): string[] =>
  search(book, language, asked)
    .found.slice(0, most)
    .map(({ entry }) => entry.id);
const chapters = (book: BookId, language: BookLanguage, asked: string, most = 3): string[] =>
  search(book, language, asked)
    .found.slice(0, most)
    .map(({ entry }) => entry.section);

describe('everyday questions find the words of the book', () => {
  test.each([
    ['down-in-flames', 'en', 'how do I climb', 'DIF-ALT-07'],
    ['down-in-flames', 'en', 'How do I get behind him?', 'DIF-POS-07'],
    ['down-in-flames', 'en', 'who wins?', 'DIF-WIN-01'],
    ['down-in-flames', 'fr', 'comment monter', 'DIF-ALT-08'],
    ['down-in-flames', 'fr', 'comment gagner ?', 'DIF-WIN-01'],
    ['zero-basic', 'en', 'how do I climb', 'Z-7.21b3'],
    ['zero-basic', 'en', 'can I run away', 'Z-12.11a'],
    ['zero-basic', 'fr', 'comment fuir', 'Z-12.11a'],
    ['zero-campaign', 'en', 'ack-ack', 'Z-22.14a'],
    ['wings-of-war', 'en', 'my gun is jammed', 'WOW-JAM-03'],
    ['wings-of-war', 'fr', 'comment faire demi-tour', 'WOW-IMM-01'],
    ['corsairs-hellcats', 'en', 'suicide', 'CH-28.24b'],
  ] as const)('%s, %s: “%s” finds %s among the first', (book, language, asked, id) => {
    expect(first(book, language, asked, 6)).toContain(id);
  });

  test('climbing is told in the chapter on altitude, in all games that are fought in it', () => {
    expect(chapters('down-in-flames', 'en', 'how do I climb')).toContain('Altitude');
    expect(chapters('zero-basic', 'en', 'how do I climb')).toContain('Altitude');
    expect(chapters('down-in-flames', 'fr', 'comment monter')).toContain('Altitude');
    expect(chapters('wings-of-war', 'en', 'how do I climb')[0]).toBe('Climb');
    expect(chapters('wings-of-war', 'fr', 'comment monter')[0]).toBe('Montée');
  });

  test('everything that a saying may mean is found in one of the books', () => {
    for (const language of ['en', 'fr'] as const) {
      const all = bookIds.map((book) => indexOf(book, language));
      for (const meant of new Set(everyday[language].flatMap(([, names]) => names))) {
        const words = wordsOf(meant).map(({ word }) => word);
        const has = all.some(({ paragraphs }) => paragraphs.some((p) => words.every((word) => p.words.has(word))));
        expect(has, `${language}: ${meant}`).toBe(true);
      }
    }
  });
});

describe('slips of the pen are forgiven', () => {
  test.each([
    ['down-in-flames', 'en', 'altitute', 'altitude'],
    ['down-in-flames', 'en', 'manuever', 'maneuver'],
    ['down-in-flames', 'fr', 'poursuviant', 'poursuivant'],
    ['zero-basic', 'fr', 'desengagment', 'desengagement'],
    ['wings-of-war', 'en', 'imelman', 'immelmann'],
  ] as const)('%s, %s: “%s” is taken for %s', (book, language, asked, taken) => {
    const { found, corrected } = search(book, language, asked);
    expect(corrected).toMatchObject([{ asked, taken: expect.arrayContaining([taken]) }]);
    expect(found.length).toBeGreaterThan(0);
    const right = search(book, language, taken).found.map(({ entry }) => entry.id);
    expect(right.slice(0, 5)).toContain(found[0].entry.id);
  });

  test('short words are taken as they are, and what nobody means finds nothing', () => {
    expect(search('down-in-flames', 'en', 'xqz')).toMatchObject({ found: [], corrected: [] });
    expect(search('down-in-flames', 'en', 'how do I').found).toEqual([]);
    expect(search('down-in-flames', 'en', '   ').found).toEqual([]);
  });

  test('capitals, accents and ligatures do not matter', () => {
    const right = first('down-in-flames', 'fr', 'Désavantagé manœuvre');
    expect(first('down-in-flames', 'fr', 'DESAVANTAGE MANOEUVRE')).toEqual(right);
  });
});

describe('what comes first', () => {
  test('a number, then what lies below it, then what names it', () => {
    expect(first('down-in-flames', 'en', 'dif-alt-08')).toEqual(['DIF-ALT-08', 'DIF-EX-36']);
    expect(first('down-in-flames', 'en', 'alt-08', 1)).toEqual(['DIF-ALT-08']);
    expect(first('zero-basic', 'en', '7.21', 2)).toEqual(['Z-7.21a', 'Z-7.21b1']);
    expect(first('zero-basic', 'en', 'DIF-ALT-08')).toEqual([]);
  });

  test('what a paragraph defines before what it mentions', () => {
    expect(first('down-in-flames', 'fr', 'rafales poursuivant', 1)).toEqual(['DIF-POS-07']);
    expect(first('down-in-flames', 'en', 'tailing bursts', 1)).toEqual(['DIF-POS-07']);
    expect(first('down-in-flames', 'en', 'gunner', 1)).toEqual(['DIF-SPEC-01']);
  });

  test('a title before a whole word, a whole word before its family, its family before the beginning of a word', () => {
    const book = {
      id: 'down-in-flames',
      title: 'A book',
      prefaces: [],
      entries: [
        'Something climbing here.',
        'Something climb here.',
        'Something climbable here.',
        'Nothing at all here.',
      ].map((text, at) => ({
        id: `T-${at}`,
        book: 'down-in-flames' as const,
        section: at === 3 ? 'Climb' : 'Other',
        kind: 'rule' as const,
        text,
        details: [],
        after: '',
      })),
    } as const;
    const { found } = searchBook(indexBook(book, 'en', []), 'climb');
    expect(found.map(({ entry }) => entry.id)).toEqual(['T-3', 'T-1', 'T-0', 'T-2']);
  });

  test('who has all the words, before who has one of them', () => {
    const { found } = search('down-in-flames', 'en', 'redline hit');
    const text = folded(found[0].entry.text);
    expect(text).toContain('redline');
    expect(text).toContain('hit');
  });

  test('words of the other language and of the printed books lead to ours', () => {
    expect(first('down-in-flames', 'fr', 'pourchassant', 4)).toContain('DIF-POS-07');
    expect(first('down-in-flames', 'fr', 'tailing', 4)).toContain('DIF-POS-07');
    expect(first('zero-basic', 'en', 'ailier', 1)).toEqual(first('zero-basic', 'en', 'wingman', 1));
  });
});

test('stems put a family together', () => {
  const same = (language: BookLanguage, ...words: string[]): void =>
    expect(new Set(words.map((word) => stemOf(folded(word), language))).size, words.join()).toBe(1);
  same('en', 'climb', 'climbs', 'climbing', 'climbed');
  same('en', 'maneuver', 'maneuvers', 'manoeuvre', 'manoeuvres', 'maneuvering', 'manoeuvring');
  same('en', 'fire', 'fires', 'firing', 'fired');
  same('fr', 'monter', 'monte', 'montez', 'montée', 'montées', 'montent');
  same('fr', 'rafale', 'rafales');
  same('fr', 'manœuvre', 'manœuvrer', 'manœuvres');
});

test('found words are marked where they stand, whatever their accents', () => {
  expect(markWords('Une montée coûte : MONTÉE.', new Set(['montee']))).toEqual([
    { text: 'Une ', isFound: false },
    { text: 'montée', isFound: true },
    { text: ' coûte : ', isFound: false },
    { text: 'MONTÉE', isFound: true },
    { text: '.', isFound: false },
  ]);
  expect(markWords('nothing', new Set())).toEqual([{ text: 'nothing', isFound: false }]);
});

test('an excerpt shows what was found, in whole words', () => {
  const text = 'One two three four five six seven eight nine ten eleven twelve thirteen climb fourteen fifteen.';
  expect(excerptOf(text, new Set(['climb']), 40)).toMatch(/^… .*climb.*$/);
  expect(excerptOf(text, new Set(['one']), 20)).toBe('One two three four…');
  expect(excerptOf('short', new Set(), 40)).toBe('short');
});
