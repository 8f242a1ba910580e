import type { Book, BookLanguage } from '@tallyho/rulebook';
import { type BookIndex, type Findings, indexBook, readGlossary, searchBook } from '@tallyho/rulebook/search';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';

/** The glossary comes when somebody searches, and the index of a book is made then, once. */
interface Searcher {
  readonly book: Book;
  find(search: string): Findings;
}

const indexes = new WeakMap<Book, BookIndex>();

async function searcherOf(book: Book, language: BookLanguage): Promise<Searcher> {
  const glossary = await import('@tallyho/rulebook/rules/glossary.md?raw');
  const index = indexes.get(book) ?? indexBook(book, language, readGlossary(glossary.default));
  indexes.set(book, index);
  return { book, find: (search) => searchBook(index, search) };
}

/** What is found in a book; null: nothing is looked for, or what looks for it is still on its way. */
export function useSearch(book: Book, language: BookLanguage, search: string): Findings | null {
  const wanted = useDeferredValue(search).trim();
  const isWanted = wanted !== '';
  const [searcher, setSearcher] = useState<Searcher | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    searcherOf(book, language).then(
      (ready) => isHere && setSearcher(ready),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [book, language, isWanted]);
  return useMemo(
    () => (isWanted && searcher !== null && searcher.book === book ? searcher.find(wanted) : null),
    [searcher, book, wanted, isWanted],
  );
}
