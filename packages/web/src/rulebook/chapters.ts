import type { Book, Entry } from '@tallyho/rulebook';

/** A chapter of a book, counted from 1. */
export interface Chapter {
  readonly number: number;
  readonly title: string;
  readonly preface: string;
  readonly entries: readonly Entry[];
}

/** A heading may bring a number of its own along: “15 Campaign Game overview”. */
const OWN_NUMBER = /^(\d+) /;

/** What the list of chapters calls a chapter: the number that the book gives it, or its place. */
export const numeralOf = ({ title, number }: Chapter): string => title.match(OWN_NUMBER)?.[1] ?? String(number);
export const headingOf = ({ title }: Chapter): string => title.replace(OWN_NUMBER, '');

/** The chapters of a book in their order, those that are tables alone as well. */
export function chaptersOf({ entries, prefaces }: Book): Chapter[] {
  const titles = new Set([...entries.map(({ section }) => section)]);
  const after = prefaces.map(({ section }) => section).filter((section) => !titles.has(section));
  // Chapters without numbered paragraphs stand before the rulings, as in the books.
  const ordered = [...titles];
  const rulings = entries.find(({ kind }) => kind === 'ruling')?.section;
  const place = rulings === undefined ? ordered.length : ordered.indexOf(rulings);
  ordered.splice(place, 0, ...after);
  return ordered.map((title, at) => ({
    number: at + 1,
    title,
    preface: prefaces.find(({ section }) => section === title)?.text ?? '',
    entries: entries.filter(({ section }) => section === title),
  }));
}

/** The chapter that an address means: by its number, or as that of a paragraph; otherwise the first. */
export function chapterAt(chapters: readonly Chapter[], at: string): Chapter {
  const [, number] = at.match(/^chapter-(\d+)$/) ?? [];
  const wanted = at.toUpperCase();
  return (
    chapters.find((chapter) =>
      number === undefined
        ? chapter.entries.some(({ id }) => id.toUpperCase() === wanted)
        : chapter.number === Number(number),
    ) ?? chapters[0]
  );
}
