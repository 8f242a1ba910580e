import type { Problem } from '@tallyho/kernel';
import type { Lesson } from '@tallyho/scenario';

/** One example of play as the list knows it, before its text is loaded. */
export interface IndexEntry {
  /** The file's name in the folder of scenarios: 'down-in-flames/ex-1.yaml'. */
  readonly file: string;
  /** Which of the scripts of the file, counted from 1. */
  readonly part: number;
  readonly system: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly variants: readonly string[];
  /** How many choices are made in it, variants included; null: the game refuses to begin it. */
  readonly choices: number | null;
  /** What makes a lesson of it; null: it is none. */
  readonly lesson: Pick<Lesson, 'number' | 'title' | 'about'> | null;
}

/** A file that is in the library and cannot be read. */
export interface UnreadableEntry {
  readonly file: string;
  readonly problem: Problem;
}

export interface LibraryIndex {
  readonly entries: readonly IndexEntry[];
  readonly unreadable: readonly UnreadableEntry[];
}
