import { sentence } from '@tallyho/words';
import { describe, expect, test } from 'vitest';
import { type AnyPack, entriesOf, findEntry, type KindName, keyOf, loadCatalogue } from '../src/content/catalogue.ts';
import { nameOf } from '../src/content/names.ts';
import { provenanceOf, sourceAt, valuesOf } from '../src/content/values.ts';
import { resourceText } from '../src/content/words/resource-text.ts';
import { contentWords, pathWords } from '../src/content/words/words.ts';
import {
  copyOf,
  freshKey,
  isWithin,
  likeness,
  stepsOf,
  withChange,
  withEntry,
  withoutEntry,
} from '../src/editor/change.ts';
import { editorWords } from '../src/editor/words/words.ts';
import { systemIds } from '../src/system-ids.ts';

/** What is called by a name, or by an id. */
const named = ['id', 'name', 'short', 'full', 'pilot', 'unit', 'type', 'substitute'];

describe.each(systemIds)('the content of %s', (system) => {
  test('has a name for every entry and words for every value, and no key twice', async () => {
    const catalogue = await loadCatalogue(system);
    expect(catalogue.check(catalogue.base)).toEqual([]);
    for (const kind of [...catalogue.kinds, ...catalogue.aidKinds]) {
      const isAid = catalogue.aidKinds.includes(kind);
      const entries = entriesOf(isAid ? catalogue.aids : catalogue.base, kind);
      expect(entries.length, kind).toBeGreaterThan(isAid ? 1 : 3);
      expect(new Set(entries.map(keyOf)).size, kind).toBe(entries.length);
      for (const entry of entries) {
        expect(nameOf(entry, catalogue, kind, contentWords.fr).trim(), keyOf(entry)).not.toBe('');
        for (const { path, value } of valuesOf(entry)) {
          const isName = path.some((step) => named.includes(String(step)));
          // Small letters are words of ours, to be translated; everything else is printed so.
          if (!isName && typeof value === 'string' && /^[a-z]{3}/.test(value))
            for (const word of value.split(', ')) expect(contentWords.en.values).toHaveProperty([word]);
          const fields: string[] = path.filter((step) => typeof step === 'string');
          expect(Object.keys(contentWords.en.fields)).toEqual(expect.arrayContaining(fields));
          expect(provenanceOf(sourceAt(entry, path))).toMatch(/^(rulebook|ruling|public|reconstructed)$/);
        }
      }
    }
  });

  test('takes every one of its own entries back as a pack, and a copy of it as a new one', async () => {
    const { base, check, kinds } = await loadCatalogue(system);
    for (const kind of kinds) {
      const [first] = entriesOf(base, kind);
      const pack: AnyPack = withEntry({ system, pack: 'mine' }, kind, copyOf(first));
      expect(check(pack), kind).toEqual([]);
      if (kind === 'fighters' || kind === 'types')
        expect(check(withEntry(pack, kind, likeness(first, freshKey(entriesOf(base, kind), first))))).toEqual([]);
    }
  });
});

test('what is printed nowhere is called by words, in both languages; a ruling of the campaign book is a ruling', async () => {
  const catalogue = await loadCatalogue('zero');
  const called = (kind: KindName, key: string, language: 'en' | 'fr'): string =>
    nameOf(findEntry([catalogue.base], kind, key) ?? {}, catalogue, kind, contentWords[language]);
  expect([called('targets', '3B', 'en'), called('targets', '3B', 'fr')]).toEqual([
    '3B – Rail Complex',
    '3B – complexe ferroviaire',
  ]);
  expect(called('display', 'saturation-high', 'fr')).toBe('saturation – haute');
  expect(called('awards', 'heavy', 'en')).toBe('heavy');
  expect(called('supply', 'ki-21', 'en')).toBe('Ki-21 Sally');
  expect(called('counters', 'kato-anma', 'en')).toBe('Kato / Anma');
  expect([provenanceOf('Z-CGAP-18'), provenanceOf('Z-GAP-05'), provenanceOf('Z-CEX-12')]).toEqual([
    'ruling',
    'ruling',
    'rulebook',
  ]);
});

test('what the game objects to is placed at the field, in both languages', async () => {
  const { base, check } = await loadCatalogue('down-in-flames');
  const spitfire = findEntry([base], 'fighters', 'spitfire-i');
  if (spitfire === undefined) throw new Error('no Spitfire');
  const pack = withEntry({ system: 'down-in-flames', pack: 'mine' }, 'fighters', copyOf(spitfire));
  const [problem] = check(withChange(pack, 'fighters', 0, ['front', 'speed'], 99));
  expect(stepsOf(problem.place)).toEqual(['fighters', 0, 'front', 'speed']);
  expect(isWithin(stepsOf(problem.place), ['fighters', 0])).toBe(true);
  for (const language of ['en', 'fr'] as const) {
    const place = pathWords(contentWords[language], stepsOf(problem.place).slice(2));
    expect(sentence({ ...problem, place }, language)).toContain(place);
  }
  expect(withoutEntry(pack, 'fighters', 0)).toEqual({ system: 'down-in-flames', pack: 'mine' });
});

test('the French of cards and editor keeps its punctuation on its line', () => {
  const texts = (part: unknown): string[] =>
    typeof part === 'string'
      ? [part]
      : typeof part === 'function'
        ? [String(part(2, 3))]
        : Object.values(part as object).flatMap(texts);
  for (const words of [contentWords.fr, editorWords.fr])
    expect(texts(words).filter((text) => / [:;!?»]|« |'/.test(text))).toEqual([]);
});

describe('Corsairs & Hellcats among the cards', () => {
  test('CH-2.0a: its 120 aircraft, its sheets, FULL THROTTLE, its people and its Resources can all be looked up', async () => {
    const { base, aids } = await loadCatalogue('zero');
    const flying = (['fighters', 'lightBombers', 'formations'] as const).flatMap((kind) =>
      entriesOf(base, kind).map((entry) => ({
        key: keyOf(entry),
        isPair: kind !== 'formations' && !('night' in entry),
      })),
    );
    const cards = entriesOf(aids, 'box').map((entry) => {
      const card = flying.find(({ key }) => key === keyOf(entry));
      if (card === undefined) throw new Error(`there is no card of ${keyOf(entry)}`);
      return Number(entry.box) * (card.isPair ? 2 : 1);
    });
    expect(cards.reduce((sum, n) => sum + n, 0)).toBe(120);
    expect(entriesOf(base, 'faces').filter(({ title }) => title === 'FULL THROTTLE').length).toBeGreaterThan(0);
    const sheets = entriesOf(base, 'targets').filter(({ set }) => set === 'corsairs');
    expect(sheets.map(keyOf)).toEqual(
      expect.arrayContaining(['5A', '5B', '6A-mines', '6B', '7A', '7B-cv', '7B-cruiser']),
    );
    expect(sheets.length).toBe(12);
    expect([entriesOf(aids, 'boxCounters').length, entriesOf(aids, 'specialMissions').length]).toEqual([36, 20]);
    expect(entriesOf(aids, 'crews').map(({ front }) => (front as { name: string }).name)).toContain('Zeamer');
  });

  test('Z-24.51a: every Resource says what it does, in both languages', async () => {
    const { aids } = await loadCatalogue('zero');
    const all = entriesOf(aids, 'resources').map(keyOf);
    expect(all).toEqual(expect.arrayContaining(['clouds-over-target', 'rockets', 'late-arrival']));
    for (const language of ['en', 'fr'] as const)
      expect(all.filter((id) => !/^[\p{Lu}\d−+].{10,}\.$/u.test(resourceText(id, language)))).toEqual([]);
  });
});
