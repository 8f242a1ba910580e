/** The five books, by the name of their index. */
export const bookIds = ['down-in-flames', 'zero-basic', 'zero-campaign', 'corsairs-hellcats', 'wings-of-war'] as const;
export type BookId = (typeof bookIds)[number];

/** Every book is written in both. */
const bookLanguages = ['en', 'fr'] as const;
export type BookLanguage = (typeof bookLanguages)[number];

/** A rule of play, a worked example to replay, or a ruling on what the book leaves open. */
const entryKinds = ['rule', 'example', 'ruling'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** One numbered paragraph. */
export interface Entry {
  readonly id: string;
  readonly book: BookId;
  readonly section: string;
  readonly kind: EntryKind;
  readonly text: string;
  /** The points below it: the moves of a worked example. */
  readonly details: readonly string[];
  /** The tables and remarks that stand between it and the next paragraph, as Markdown; most have none. */
  readonly after: string;
}

/** What stands below a heading before its first paragraph: remarks and tables, as Markdown. */
export interface Preface {
  readonly section: string;
  readonly text: string;
}

export interface Book {
  readonly id: BookId;
  readonly title: string;
  /** Of those chapters that have one. */
  readonly prefaces: readonly Preface[];
  readonly entries: readonly Entry[];
}

interface Draft extends Entry {
  details: string[];
  after: string;
}

const paragraph = /^- \*\*([A-Z]+-[A-Za-z0-9.-]+)\*\*\s+(.*)$/;
const detail = /^\s+- (.*)$/;

/** Takes the Markdown of an index apart. */
export function parseBook(id: BookId, markdown: string): Book {
  let title: string = id;
  let section = '';
  let entry: Draft | null = null;
  const entries: Draft[] = [];
  const prefaces: { section: string; text: string }[] = [];
  for (const line of markdown.split(/\r?\n/)) {
    const [, number, text] = line.match(paragraph) ?? [];
    if (number !== undefined) {
      entry = { id: number, book: id, section, kind: kindOf(number), text, details: [], after: '' };
      entries.push(entry);
    } else if (line.startsWith('# ')) {
      title = line.slice(2).replace(/ – (rules index|index des règles)$/, '');
    } else if (/^##+ /.test(line)) {
      section = line.replace(/^#+ /, '');
      prefaces.push({ section, text: '' });
      entry = null;
    } else if (entry !== null) {
      const point = line.match(detail)?.[1];
      if (point !== undefined && entry.after === '') entry.details.push(point);
      else if (line !== '' || entry.after !== '') entry.after += `${line}\n`;
    } else {
      const preface = prefaces.at(-1);
      if (preface !== undefined) preface.text += `${line}\n`;
    }
  }
  return {
    id,
    title,
    prefaces: prefaces.map((p) => ({ ...p, text: p.text.trim() })).filter(({ text }) => text !== ''),
    entries: entries.map((e) => ({ ...e, after: e.after.trim() })),
  };
}

const kindOf = (id: string): EntryKind => (/-C?GAP-/.test(id) ? 'ruling' : /-C?EX-/.test(id) ? 'example' : 'rule');

/** Numbers of Zero! that are of its campaign game: chapters from 15 on, and examples and rulings of their own. */
const OF_CAMPAIGNS = /^Z-(1[5-9]|[2-9]\d|C)/;

/** The book that a number belongs to, by how it begins; null: no book has numbers like it. */
export function bookOf(id: string): BookId | null {
  const number = id.trim().toUpperCase();
  if (number.startsWith('DIF-')) return 'down-in-flames';
  if (number.startsWith('WOW-')) return 'wings-of-war';
  if (number.startsWith('CH-')) return 'corsairs-hellcats';
  if (number.startsWith('Z-')) return OF_CAMPAIGNS.test(number) ? 'zero-campaign' : 'zero-basic';
  return null;
}
