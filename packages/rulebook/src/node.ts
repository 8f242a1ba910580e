import { readFileSync } from 'node:fs';
import { type BookId, bookIds } from './parse.ts';
import { type Rulebook, rulebookFrom } from './rulebook.ts';

/** The rulebook from the files of this package. */
export function readRulebook(): Rulebook {
  const read = (id: BookId): string => readFileSync(new URL(`../rules/${id}.md`, import.meta.url), 'utf8');
  return rulebookFrom(Object.fromEntries(bookIds.map((id) => [id, read(id)])) as { [B in BookId]: string });
}
