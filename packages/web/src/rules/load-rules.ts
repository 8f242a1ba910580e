import type { Book, BookId, Entry } from '@tallyho/rulebook';

/** The texts come one book at a time, when the first of its rules is opened. */
const texts: { readonly [book in BookId]: () => Promise<string> } = {
  'down-in-flames': async () => (await import('@tallyho/rulebook/rules/down-in-flames.md?raw')).default,
  'zero-basic': async () => (await import('@tallyho/rulebook/rules/zero-basic.md?raw')).default,
  'zero-campaign': async () => (await import('@tallyho/rulebook/rules/zero-campaign.md?raw')).default,
  'corsairs-hellcats': async () => (await import('@tallyho/rulebook/rules/corsairs-hellcats.md?raw')).default,
  'wings-of-war': async () => (await import('@tallyho/rulebook/rules/wings-of-war.md?raw')).default,
};

export const isBook = (book: string): book is BookId => Object.hasOwn(texts, book);

const known = new Map<BookId, Promise<Book>>();

export function loadBook(book: BookId): Promise<Book> {
  const found = known.get(book);
  if (found !== undefined) return found;
  const loading = read(book);
  known.set(book, loading);
  loading.catch(() => known.delete(book));
  return loading;
}

async function read(book: BookId): Promise<Book> {
  const [{ parseBook }, text] = await Promise.all([import('@tallyho/rulebook'), texts[book]()]);
  return parseBook(book, text);
}

const prefixes: readonly (readonly [prefix: string, books: readonly BookId[]])[] = [
  ['DIF-', ['down-in-flames']],
  ['WOW-', ['wings-of-war']],
  ['CH-', ['corsairs-hellcats']],
  ['Z-', ['zero-basic', 'zero-campaign']],
];

/** A paragraph by its number; null: no book has one of that number. */
export async function loadRule(rule: string): Promise<Entry | null> {
  const wanted = rule.toUpperCase();
  for (const book of prefixes.find(([prefix]) => wanted.startsWith(prefix))?.[1] ?? []) {
    const found = (await loadBook(book)).entries.find(({ id }) => id.toUpperCase() === wanted);
    if (found !== undefined) return found;
  }
  return null;
}
