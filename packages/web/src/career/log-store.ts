import { useSyncExternalStore } from 'react';
import { emptyLog, joined, LONGEST_NAME, type LogBook, readLog, writeLog } from './log-file.ts';

/*
 * The log book of this device. It is kept apart from the games, so that whoever throws a game away keeps what it came to.
 */

const KEPT_AS = 'tallyho.log';

const listeners = new Set<() => void>();
/**
 * The book as it was last read, and the text it was read from (undefined: the browser shows nothing). What stands there and
 * cannot be read is left alone: the book is then kept as long as the page is open.
 */
let known: { readonly text: string | null | undefined; readonly book: LogBook; readonly isReadable: boolean } | null =
  null;

function keptText(): string | null | undefined {
  try {
    return localStorage.getItem(KEPT_AS);
  } catch {
    return undefined;
  }
}

function opened(): NonNullable<typeof known> {
  const text = keptText();
  if (known === null || known.text !== text) {
    const read = text === null || text === undefined ? null : readLog(text);
    const isReadable = text !== undefined && read?.ok !== false;
    known = { text, book: read?.ok === true ? read.log : emptyLog, isReadable };
  }
  return known;
}

const open = (): LogBook => opened().book;

function keep(book: LogBook): void {
  const { isReadable } = opened();
  try {
    if (isReadable) localStorage.setItem(KEPT_AS, writeLog(book));
  } catch {
    // No room: it holds as long as the page is open, and can be saved as a file.
  }
  known = { text: keptText(), book, isReadable };
  for (const tell of listeners) tell();
}

function watch(tell: () => void): () => void {
  listeners.add(tell);
  // Another tab has written a line.
  const follow = ({ key }: StorageEvent): void => {
    if (key === KEPT_AS) tell();
  };
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', follow);
  };
}

export const logBook = (): LogBook => open();
export const useLog = (): LogBook => useSyncExternalStore(watch, open, open);

export const nameLog = (name: string): void => keep({ ...open(), name: name.slice(0, LONGEST_NAME) });

/** Enters all that stands in another book and not yet in this one. */
export const enterAll = (other: LogBook): void => keep(joined(open(), other));

/** The bot has looked back at a game that stands in the book. */
export const noteLowest = (id: string, lowest: number): void =>
  keep({ ...open(), sorties: open().sorties.map((sortie) => (sortie.id === id ? { ...sortie, lowest } : sortie)) });
