import { type PearlResult, pearlResults } from '@tallyho/zero/content';

/** A raid that was flown to its end on this device. */
export interface BestResult {
  /** The game it was: it is counted once, however often its end is looked at. */
  readonly game: string;
  readonly net: number;
  readonly result: PearlResult;
  readonly waves: number;
  /** When it ended, in milliseconds. */
  readonly at: number;
}

/** The best on this device, and what is wrong with where they are kept; '': nothing. */
export interface BestList {
  readonly results: readonly BestResult[];
  readonly trouble: '' | 'unreadable' | 'unkept';
}

const KEPT_AS = 'tallyho.pearl-harbor';
const MOST = 10;

const listeners = new Set<() => void>();
let known: BestList | null = null;

/** The best results, best first; the same list until it changes. */
export function bestResults(): BestList {
  known ??= read();
  return known;
}

export function watchBest(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Keeps a result, if it is among the best. What cannot be read is left as it is, so that nothing is lost by it. */
export function keepResult(result: BestResult): void {
  const { results, trouble } = bestResults();
  if (results.some(({ game }) => game === result.game)) return;
  const next = [...results, result].sort((a, b) => b.net - a.net || a.at - b.at).slice(0, MOST);
  known = { results: next, trouble: trouble === 'unreadable' ? trouble : write(next) };
  for (const tell of listeners) tell();
}

/** For tests, and for another tab: what is kept is read anew. */
export function forgetBest(): void {
  known = null;
}

function write(results: readonly BestResult[]): BestList['trouble'] {
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(results));
    return '';
  } catch {
    return 'unkept';
  }
}

function read(): BestList {
  let kept: string | null;
  try {
    kept = localStorage.getItem(KEPT_AS);
  } catch {
    return { results: [], trouble: 'unkept' };
  }
  if (kept === null) return { results: [], trouble: '' };
  const results = parsed(kept);
  return results === null ? { results: [], trouble: 'unreadable' } : { results, trouble: '' };
}

function parsed(kept: string): readonly BestResult[] | null {
  try {
    const list: unknown = JSON.parse(kept);
    return Array.isArray(list) && list.every(isResult) ? list : null;
  } catch {
    return null;
  }
}

function isResult(given: unknown): given is BestResult {
  if (typeof given !== 'object' || given === null) return false;
  const { game, net, result, waves, at } = given as { readonly [field: string]: unknown };
  return (
    typeof game === 'string' &&
    typeof net === 'number' &&
    pearlResults.some((name) => name === result) &&
    typeof waves === 'number' &&
    typeof at === 'number'
  );
}
