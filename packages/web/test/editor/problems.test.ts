import type { Json } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { type AnyPack, loadCatalogue } from '../../src/content/catalogue.ts';
import { contentWords } from '../../src/content/words/words.ts';
import { type Path, withValue } from '../../src/editor/change.ts';
import { sayProblem } from '../../src/editor/say-problem.ts';
import { editorWords } from '../../src/editor/words/words.ts';
import { systemIds } from '../../src/system-ids.ts';

type Map = { readonly [field: string]: Json };
const isMap = (value: Json | undefined): value is Map =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every way into a value, of lists the first thing alone. */
function waysInto(value: Json | undefined, path: Path = []): Path[] {
  if (Array.isArray(value)) return value.length === 0 ? [] : [[...path, 0], ...waysInto(value[0], [...path, 0])];
  if (!isMap(value)) return [];
  return Object.entries(value).flatMap(([field, part]) => [[...path, field], ...waysInto(part, [...path, field])]);
}

/** What somebody might have written there by mistake; undefined: he has left it out. */
const mistakes: readonly (Json | undefined)[] = [undefined, 'nonsense', -1_000_000, true, { strange: 1 }, ['x', 'y']];

/** Words that a program has for fields, and no reader: with a capital inside, or of several parts. */
const PROGRAMS = /\b[a-z]+[A-Z]\w*|\[\d+\]|\b[a-z]{2,}\.[a-z]+/;

const textsOf = (part: unknown): string[] =>
  typeof part === 'string'
    ? [part]
    : typeof part === 'object' && part !== null
      ? Object.values(part).flatMap(textsOf)
      : [];

/** What is quoted stands in the file. */
const said = (given: string): string => given.replace(/[“«][^”»]*[”»]/g, '');

describe.each(systemIds)('what is wrong with a pack of %s', (system) => {
  test('is said in the words of its reader, wherever it is', async () => {
    const catalogue = await loadCatalogue(system);
    const { base } = catalogue;
    const lists = Object.entries(base).filter(([, list]) => Array.isArray(list));
    const names = new Set<string>();
    const sentences = new Map<string, string>();
    for (const [kind, list] of lists) {
      const first = (list as readonly Json[])[0];
      const ways = waysInto(first).filter((path) => path[0] !== 'sources' && path.length < 6);
      for (const path of ways) for (const step of path) if (typeof step === 'string') names.add(step);
      const wholes: readonly Json[] = [
        ...ways.flatMap((path) =>
          mistakes.flatMap((mistake) =>
            mistake === undefined && typeof path.at(-1) === 'number' ? [] : [withValue(first, path, mistake)],
          ),
        ),
        withValue(first, ['sources'], { all: 'hearsay' }),
      ];
      for (const whole of wholes) {
        const pack = { system, pack: 'mine', [kind]: [whole] } as AnyPack;
        for (const problem of catalogue.check(pack))
          for (const language of ['en', 'fr'] as const) {
            const reader = { catalogue, pack, c: contentWords[language], w: editorWords[language], language };
            sentences.set(`${language} ${problem.code} ${problem.place}`, sayProblem(reader, problem));
          }
      }
    }
    expect(sentences.size).toBeGreaterThan(200);
    expect([...sentences.values()].filter((one) => PROGRAMS.test(said(one)))).toEqual([]);
    // No field is called as programs call it in French, but for words that French has too.
    const french = new Set(
      textsOf([contentWords.fr, editorWords.fr])
        .join(' ')
        .toLowerCase()
        .match(/\p{L}+/gu),
    );
    const foreign = [...names].filter((name) => /^[a-z]{3,}$/.test(name) && !french.has(name));
    expect(foreign.length).toBeGreaterThan(5);
    const raw = new RegExp(`(?<![\\w-])(?:${foreign.join('|')})(?![\\w-])`);
    const inFrench = [...sentences].filter(([key]) => key.startsWith('fr ')).map(([, one]) => one);
    expect(inFrench.filter((one) => raw.test(said(one)))).toEqual([]);
  });
});

test('a problem has the label of its field and its place, in both languages', async () => {
  const catalogue = await loadCatalogue('down-in-flames');
  const [spitfire] = (catalogue.base.fighters as readonly Map[]).filter(({ id }) => id === 'spitfire-i');
  const [poland] = catalogue.base.campaigns as readonly Map[];
  const pack = {
    system: 'down-in-flames',
    pack: 'mine',
    fighters: [
      withValue(withValue(spitfire, ['front', 'horsepower', 1], -40), ['nation'], undefined),
      { ...spitfire, sources: { all: 'hearsay' } },
    ],
    campaigns: [withValue(poland, ['arrows', 1, 'from'], 'here')],
  } as AnyPack;
  const tell = (language: 'en' | 'fr'): readonly string[] =>
    catalogue
      .check(pack)
      .map((problem) =>
        sayProblem({ catalogue, pack, c: contentWords[language], w: editorWords[language], language }, problem),
      );
  expect(tell('en')).toMatchInlineSnapshot(`
    [
      "Spitfire I: the field “Nation” is missing. Add it.",
      "Spitfire I, Front, Horsepower, post-turn: −40 is out of range: at least 0, at most 9.",
      "Spitfire I, Where these values come from: there is no field “Nation” here. Check the spelling.",
      "Spitfire I, Where these values come from: “hearsay” is no source: it is the number of a rule, a printed card or another public source, or an idea of somebody’s.",
      "Spitfire I, Id: the id “spitfire-i” is already taken at Spitfire I.",
      "Poland 1939, Arrows, No. 2, From: this is of the wrong kind (a text); wanted is a number.",
    ]
  `);
  expect(tell('fr')).toMatchInlineSnapshot(`
    [
      "Spitfire I : il manque le champ « Nation ». Ajoutez-le.",
      "Spitfire I, Face avant, Puissance moteur, après le tour : −40 est hors limites : au moins 0, au plus 9.",
      "Spitfire I, D’où viennent ces valeurs : il n’y a pas de champ « Nation » ici. Vérifiez l’orthographe.",
      "Spitfire I, D’où viennent ces valeurs : « hearsay » n’est pas une source : c’est le numéro d’une règle, une carte imprimée ou une autre source publique, ou une idée de quelqu’un.",
      "Spitfire I, Identifiant : l’identifiant « spitfire-i » est déjà pris (Spitfire I).",
      "Poland 1939, Flèches, N° 2, À partir de : ceci n’est pas du bon genre (texte) ; attendu : nombre.",
    ]
  `);
});
