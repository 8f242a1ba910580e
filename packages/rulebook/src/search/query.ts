import { distance } from '../near.ts';
import type { BookIndex } from './book-index.ts';
import { hollow } from './everyday.ts';
import { stemOf } from './stems.ts';
import { wordsOf } from './words.ts';

/** One thing that is asked for, by the words that may stand for it. */
export interface Wanted {
  readonly asked: string;
  readonly ways: readonly Way[];
}

/** Words that must all be there, and how much they count. */
export interface Way {
  readonly words: readonly string[];
  readonly factor: number;
}

/** A word that the book does not have, and those that were taken for it. */
export interface Corrected {
  readonly asked: string;
  readonly taken: readonly string[];
}

export interface Query {
  readonly wanted: readonly Wanted[];
  readonly corrected: readonly Corrected[];
}

/** What the book calls a thing counts for less than the word somebody has asked for, and a guess for less again. */
const MEANT = 0.45;
const GUESSED = 0.5;
/** Sayings have no more words than this. */
const LONGEST = 5;

/** What a question asks for: sayings first, then the words that are left and say something. */
export function readQuery(search: string, index: BookIndex): Query {
  const words = wordsOf(search).map(({ word }) => word);
  const wanted: Wanted[] = [];
  const corrected: Corrected[] = [];
  for (let at = 0; at < words.length; ) {
    const long = longestSaying(words, at, index);
    if (long > 1) {
      wanted.push(ofSaying(words.slice(at, at + long), index));
      at += long;
      continue;
    }
    const word = words[at++];
    if (hollow[index.language].has(word)) continue;
    if (isKnown(word, index)) {
      wanted.push(ofSaying([word], index));
      continue;
    }
    const taken = nearWords(word, index);
    if (taken.length > 0) corrected.push({ asked: word, taken });
    wanted.push({ asked: word, ways: [{ words: [word], factor: 1 }, ...taken.flatMap((near) => guess(near, index))] });
  }
  return { wanted, corrected };
}

const stemmed = (words: readonly string[], { language }: BookIndex): string =>
  words.map((word) => stemOf(word, language)).join(' ');

function longestSaying(words: readonly string[], at: number, index: BookIndex): number {
  for (let long = Math.min(LONGEST, words.length - at); long > 1; long--) {
    if (index.sayings.has(stemmed(words.slice(at, at + long), index))) return long;
  }
  return 1;
}

function ofSaying(words: readonly string[], index: BookIndex): Wanted {
  const own = words.filter((word) => words.length === 1 || !hollow[index.language].has(word));
  const meant = index.sayings.get(stemmed(words, index)) ?? [];
  return {
    asked: words.join(' '),
    ways: [
      { words: own.length > 0 ? own : words, factor: 1 },
      ...meant.map((name) => ({ words: wordsOf(name).map(({ word }) => word), factor: MEANT })),
    ],
  };
}

const guess = (near: string, index: BookIndex): Way[] =>
  ofSaying([near], index).ways.map(({ words, factor }) => ({ words, factor: factor * GUESSED }));

/** Whether the book has it, or its family, or words that begin so, or knows what is meant by it. */
function isKnown(word: string, index: BookIndex): boolean {
  const stem = stemOf(word, index.language);
  if (index.counts.has(word) || index.families.has(stem) || index.sayings.has(stem)) return true;
  if (word.length < 3) return false;
  for (const known of index.counts.keys()) if (known.startsWith(word)) return true;
  return false;
}

/** How many letters may be wrong in a word. */
const slips = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/** The words of the book, and of what people say, that somebody may have meant: nearest first, of these the most frequent. */
export function nearWords(word: string, index: BookIndex, most = 3): string[] {
  const limit = slips(word);
  const near: { readonly name: string; readonly far: number; readonly count: number }[] = [];
  for (const name of new Set([...index.counts.keys(), ...index.said])) {
    if (name.length < 3 || Math.abs(name.length - word.length) > limit || /\d/.test(name)) continue;
    const far = distance(word, name);
    if (far > 0 && far <= limit) near.push({ name, far, count: index.counts.get(name) ?? 0 });
  }
  near.sort((a, b) => a.far - b.far || b.count - a.count);
  return near
    .filter(({ far }) => far === near[0].far)
    .slice(0, most)
    .map(({ name }) => name);
}
