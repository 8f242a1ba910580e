import { readFileSync } from 'node:fs';
import { type BookId, type BookLanguage, bookIds } from './parse.ts';
import { type Rulebook, rulebookFrom } from './rulebook.ts';
import { readGlossary, type Term } from './search/glossary.ts';

const folders: { readonly [language in BookLanguage]: string } = { en: '', fr: 'fr/' };

/** The rulebook from the files of this package. */
export function readRulebook(language: BookLanguage = 'en'): Rulebook {
  const text = (id: BookId): string =>
    readFileSync(new URL(`../rules/${folders[language]}${id}.md`, import.meta.url), 'utf8');
  return rulebookFrom(Object.fromEntries(bookIds.map((id) => [id, text(id)])) as { [B in BookId]: string });
}

/** The glossary from the files of this package. */
export const readTerms = (): Term[] =>
  readGlossary(readFileSync(new URL('../rules/glossary.md', import.meta.url), 'utf8'));
