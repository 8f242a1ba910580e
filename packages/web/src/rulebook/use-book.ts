import type { Book, BookId } from '@tallyho/rulebook';
import { useEffect, useState } from 'react';
import { loadBook } from '../rules/load-rules.ts';
import { useLanguage } from '../words/language.tsx';

/** A book in the language of the page; null: it is on its way. */
export function useBook(id: BookId): Book | 'failed' | null {
  const { language } = useLanguage();
  const [read, setRead] = useState<{ readonly key: string; readonly book: Book | 'failed' } | null>(null);
  const key = `${language}/${id}`;
  useEffect(() => {
    let isWanted = true;
    const tell = (book: Book | 'failed'): void => {
      if (isWanted) setRead({ key, book });
    };
    loadBook(id, language).then(tell, () => tell('failed'));
    return () => {
      isWanted = false;
    };
  }, [id, language, key]);
  return read?.key === key ? read.book : null;
}
