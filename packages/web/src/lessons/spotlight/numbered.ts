import type { LessonPoint } from '@tallyho/scenario';
import type { Language } from '@tallyho/words';
import { typeset } from '../../words/typeset.ts';

/** A piece of what is said; with a number, the words for what bears it on the table. */
export interface Said {
  readonly text: string;
  readonly number: number | null;
}

/** A text in pieces, with the numbers of what it points at; `text` is typeset already. */
export function numbered(text: string, points: readonly LessonPoint[], language: Language): Said[] {
  const named = points
    .map(({ words }, at) => ({ words: typeset(words[language], language), number: at + 1 }))
    .map(({ words, number }) => ({ words, number, from: text.indexOf(words) }))
    .filter(({ from }) => from >= 0)
    .sort((a, b) => a.from - b.from);
  const said: Said[] = [];
  let at = 0;
  for (const { words, number, from } of named) {
    // Words inside of other words have no number of their own.
    if (from < at) continue;
    if (from > at) said.push({ text: text.slice(at, from), number: null });
    said.push({ text: words, number });
    at = from + words.length;
  }
  if (at < text.length) said.push({ text: text.slice(at), number: null });
  return said;
}
