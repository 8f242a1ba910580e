import { describe, expect, test } from 'vitest';
import {
  type AnyPack,
  type Entry,
  entriesOf,
  findEntry,
  type KindName,
  loadCatalogue,
} from '../../src/content/catalogue.ts';
import { nameOf } from '../../src/content/names.ts';
import { contentWords } from '../../src/content/words/words.ts';
import { copyOf, freshKey, likeness, stepsIn, withChange, withValue } from '../../src/editor/change.ts';
import { addressOf, fromFile, listed, namedIn, wholeProblems } from '../../src/editor/contents.ts';
import { expectedAt } from '../../src/editor/expected.ts';
import { choicesAt } from '../../src/editor/form/choices.ts';
import type { Form } from '../../src/editor/form/form.ts';
import { labelAt, wholeLabel } from '../../src/editor/form/labels.ts';
import { rangeOf, sayAt } from '../../src/editor/form/say.ts';
import { readNumber, unitOf, writeNumber } from '../../src/editor/form/units.ts';
import { fieldsAt, modelAt, wordsAt } from '../../src/editor/models.ts';
import { toldTo } from '../../src/editor/say-problem.ts';
import { soundPart } from '../../src/editor/sound.ts';
import { editorWords } from '../../src/editor/words/words.ts';
import { systemIds } from '../../src/system-ids.ts';

const [dif, zero, wings] = await Promise.all(
  (['down-in-flames', 'zero', 'wings-of-war'] as const).map((system) => loadCatalogue(system)),
);
const entry = (catalogue: typeof dif, kind: KindName, key: string): Entry => {
  const found = findEntry([catalogue.base], kind, key);
  if (found === undefined) throw new Error(`no ${key}`);
  return found;
};
const formOf = (catalogue: typeof dif, kind: KindName, of: Entry, pack: object = {}): Form => ({
  catalogue,
  kind,
  ours: entriesOf(catalogue.base, kind),
  pack: { system: catalogue.system, pack: 'mine', ...pack } as AnyPack,
  entry: of,
  change: () => {},
  wrongAt: () => [],
});

describe('what may stand at a place', () => {
  test('is what the game says: words, figures with their range, yes or no, lists, parts', () => {
    expect(expectedAt(dif, 'fighters', ['nation'])).toEqual({
      is: 'choice',
      allowed: ['germany', 'japan', 'united-kingdom', 'soviet-union', 'poland', 'united-states'],
      isOptional: false,
    });
    expect(expectedAt(dif, 'fighters', ['front', 'firepower'])).toEqual({
      is: 'number',
      min: -3,
      max: 9,
      isOptional: false,
    });
    expect(expectedAt(dif, 'fighters', ['front', 'horsepower', 1])).toMatchObject({ is: 'number', min: 0, max: 9 });
    expect(expectedAt(dif, 'fighters', ['front'])).toEqual({ is: 'map', isOptional: false });
    expect(expectedAt(dif, 'fighters', ['name'])).toEqual({ is: 'text', isOptional: false });
    expect(expectedAt(dif, 'fighters', ['damaged', 'agile'])).toEqual({ is: 'flag', isOptional: false });
    expect(expectedAt(dif, 'pilots', ['abilities'])).toMatchObject({ is: 'list', of: { is: 'choice' } });
    expect(expectedAt(wings, 'types', ['rear'])).toMatchObject({ is: 'choice', allowed: ['A', 'B', 'C', 'D', null] });
    expect(expectedAt(wings, 'types', ['seats'])).toMatchObject({ is: 'choice', allowed: [1, 2] });
    expect(expectedAt(wings, 'decks', ['cards'])).toMatchObject({ is: 'list', of: { is: 'map' } });
    expect(expectedAt(wings, 'decks', ['cards', 7, 'turn'])).toMatchObject({ is: 'number', min: -18_000, max: 18_000 });
  });

  test('may be left out where the game does without', () => {
    expect(expectedAt(zero, 'fighters', ['rockets'])).toEqual({ is: 'flag', isOptional: true });
    expect(expectedAt(zero, 'fighters', ['leader', 'front', 'gunner']).isOptional).toBe(true);
    expect(expectedAt(zero, 'fighters', ['leader', 'front', 'performance']).isOptional).toBe(false);
    expect(expectedAt(zero, 'targets', ['panel'])).toEqual({ is: 'map', isOptional: true });
  });

  test.each(systemIds)('of %s takes every value that ours have', async (system) => {
    const catalogue = await loadCatalogue(system);
    for (const kind of catalogue.kinds) {
      for (const field of fieldsAt(entriesOf(catalogue.base, kind), [], undefined)) {
        const expected = expectedAt(catalogue, kind, [field]);
        const value = modelAt(entriesOf(catalogue.base, kind), [field]);
        const is = Array.isArray(value)
          ? 'list'
          : typeof value === 'object'
            ? 'map'
            : typeof value === 'boolean'
              ? 'flag'
              : '';
        if (is !== '') expect([kind, field, expected.is]).toEqual([kind, field, is]);
        if (expected.is === 'choice') expect(expected.allowed).toContain(value);
      }
    }
  });
});

describe('the fields of a form', () => {
  test('are those of the entry and of all of ours, in the order of a card', () => {
    const fields = fieldsAt(entriesOf(dif.base, 'fighters'), [], { id: 'x' });
    expect(fields).toEqual(['name', 'nation', 'year', 'points', 'front', 'damaged']);
    expect(fieldsAt(entriesOf(dif.base, 'fighters'), ['front'], undefined).slice(0, 4)).toEqual([
      'speed',
      'performance',
      'horsepower',
      'bursts',
    ]);
    expect(fieldsAt(entriesOf(zero.base, 'fighters'), [], { strange: 1 })).toEqual(
      expect.arrayContaining(['rockets', 'night', 'strange']),
    );
    expect(fieldsAt(entriesOf(zero.base, 'counters'), ['front'], undefined)).toContain('id');
  });

  test('suggest words that ours have, and no names', () => {
    expect(wordsAt(entriesOf(zero.base, 'fighters'), ['family'])).toContain('A6M');
    expect(wordsAt(entriesOf(wings.base, 'cards'), ['pilot'])).toEqual([]);
  });

  test('offer what can be chosen by its name, of ours and of the pack', () => {
    const mine = { ...entry(wings, 'types', 'sopwith-camel'), id: 'my-camel', name: 'Camel of mine' };
    const form = formOf(wings, 'cards', {}, { types: [mine] });
    const choices = choicesAt(form, ['type'], contentWords.en) ?? [];
    expect(choices).toContainEqual({ value: 'my-camel', text: 'Camel of mine' });
    expect(choices.map(({ text }) => text)).toEqual(
      choices.map(({ text }) => text).toSorted((a, b) => a.localeCompare(b)),
    );
    expect(choicesAt(formOf(wings, 'types', {}), ['nation'], contentWords.fr)).toContainEqual({
      value: 'germany',
      text: 'Allemagne',
    });
    expect(choicesAt(formOf(wings, 'types', {}), ['name'], contentWords.en)).toBeNull();
    expect(choicesAt(formOf(dif, 'pilots', {}), ['abilities'], contentWords.en)?.map(({ value }) => value)).toContain(
      'AP2',
    );
  });

  test('are called what the card calls them', () => {
    const words = [contentWords.en, editorWords.en] as const;
    const form = formOf(dif, 'fighters', {});
    expect(labelAt(words, form, ['front', 'horsepower', 1])).toBe('Horsepower, post-turn');
    expect(wholeLabel(words, form, ['damaged', 'horsepower', 0])).toBe('Damaged, Horsepower, pre-turn');
    expect(wholeLabel(words, form, ['front', 'speed'])).toBe('Front, Speed');
    expect(labelAt(words, formOf(wings, 'types', {}), ['front'])).toBe('Front gun');
    expect(labelAt(words, form, ['front'])).toBe('Front');
    expect(labelAt(words, formOf(wings, 'decks', {}), ['cards', 0, 'turn'])).toBe('Turn (°)');
    expect(labelAt(words, formOf(wings, 'decks', {}), ['cards', 2])).toBe('No. 3');
  });
});

describe('numbers', () => {
  test('are typed in millimetres and degrees where they are kept in less', () => {
    expect([unitOf('forward'), unitOf('turn'), unitOf('speed'), unitOf(undefined)]).toEqual([1000, 100, 1, 1]);
    expect([writeNumber(59_500, 1000, ','), writeNumber(-6000, 100, '.')]).toEqual(['59,5', '-60']);
    expect(['59,5', '59.5', ' 60 ', '-32,5', '−3', '+4', '12,'].map((text) => readNumber(text, 1000))).toEqual([
      59_500, 59_500, 60_000, -32_500, -3000, 4000, 12_000,
    ]);
    expect(['', '-', 'eight', '1e3', '1,2,3', '0x1'].map((text) => readNumber(text, 1))).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
    expect([readNumber('2.5', 1), readNumber('0,0004', 1000)]).toEqual([2.5, 0]);
  });

  test('say how far they go, and what is wrong in words that stand beside them', () => {
    const speed = expectedAt(dif, 'fighters', ['front', 'speed']);
    expect(rangeOf(expectedAt(wings, 'decks', ['cards', 0, 'right']), 'right', 'fr')).toBe('−200 – 200');
    expect(rangeOf(expectedAt(dif, 'fighters', ['name']), 'name', 'en')).toBe('');
    const say = (code: string, facts = {}, expected = speed): string =>
      sayAt({ code, place: 'fighters[0].front.speed', facts }, ['front', 'speed'], expected, editorWords.en, 'en');
    expect(say('content-wrong-type', { wanted: 'number', found: 'string' })).toBe('A number, please: 0 – 9.');
    expect(say('content-missing-field', { name: 'speed' })).toBe('A number, please: 0 – 9.');
    expect(say('content-out-of-range', { found: 88, min: 0, max: 9 })).toMatch(/^88 is out of range/);
    expect(say('content-missing-field', { name: 'name' }, { is: 'text', isOptional: false })).toBe(
      'Something must stand here.',
    );
    const turn = { code: 'content-out-of-range', place: '', facts: { found: 20_000, min: -18_000, max: 18_000 } };
    expect(
      sayAt(turn, ['cards', 0, 'turn'], expectedAt(wings, 'decks', ['cards', 0, 'turn']), editorWords.fr, 'fr'),
    ).toContain('−180 – 180');
  });
});

describe('a pack that is being made', () => {
  const spitfire = copyOf(entry(dif, 'fighters', 'spitfire-i'));
  const pack = { system: 'down-in-flames', pack: 'mine', fighters: [spitfire, likeness(spitfire, 'mine')] } as AnyPack;

  test('can be seen and flown as far as it is right', () => {
    expect(soundPart(dif, pack, 'fighters', 1)).toEqual({ pack, at: 1 });
    const first = withChange(pack, 'fighters', 0, ['front', 'speed'], 99);
    expect(soundPart(dif, first, 'fighters', 1)).toEqual({
      pack: { ...pack, fighters: [entriesOf(pack, 'fighters')[1]] },
      at: 0,
    });
    expect(soundPart(dif, first, 'fighters', 0)?.at).toBe(-1);
    const both = withChange(first, 'fighters', 1, ['name'], 7);
    expect(soundPart(dif, both, 'fighters', 1)).toEqual({ pack: { system: 'down-in-flames', pack: 'mine' }, at: -1 });
    expect(soundPart(dif, { ...pack, strange: 1 } as AnyPack, 'fighters', 0)).toBeNull();
  });

  test('finds the entry that a problem calls by its id, and loses a whole list where none is named', () => {
    const [face] = entriesOf(zero.base, 'faces');
    const twice = { ...copyOf(face), id: 'other' };
    const deck = { system: 'zero', pack: 'mine', faces: [copyOf(face), twice] } as AnyPack;
    const [problem] = zero.check(deck);
    expect(problem.place).toBe('faces.other');
    expect(stepsIn(deck, problem.place)).toEqual(['faces', 1]);
    expect(stepsIn(deck, 'faces.nobody')).toEqual(['faces', 'nobody']);
    expect(soundPart(zero, deck, 'faces', 0)).toEqual({ pack: { ...deck, faces: [copyOf(face)] }, at: 0 });
    const many = Array.from({ length: 40 }, (_, n) => ({
      ...likeness(face, `face-${n}`),
      cards: [{ ...(face.cards as readonly object[])[0], number: n + 1 }],
    }));
    const full = { system: 'zero', pack: 'mine', faces: many } as unknown as AnyPack;
    expect(zero.check(full).map(({ place }) => place)).toEqual(['faces']);
    expect(soundPart(zero, full, 'faces', 0)).toEqual({ pack: { system: 'zero', pack: 'mine' }, at: -1 });
  });

  test('calls the entry that has an id already by its name', () => {
    const twice = { ...pack, fighters: [spitfire, spitfire] } as AnyPack;
    const [problem] = dif.check(twice);
    expect(problem.facts.first).toBe('fighters[0]');
    const reader = { catalogue: dif, pack: twice, c: contentWords.en, w: editorWords.en, language: 'en' } as const;
    expect(toldTo(reader, problem).facts).toEqual({
      ...problem.facts,
      first: nameOf(spitfire, dif, 'fighters', contentWords.en),
    });
  });

  test('gives the cards of a new face numbers that no other has', () => {
    const faces = entriesOf(zero.base, 'faces');
    const own = likeness(faces[0], 'mine', faces);
    expect(zero.check({ system: 'zero', pack: 'mine', faces: [...faces.map(copyOf), own] })).toEqual([]);
    expect((own.cards as readonly { number: number }[]).map(({ number }) => number)).not.toContain(1);
  });

  test('lists what it brings, what of ours it replaces, and how much is wrong with each', () => {
    const wrong = withChange(pack, 'fighters', 1, ['points'], 'x');
    const all = listed(dif, wrong, dif.check(wrong));
    expect(all.map(({ kind, at, replaces, wrong: n }) => [kind, at, replaces, n])).toEqual([
      ['fighters', 0, true, 0],
      ['fighters', 1, false, 1],
    ]);
    expect(namedIn(all, 'fighters/1')).toBe(all[1]);
    expect(namedIn(all, 'pilots/4')).toBe(all[0]);
    expect(namedIn([], 'fighters/0')).toBeUndefined();
    expect(addressOf(all[1])).toBe('fighters/1');
  });

  test('shows campaigns that came in its file, and what is wrong with them', () => {
    const given = {
      ...pack,
      campaigns: [{ id: 'malta', name: 'Malta 1942' }, { id: 'crete' }, 3],
    } as unknown as AnyPack;
    expect(fromFile(dif, given)).toEqual([{ kind: 'campaigns', names: ['Malta 1942', 'crete', '?'] }]);
    expect(fromFile(dif, pack)).toEqual([]);
    const whole = wholeProblems(dif, given, dif.check({ ...given, fighters: [{}] }));
    expect(whole.length).toBeGreaterThan(0);
    expect(whole.every(({ place }) => place.startsWith('campaigns'))).toBe(true);
  });

  test('gets new entries under names of their own', () => {
    expect(freshKey([spitfire, { id: 'spitfire-i-2' }], spitfire)).toBe('spitfire-i-3');
    expect(freshKey([{ letter: 'A' }, { letter: 'B' }], { letter: 'A' })).toBe('C');
    expect(freshKey(entriesOf(wings.base, 'decks'), { letter: 'A' })).toMatch(/^[A-Z]{1,2}$/);
    expect(likeness({ letter: 'A', cards: [] }, 'Q')).toEqual({
      letter: 'Q',
      cards: [],
      sources: { all: 'reconstructed' },
    });
    expect(likeness(spitfire, 'mine')).toMatchObject({ id: 'mine', name: 'Spitfire I 2', nation: 'united-kingdom' });
  });

  test('changes one thing at a time, or takes it out', () => {
    expect(withValue({ a: { b: [1, 2] }, c: 3 }, ['a', 'b', 1], 9)).toEqual({ a: { b: [1, 9] }, c: 3 });
    expect(withValue({ a: 1, c: 3 }, ['a'], undefined)).toEqual({ c: 3 });
    expect(withValue({}, ['a', 'b'], 1)).toEqual({ a: { b: 1 } });
    expect(withValue({ a: null }, ['a', 'b'], undefined)).toEqual({ a: {} });
  });
});
