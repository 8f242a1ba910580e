import type { Json } from '@tallyho/kernel';
import { entriesOf, type KindName, keyOf } from '../../content/catalogue.ts';
import { nameOf } from '../../content/names.ts';
import { type ContentWords, valueWords } from '../../content/words/words.ts';
import type { Path } from '../change.ts';
import type { Form } from './form.ts';
import { expectedIn } from './form.ts';

/** Something that can be chosen, and what it is called. */
export interface Choice {
  readonly value: Json;
  readonly text: string;
}

/** Fields that name other entries, and of what kinds. */
const references: { readonly [kind in KindName]?: { readonly [field: string]: readonly KindName[] } } = {
  cards: { type: ['types'] },
  types: { deck: ['decks'] },
  supply: {
    id: ['fighters', 'lightBombers', 'formations'],
    substitute: ['fighters', 'lightBombers', 'formations'],
  },
};

/** What can stand at a place, if it is one of a few: words of the game, or entries of it and of the pack. */
export function choicesAt(form: Form, path: Path, c: ContentWords): readonly Choice[] | null {
  const { catalogue, kind, pack } = form;
  const named = path.length === 1 ? references[kind]?.[String(path[0])] : undefined;
  if (named !== undefined) {
    const entries = named.flatMap((of) =>
      [...entriesOf(catalogue.base, of), ...entriesOf(pack, of)].map((entry) => ({
        value: keyOf(entry),
        text: nameOf(entry, catalogue, of, c),
      })),
    );
    return byText([...new Map(entries.map((entry) => [entry.value, entry])).values()]);
  }
  const expected = expectedIn(form, path);
  const allowed = expected.is === 'choice' ? expected.allowed : expected.is === 'list' ? wordsOf(expected.of) : null;
  return allowed === null ? null : allowed.map((value) => ({ value, text: textOf(value, c) }));
}

const wordsOf = (of: ReturnType<typeof expectedIn>): readonly Json[] | null => (of.is === 'choice' ? of.allowed : null);

const textOf = (value: Json, c: ContentWords): string =>
  value === null || typeof value === 'string' || typeof value === 'number' ? valueWords(c, value) : String(value);

const byText = (choices: readonly Choice[]): readonly Choice[] =>
  choices.toSorted((a, b) => a.text.localeCompare(b.text));
