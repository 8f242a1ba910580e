import { type KernelProblem, type Problem, problem, type Result } from './result.ts';

/*
 * How much there may be of what comes from outside. Every limit is far above what a game, a pack or a record needs; what
 * is above it is refused before anything is done with it.
 */

/** Of a person or a seat. */
export const MOST_NAME = 60;
export const MOST_SEED = 200;
/** Of seats at a table, and of aircraft of a seat: each game has its own limit below. */
export const MOST_SEATS = 32;

/** The text of a record, in characters. */
export const MOST_RECORD = 4_000_000;
export const MOST_LINES = 100_000;
/**
 * In a game of more lines than that choices stand: whoever took back and chose again for ever would make its record too
 * long to be read.
 */
export const MOST_BEFORE_UNDO = 10_000;
/** A line of a record; that of the options holds whole packs and is as long as `MOST_DATA`. */
export const MOST_LINE = 2000;
/** Options or a pack as JSON, in characters. */
export const MOST_DATA = 1_000_000;

/** Any text in options or a pack, and any name of a field. */
const MOST_TEXT = 2000;
/** The entries of one list or map. */
const MOST_ENTRIES = 1000;
/** Lists and maps in one another. */
const MOST_DEPTH = 16;
/** Everything that stands anywhere in it. */
const MOST_VALUES = 100_000;

export const limitProblems = [
  'text-too-long',
  'list-too-long',
  'data-too-deep',
  'data-too-large',
] as const satisfies readonly KernelProblem[];
export type LimitProblem = (typeof limitProblems)[number];

/** The first thing in data from outside that there is too much of; null: it may be looked at. Deep data is walked, not called through. */
export function excessOf(given: unknown, place = ''): Problem<LimitProblem> | null {
  const waiting = [{ value: given, place, depth: 0 }];
  let values = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, place: at, depth } = next;
    if (++values > MOST_VALUES) return problem('data-too-large', place, { most: MOST_VALUES }).problem;
    if (typeof value === 'string' && value.length > MOST_TEXT) return tooLong(at, MOST_TEXT, value);
    if (typeof value !== 'object' || value === null) continue;
    if (depth === MOST_DEPTH) return problem('data-too-deep', at, { most: MOST_DEPTH }).problem;
    const found = Array.isArray(value) ? value.length : Object.keys(value).length;
    if (found > MOST_ENTRIES) return problem('list-too-long', at, { most: MOST_ENTRIES, found }).problem;
    for (const [name, inner] of Object.entries(value).reverse()) {
      const step = Array.isArray(value) ? `[${name}]` : at === '' ? name : `.${name}`;
      if (name.length > MOST_TEXT) return tooLong(at + step, MOST_TEXT, name);
      waiting.push({ value: inner, place: at + step, depth: depth + 1 });
    }
  }
  return null;
}

/** A text that is longer than it may be: how long, and how it begins. */
export const tooLong = (place: string, most: number, text: string): Problem<'text-too-long'> =>
  problem('text-too-long', place, { most, found: text.length, text }).problem;

/** What `read` makes of data from outside that is not too large to be looked at. */
export function bounded<T, Code extends string>(
  given: unknown,
  read: () => Result<T, Code>,
): Result<T, Code | LimitProblem> {
  const excess = excessOf(given);
  return excess === null ? read() : { ok: false, problem: excess };
}
