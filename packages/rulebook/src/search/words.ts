/** One word of a text, and where it stands there. */
export interface Word {
  /** Without capitals, accents and ligatures: these do not matter to whoever looks for something. */
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

export const folded = (text: string): string =>
  text
    .replace(/[œŒ]/g, 'oe')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** The words of a text; strokes and apostrophes part them: YO-YO is two, and so is l’avion. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    words.push({ word: folded(word), from: index, to: index + word.length });
  }
  return words;
}
