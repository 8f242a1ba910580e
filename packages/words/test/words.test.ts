import { downInFlamesProblems, reasons } from '@tallyho/down-in-flames';
import { contentProblems } from '@tallyho/down-in-flames/content';
import { kernelProblems, type Problem } from '@tallyho/kernel';
import { rulebookProblems } from '@tallyho/rulebook';
import { scenarioProblems } from '@tallyho/scenario';
import { illegalReasons, contentProblems as wingsContentProblems, wingsOfWarProblems } from '@tallyho/wings-of-war';
import { zeroProblems, reasons as zeroReasons } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { en } from '../src/en.ts';
import { fr } from '../src/fr.ts';
import { inline, languageFrom, languages, number, reason, sentence, text } from '../src/index.ts';

/** Facts under every name that a sentence may ask for. */
const facts: Problem['facts'] = new Proxy(
  {},
  { get: (_, name) => (name === 'why' ? 'not-asked' : `<${String(name)}>`) },
);
const codes = [
  ...kernelProblems,
  ...scenarioProblems,
  ...rulebookProblems,
  ...downInFlamesProblems,
  ...contentProblems,
  ...zeroProblems,
  ...Object.keys(en.sentences),
];

describe.each(languages)('%s', (language) => {
  test.each([...new Set(codes)])('%s has a whole sentence', (code) => {
    const said = sentence({ code, place: 'line 3', facts }, language);
    expect(said).toMatch(/[.?!»}'>]$/u);
    expect(said).not.toMatch(/undefined|\[object|NaN|\s{2}| ,| \./);
    expect(sentence({ code, place: '', facts: {} }, language)).not.toContain('undefined');
  });

  test.each(scenarioProblems)('%s can be said without a place', (code) => {
    expect(sentence({ code, place: '', facts: {} }, language)).toMatch(/^[\p{Lu}«“]/u);
  });

  test('a problem without a sentence is still told, with its code and place', () => {
    const said = sentence({ code: 'never-heard-of', place: 'here', facts: {} }, language);
    expect(said).toContain('never-heard-of');
    expect(said).toContain('here');
    expect(sentence({ code: 'toString', place: '', facts: {} }, language)).toContain('toString');
  });
});

test('every reason of Down In Flames has its words', () => {
  for (const code of Object.keys(reasons)) expect(reason(code, 'fr'), code).not.toBe(code);
});

test('every reason of Zero! has its words', () => {
  for (const code of Object.keys(zeroReasons)) {
    for (const language of languages) expect(reason(code, language), code).not.toBe(code);
  }
});

test('every problem and every reason of Wings of War has its words', () => {
  for (const language of languages) {
    for (const code of illegalReasons) expect(reason(code, language), code).not.toBe(code);
    for (const code of [...wingsOfWarProblems, ...wingsContentProblems])
      expect(sentence({ code, place: '', facts }, language), code).not.toContain(`(${code})`);
  }
});

test('sides, Altitudes and borders of Zero! are said in the language', () => {
  const said = (code: string, given: Problem['facts']): string => sentence({ code, place: '', facts: given }, 'fr');
  expect(said('side-without-elements', { side: 'allied' })).toBe(
    'Personne ne vole pour le camp allié. Ajoutez-y un joueur.',
  );
  expect(said('altitude-above-ceiling', { name: 'P-39D', ceiling: 'medium' })).toContain('maximale (moyenne)');
  expect(said('wrong-border', { title: 'SCISSORS', wanted: 'white', found: 'red' })).toBe(
    'SCISSORS a un bord blanc, et non rouge.',
  );
});

test('both languages have the same ids', () => {
  for (const part of ['sentences', 'reasons', 'texts'] as const) {
    expect(Object.keys(fr[part]).sort()).toEqual(Object.keys(en[part]).sort());
  }
});

test('French has its own typography: typographic apostrophes, no-break spaces before : ; ! ? and inside « »', () => {
  const said = [
    ...Object.keys(fr.sentences).map((code) => sentence({ code, place: 'x', facts }, 'fr')),
    ...Object.values(fr.reasons),
    ...Object.values(fr.texts).map((t) => (typeof t === 'string' ? t : t(facts as never))),
  ];
  for (const one of said) {
    expect(one).not.toMatch(/ [:;!?»]|« /);
    expect(one.replace(/'\{.*\}'/g, '')).not.toContain("'");
  }
});

test('a place is said in the language', () => {
  const wrong = { code: 'record-line', place: 'line 12', facts: { text: 'x' } };
  expect(sentence(wrong, 'en')).toMatch(/^line 12: “x” is neither/);
  expect(sentence(wrong, 'fr')).toMatch(/^ligne\u00a012\u00a0: «\u00a0x\u00a0» n’est ni/);
});

test('a refusal gives its reason and its rule, and a record why its choice cannot be played', () => {
  const why = { text: 'play FEINT', reason: 'only-in-answer', because: 'J-2' };
  expect(sentence({ code: 'not-an-option', place: 'red', facts: why }, 'en')).toBe(
    '“play FEINT” is not possible now: it can only be played in answer to a card (J-2). The game is as it was; take one of the choices offered.',
  );
  const inRecord = { code: 'record-choice', place: 'line 9', facts: { seat: 'red', ...why, why: 'not-an-option' } };
  expect(sentence(inRecord, 'en')).toMatch(
    /^line 9: “red: play FEINT” cannot be played here\. “play FEINT” is not possible/,
  );
  expect(reason('once-a-turn', 'fr')).toBe('c’est permis une fois par tour');
  expect(reason('never-heard-of', 'fr')).toBe('never-heard-of');
});

test('numbers and plurals', () => {
  const summary = { files: 1, lines: 1, failed: 0, unread: 0 };
  expect(text('scenario-summary', summary, 'en')).toBe('1 file, 1 line of play: 1 passed, 0 failed.');
  expect(text('scenario-summary', { ...summary, files: 2, unread: 1 }, 'en')).toMatch(
    /^2 files.*, 1 could not be read\.$/,
  );
  expect(text('scenario-summary', summary, 'fr').replaceAll('\u00a0', ' ')).toBe(
    '1 fichier, 1 ligne de jeu : 1 réussie, 0 manquée.',
  );
  expect(number(1234567.89, 'en')).toBe('1,234,567.9');
  expect(number(1234567.89, 'fr')).toBe('1\u202f234\u202f567,9');
});

test('the language of a machine', () => {
  const said: [string | null | undefined, string][] = [
    ['fr_FR.UTF-8', 'fr'],
    ['fr-CA', 'fr'],
    ['FR', 'fr'],
    ['de:fr:en', 'fr'],
    ['de-DE,de;q=0.9,fr;q=0.8', 'fr'],
    ['en_GB', 'en'],
    ['C.UTF-8', 'en'],
    ['frisian', 'en'],
    ['', 'en'],
    [null, 'en'],
    [undefined, 'en'],
  ];
  for (const [given, language] of said) expect(languageFrom(given), String(given)).toBe(language);
});

test('plain data on one line', () => {
  expect(inline({ a: [1, 'two', null], b: { c: true }, d: [] })).toBe('a: [1, two, –], b: {c: true}, d: [–]');
  expect(inline(null)).toBe('–');
  expect(inline([])).toBe('–');
  expect(inline(['a', ['b']])).toBe('a, [b]');
});
