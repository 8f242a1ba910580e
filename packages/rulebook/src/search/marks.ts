import { wordsOf } from './words.ts';

/** A piece of a text, and whether it was looked for. */
export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** A text in pieces, those that were looked for marked. */
export function markWords(text: string, words: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { word, from, to } of words.size === 0 ? [] : wordsOf(text)) {
    if (!words.has(word)) continue;
    if (from > at) pieces.push({ text: text.slice(at, from), isFound: false });
    pieces.push({ text: text.slice(from, to), isFound: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isFound: false });
  return pieces;
}

/** The part of a text, of about so many characters, in which most of the words stand; whole words, dots where it is cut. */
export function excerptOf(text: string, words: ReadonlySet<string>, length: number): string {
  if (text.length <= length) return text;
  const places = wordsOf(text);
  let best = { from: 0, found: -1 };
  for (const { from } of places) {
    if (from > 0 && from > text.length - length / 2) break;
    const found = new Set(
      places.filter((p) => p.from >= from && p.to <= from + length && words.has(p.word)).map((p) => p.word),
    );
    if (found.size > best.found) best = { from, found: found.size };
  }
  const within = places.filter(({ from, to }) => from >= best.from && to <= best.from + length);
  const end = within.at(-1)?.to ?? length;
  return `${best.from > 0 ? '… ' : ''}${text.slice(best.from, end)}${end < text.length ? '…' : ''}`;
}
