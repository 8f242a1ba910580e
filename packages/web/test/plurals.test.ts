import { describe, expect, test } from 'vitest';

/** Every file of texts, of the page and of the commands, by language. */
const files = {
  en: {
    ...import.meta.glob('../src/**/words/{en,en-*,*-en}.ts', { eager: true }),
    ...import.meta.glob('../../words/src/en/*.ts', { eager: true }),
  },
  fr: {
    ...import.meta.glob('../src/**/words/{fr,fr-*,*-fr}.ts', { eager: true }),
    ...import.meta.glob('../../words/src/fr/*.ts', { eager: true }),
  },
};

/** Whatever a text asks for that is no number: names of names, and names when they are called. */
const names = (): unknown =>
  new Proxy(() => 'Q', { get: (_, key) => (key === Symbol.toPrimitive ? () => 'Q' : names()) });
/** Facts of which each is this number. */
const figures = (n: number): unknown => new Proxy({}, { get: () => n });
/** Facts that are numbers by their names, and otherwise names. */
const counts =
  /^(hits|cards|points|steps|turns|levels?|bombs|missions|games|bursts|aircraft|damaged|destroyed|owed|left|clock)$/;
const facts = (n: number): unknown => new Proxy({}, { get: (_, key) => (counts.test(String(key)) ? n : names()) });

/** What a text says of this number; what it cannot be asked is left out. */
function said(text: (...given: unknown[]) => unknown, n: number): string[] {
  const given = [
    [n, n, n, n],
    [n, 'Q'],
    ['Q', n],
    [figures(n), names()],
    [facts(n), names()],
    [names(), facts(n)],
  ];
  return given.flatMap((each) => {
    try {
      const answer: unknown = text(...each);
      return typeof answer === 'string' ? [answer.replaceAll('\u00a0', ' ')] : [];
    } catch {
      return [];
    }
  });
}

function everythingSaid(part: unknown, n: number, place: string, spoken: string[]): string[] {
  if (typeof part === 'function') for (const text of said(part as () => unknown, n)) spoken.push(`${place}: ${text}`);
  else if (typeof part === 'object' && part !== null)
    for (const [name, value] of Object.entries(part)) everythingSaid(value, n, `${place}.${name}`, spoken);
  return spoken;
}

const speak = (language: 'en' | 'fr', n: number): string[] => [
  ...new Set(Object.entries(files[language]).flatMap(([file, part]) => everythingSaid(part, n, file, []))),
];

/** What is counted, one and many. */
const nouns = {
  en: [
    ['aircraft', 'aircraft'],
    ...['bomb', 'burst', 'campaign', 'card', 'choice', 'climb counter', 'error', 'event', 'example', 'file'],
    ...[
      'game',
      'hit',
      'level',
      'line',
      'more manoeuvre',
      'free Maneuver',
      'marker',
      'mission',
      'moment',
      'pack',
      'paragraph',
    ],
    ...['point', 'round', 'ruler', 'thing', 'turn', 'variant'],
    ['entry', 'entries'],
  ].map((noun) => (typeof noun === 'string' ? [noun, `${noun}s`] : noun)),
  fr: [
    'avion bombe campagne carte chance dégât élément entrée erreur événement exemple fichier heure ligne manche',
    'marqueur mission moment niveau pack paragraphe partie pion point rafale support tour variante autre',
  ]
    .flatMap((line) => line.split(' '))
    .map((noun) => [noun, noun === 'niveau' ? 'niveaux' : `${noun}s`])
    .concat([['manœuvre gratuite', 'manœuvres gratuites']]),
};

/** Words that look different when there are many. */
const ones = (language: 'en' | 'fr'): string =>
  nouns[language].flatMap(([one, many]) => (one === many ? [] : [one])).join('|');
const manies = (language: 'en' | 'fr'): string =>
  nouns[language].flatMap(([one, many]) => (one === many ? [] : [many])).join('|');
/** A number, perhaps a word such as “more” or “damage”, and what is counted. */
const count = (n: number, words: string): RegExp =>
  new RegExp(
    `(?<![\\d,.–-]|sur |of |to |à |\\+ |does |your )${n} (?:(?:more|extra|damage|possible|Ace|ACE PILOT) )?(?:${words})(?!\\p{L})`,
    'iu',
  );

describe('what is counted agrees with its number', () => {
  test('in English: 0 hits, 1 hit, 2 hits', () => {
    expect(speak('en', 0).filter((text) => count(0, ones('en')).test(text))).toEqual([]);
    expect(speak('en', 1).filter((text) => count(1, manies('en')).test(text))).toEqual([]);
    expect(speak('en', 2).filter((text) => count(2, ones('en')).test(text))).toEqual([]);
  });

  test('in French: 0 dégât, 1 dégât, 2 dégâts', () => {
    expect(speak('fr', 0).filter((text) => count(0, manies('fr')).test(text))).toEqual([]);
    expect(speak('fr', 1).filter((text) => count(1, manies('fr')).test(text))).toEqual([]);
    expect(speak('fr', 2).filter((text) => count(2, ones('fr')).test(text))).toEqual([]);
  });

  test('and so does its verb: 1 hit is certain, 2 hits are', () => {
    const of = (n: number, words: string, verbs: string): RegExp =>
      new RegExp(`(?<![\\d–-]|your )${n} (?:${words})(?!\\p{L})[^.;:,]*(?<! to) (?:${verbs})(?!\\p{L})`, 'iu');
    const one = speak('en', 1).filter((text) => of(1, ones('en'), 'are|were|have|damage|destroy|need').test(text));
    expect(one).toEqual([]);
    const two = speak('en', 2).filter((text) => of(2, manies('en'), 'is|was|has|damages|destroys|needs').test(text));
    expect(two).toEqual([]);
    const un = speak('fr', 1).filter((text) =>
      of(1, ones('fr'), 'sont|ont|endommagent|détruisent|suffisent').test(text),
    );
    expect(un).toEqual([]);
  });

  test('no French word is left before a vowel that swallows it', () => {
    expect([0, 1, 2].flatMap((n) => speak('fr', n)).filter((text) => / de une? /.test(text))).toEqual([]);
  });

  test('and there is much to count', () => {
    expect(speak('en', 2).filter((text) => count(2, manies('en')).test(text)).length).toBeGreaterThan(60);
    expect(speak('fr', 2).filter((text) => count(2, manies('fr')).test(text)).length).toBeGreaterThan(60);
  });
});
