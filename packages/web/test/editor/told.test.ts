import type { Json } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { type AnyPack, type Entry, entriesOf, type KindName, loadCatalogue } from '../../src/content/catalogue.ts';
import { contentWords } from '../../src/content/words/words.ts';
import { freshKey, likeness, type Path, stepsIn, withValue } from '../../src/editor/change.ts';
import { expectedAt } from '../../src/editor/expected.ts';
import { choicesAt } from '../../src/editor/form/choices.ts';
import type { Form } from '../../src/editor/form/form.ts';
import { labelAt, wholeLabel } from '../../src/editor/form/labels.ts';
import { rangeOf, sayAt } from '../../src/editor/form/say.ts';
import { fieldsAt, modelAt, wordsAt } from '../../src/editor/models.ts';
import { sayProblem, toldTo } from '../../src/editor/say-problem.ts';
import { editorWords } from '../../src/editor/words/words.ts';
import { systemIds } from '../../src/system-ids.ts';

const isMap = (value: Json | undefined): value is { readonly [field: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every way into a value, of lists the first two things. */
function waysInto(value: Json | undefined, path: Path = []): Path[] {
  const parts: (readonly [string | number, Json])[] = Array.isArray(value)
    ? [...value.slice(0, 2).entries()]
    : isMap(value)
      ? Object.entries(value)
      : [];
  return parts.flatMap(([step, part]) => [[...path, step], ...waysInto(part, [...path, step])]);
}

const mistakes: readonly (Json | undefined)[] = [
  undefined,
  '',
  'nonsense',
  -1_000_000,
  2.5,
  true,
  null,
  { strange: 1 },
  ['x'],
];

/** One of so many, always the same. */
const every = <T>(list: readonly T[], most: number): readonly T[] => {
  const step = Math.max(1, Math.ceil(list.length / most));
  return list.filter((_, at) => at % step === 0);
};

describe.each(systemIds)('a pack of %s', (system) => {
  test('is told what is wrong with it, of cards and of sheets', async () => {
    const catalogue = await loadCatalogue(system);
    const lists = Object.entries(catalogue.base).filter(([, list]) => Array.isArray(list) && list.length > 0);
    const told: string[] = [];
    for (const [kind, list] of lists) {
      const [first, second = first] = list as readonly Json[];
      const said = new Set<string>();
      for (const path of every(
        waysInto(first).filter(({ length }) => length < 6),
        24,
      ))
        for (const mistake of mistakes) {
          if (mistake === undefined && typeof path.at(-1) === 'number') continue;
          const pack = { system, pack: 'mine', [kind]: [second, withValue(first, path, mistake)] } as AnyPack;
          for (const problem of catalogue.check(pack).slice(0, 3))
            for (const language of ['en', 'fr'] as const) {
              const reader = { catalogue, pack, c: contentWords[language], w: editorWords[language], language };
              said.add(`  ${problem.code}: ${sayProblem(reader, problem)}`);
            }
        }
      told.push(kind, ...every([...said], 14));
    }
    await expect(`${told.join('\n')}\n`).toMatchFileSnapshot(`approved/wrong-with-${system}.txt`);
  });

  test('has a field for everything, with its name, its range and what may be chosen', async () => {
    const catalogue = await loadCatalogue(system);
    const told: string[] = [];
    for (const kind of catalogue.kinds) {
      const ours = entriesOf(catalogue.base, kind);
      const entry = ours[Math.floor(ours.length / 2)];
      const pack = { system, pack: 'mine', [kind]: [likeness(entry, freshKey(ours, entry), ours)] } as AnyPack;
      const [own] = entriesOf(pack, kind);
      const form: Form = { catalogue, kind, ours, pack, entry: own, change: () => {}, wrongAt: () => [] };
      told.push(
        `${kind}: ${fieldsAt(ours, [], own).join(' ')}`,
        `  a new one: ${JSON.stringify(own.id ?? own.letter)} ${JSON.stringify(own.name)}`,
      );
      for (const path of waysInto(own as Json).filter((way) => way[0] !== 'sources')) {
        const expected = expectedAt(catalogue, kind, path);
        const choices = choicesAt(form, path, contentWords.en);
        const words = [contentWords.en, editorWords.en] as const;
        told.push(
          `  ${path.join('.')}: ${expected.is}${expected.isOptional ? '?' : ''} ${rangeOf(expected, path.at(-1), 'fr')} “${labelAt(words, form, path)}” of “${wholeLabel(words, form, path)}”, ${choices === null ? 'anything' : `${choices.length} choices from ${choices[0]?.text} to ${choices.at(-1)?.text}`}, ${wordsAt(ours, path).length} words, like ${JSON.stringify(modelAt(ours, path))?.slice(0, 40)}`,
        );
      }
    }
    await expect(`${told.join('\n')}\n`).toMatchFileSnapshot(`approved/fields-of-${system}.txt`);
  });

  test('says beside its fields what is wrong with them', async () => {
    const catalogue = await loadCatalogue(system);
    const told: string[] = [];
    for (const kind of catalogue.kinds) {
      const [first] = entriesOf(catalogue.base, kind as KindName);
      for (const path of every(waysInto(first as Json), 12))
        for (const mistake of mistakes) {
          if (mistake === undefined && typeof path.at(-1) === 'number') continue;
          const pack = { system, pack: 'mine', [kind]: [withValue(first as Json, path, mistake) as Entry] } as AnyPack;
          const [problem] = catalogue.check(pack);
          if (problem === undefined) continue;
          const at = stepsIn(pack, problem.place).slice(2);
          for (const language of ['en', 'fr'] as const)
            told.push(
              `${at.join('.')} ${JSON.stringify(mistake)}: ${sayAt(problem, at, expectedAt(catalogue, kind, at), editorWords[language], language)}`,
            );
        }
    }
    await expect(`${every([...new Set(told)], 120).join('\n')}\n`).toMatchFileSnapshot(
      `approved/beside-fields-of-${system}.txt`,
    );
  });
});

test('a text of no letters is missing, and is no number that is too small', async () => {
  const catalogue = await loadCatalogue('down-in-flames');
  const [first] = entriesOf(catalogue.base, 'fighters');
  const said = (name: Json): readonly string[] => {
    const pack = { system: 'down-in-flames', pack: 'mine', fighters: [{ ...first, name }] } as AnyPack;
    const reader = { catalogue, pack, c: contentWords.en, w: editorWords.en, language: 'en' } as const;
    return catalogue
      .check(pack)
      .map((problem) =>
        sayAt(toldTo(reader, problem), ['name'], expectedAt(catalogue, 'fighters', ['name']), editorWords.en, 'en'),
      );
  };
  expect(said(' ')).toEqual(['Something must stand here.']);
  expect(said('x'.repeat(41))).toEqual(['41 is out of range: at least 1, at most 40.']);
});
