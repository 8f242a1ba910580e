import { readFileSync } from 'node:fs';
import { type BookId, type BookLanguage, bookIds } from './parse.ts';
import { type Rulebook, rulebookFrom } from './rulebook.ts';

const folders: { readonly [language in BookLanguage]: string } = { en: '', fr: 'fr/' };

/** The rulebook from the files of this package. */
export function readRulebook(language: BookLanguage = 'en'): Rulebook {
  const text = (id: BookId): string =>
    readFileSync(new URL(`../rules/${folders[language]}${id}.md`, import.meta.url), 'utf8');
  return rulebookFrom(Object.fromEntries(bookIds.map((id) => [id, text(id)])) as { [B in BookId]: string });
}
