import type { Json } from '@tallyho/kernel';
import type { Lesson, Teaching } from './lesson.ts';
import type { Lines } from './lines.ts';

/** What one step of a script does. */
export type Action =
  | { readonly do: 'choose'; readonly seat: string; readonly text: string }
  | { readonly do: 'undo' | 'no-undo'; readonly seat: string }
  | { readonly do: 'offered' | 'exactly-offered'; readonly seat: string; readonly texts: readonly string[] }
  | {
      readonly do: 'not-offered';
      readonly seat: string;
      readonly text: string;
      readonly reason: string | null;
      readonly because: string | null;
    }
  | { readonly do: 'asked'; readonly seat: string; readonly kind: string; readonly because: string | null }
  | { readonly do: 'expect'; readonly tree: Json; readonly after: After }
  | { readonly do: 'sees'; readonly seat: string; readonly tree: Json; readonly after: After }
  | { readonly do: 'happens' | 'does-not-happen'; readonly events: readonly Json[] }
  | { readonly do: 'draws'; readonly cards: Json }
  | { readonly do: 'teach' };

/** The moment that is looked at: after the last of these events of the latest choice, or now (null). */
export type After = readonly Json[] | null;

export interface ScriptStep {
  readonly line: number;
  /** The lines of what the step says, by their paths in it. */
  readonly lines: Lines;
  readonly action: Action;
  /** A name by which variants branch off after this step. */
  readonly label: string | null;
  /** For lessons: what is said before the step is taken. */
  readonly teach: Teaching | null;
}

/** How a script begins: what the game is given. */
export interface Beginning {
  readonly options: Json;
  /** A constructed situation; null: the game starts from its set-up. */
  readonly given: Json;
  /** What the game must say to it, if it is to be refused: `code`, `place` and facts. */
  readonly refused: Json;
  /** The lines of `options`, `given` and `refused`, by their paths. */
  readonly lines: Lines;
}

/** Another line of play that branches off after a labelled step, or from the start. */
export interface Variant extends Beginning {
  readonly title: string;
  readonly line: number;
  readonly from: string | null;
  readonly rules: readonly string[];
  readonly steps: readonly ScriptStep[];
  readonly open: Open;
}

/** Which decisions may be left open at the end: none, any, or exactly these (seat → kind, '' for any kind). */
export type Open = 'none' | 'any' | { readonly [seat: string]: string };

export interface Scenario extends Beginning {
  readonly file: string;
  readonly line: number;
  readonly title: string;
  readonly system: string;
  readonly rules: readonly string[];
  readonly seed: string;
  readonly steps: readonly ScriptStep[];
  readonly variants: readonly Variant[];
  readonly open: Open;
  /** What makes a lesson of it; null: it is none. */
  readonly lesson: Lesson | null;
  /** Whether the conformance checks are made at every step (scripts written by the fuzzer). */
  readonly conform: boolean;
}
