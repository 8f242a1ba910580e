import { type Book, type BookId, type BookLanguage, bookOf, type Entry, parseBook } from '@tallyho/rulebook';

/** The texts come one book at a time, when the first of its rules is opened. */
const texts: { readonly [language in BookLanguage]: { readonly [book in BookId]: () => Promise<string> } } = {
  en: {
    'down-in-flames': async () => (await import('@tallyho/rulebook/rules/down-in-flames.md?raw')).default,
    'zero-basic': async () => (await import('@tallyho/rulebook/rules/zero-basic.md?raw')).default,
    'zero-campaign': async () => (await import('@tallyho/rulebook/rules/zero-campaign.md?raw')).default,
    'corsairs-hellcats': async () => (await import('@tallyho/rulebook/rules/corsairs-hellcats.md?raw')).default,
    'wings-of-war': async () => (await import('@tallyho/rulebook/rules/wings-of-war.md?raw')).default,
  },
  fr: {
    'down-in-flames': async () => (await import('@tallyho/rulebook/rules/fr/down-in-flames.md?raw')).default,
    'zero-basic': async () => (await import('@tallyho/rulebook/rules/fr/zero-basic.md?raw')).default,
    'zero-campaign': async () => (await import('@tallyho/rulebook/rules/fr/zero-campaign.md?raw')).default,
    'corsairs-hellcats': async () => (await import('@tallyho/rulebook/rules/fr/corsairs-hellcats.md?raw')).default,
    'wings-of-war': async () => (await import('@tallyho/rulebook/rules/fr/wings-of-war.md?raw')).default,
  },
};

export const books = Object.keys(texts.en) as readonly BookId[];

export const isBook = (book: string): book is BookId => Object.hasOwn(texts.en, book);

const known = new Map<string, Promise<Book>>();

export function loadBook(book: BookId, language: BookLanguage): Promise<Book> {
  const key = `${language}/${book}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const loading = read(book, language);
  known.set(key, loading);
  loading.catch(() => known.delete(key));
  return loading;
}

async function read(book: BookId, language: BookLanguage): Promise<Book> {
  return parseBook(book, await texts[language][book]());
}

/** A paragraph by its number; null: no book has one of that number. */
export async function loadRule(rule: string, language: BookLanguage): Promise<Entry | null> {
  const wanted = rule.toUpperCase();
  const book = bookOf(wanted);
  if (book === null) return null;
  return (await loadBook(book, language)).entries.find(({ id }) => id.toUpperCase() === wanted) ?? null;
}
