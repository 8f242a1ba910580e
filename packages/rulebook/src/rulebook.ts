import { ok, problem, type Result } from '@tallyho/kernel';
import { nearest } from './near.ts';
import { type Book, type BookId, bookIds, type Entry, parseBook } from './parse.ts';

export const rulebookProblems = ['rule-unknown'] as const;
export type RulebookProblem = (typeof rulebookProblems)[number];

/** The numbered rules of all five books. */
export interface Rulebook {
  readonly books: readonly Book[];
  /** Paragraphs by id, in capitals. */
  readonly byId: ReadonlyMap<string, Entry>;
}

/** From the texts of all books. */
export function rulebookFrom(texts: { readonly [B in BookId]: string }): Rulebook {
  const books = bookIds.map((id) => parseBook(id, texts[id]));
  return {
    books,
    byId: new Map(books.flatMap(({ entries }) => entries).map((entry) => [entry.id.toUpperCase(), entry])),
  };
}

/** The paragraph of this id; otherwise those of the chapter it begins: `DIF-ALT`, `Z-7.21`, `CH-28`. */
export function lookUp({ byId }: Rulebook, id: string): Result<readonly Entry[], RulebookProblem> {
  const wanted = id.trim().toUpperCase();
  const entry = byId.get(wanted);
  if (entry !== undefined) return ok([entry]);
  const chapter = wanted === '' ? [] : [...byId].filter(([key]) => isUnder(key, wanted)).map(([, found]) => found);
  if (chapter.length > 0) return ok(chapter);
  const near = nearest(wanted, byId.keys()).map((key) => byId.get(key)?.id ?? key);
  return problem('rule-unknown', id, { near });
}

/** 7.21 is a part of 7.2, but 12 is no part of 1, ALT-10 none of ALT-1, and OPTN none of OPT. */
function isUnder(id: string, chapter: string): boolean {
  if (!id.startsWith(chapter)) return false;
  const seam = id.slice(chapter.length - 1, chapter.length + 1);
  if (/[0-9]{2}/.test(seam)) return chapter.includes('.');
  return !/[A-Z]{2}/.test(seam);
}
