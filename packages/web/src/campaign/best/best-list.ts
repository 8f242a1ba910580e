/** A campaign for one that was played to its end on this device. */
export interface BestResult {
  /** The game it was: it is counted once, however often its end is looked at. */
  readonly game: string;
  readonly net: number;
  /** When it ended, in milliseconds. */
  readonly at: number;
}

/** The best on this device, and what is wrong with where they are kept; '': nothing. */
export interface BestList<R extends BestResult> {
  readonly results: readonly R[];
  readonly trouble: '' | 'unreadable' | 'unkept';
}

const MOST = 10;

/** The best results of one campaign, where they are kept. */
export interface BestKeeper<R extends BestResult> {
  /** The best results, best first; the same list until it changes. */
  results(): BestList<R>;
  watch(tell: () => void): () => void;
  /** Keeps a result, if it is among the best. What cannot be read is left as it is, so that nothing is lost by it. */
  keep(result: R): void;
  /** For tests, and for another tab: what is kept is read anew. */
  forget(): void;
}

/** The fields of something read, of which nothing is known yet. */
export type Given = { readonly [field: string]: unknown };

/** `isOwn`: whether a result has what only this campaign's results have. */
export function bestKeeper<R extends BestResult>(keptAs: string, isOwn: (given: Given) => boolean): BestKeeper<R> {
  const listeners = new Set<() => void>();
  let known: BestList<R> | null = null;

  const isResult = (given: unknown): given is R => {
    if (typeof given !== 'object' || given === null) return false;
    const fields = given as Given;
    const { game, net, at } = fields;
    return typeof game === 'string' && typeof net === 'number' && typeof at === 'number' && isOwn(fields);
  };

  const parsed = (kept: string): readonly R[] | null => {
    try {
      const list: unknown = JSON.parse(kept);
      return Array.isArray(list) && list.every(isResult) ? list : null;
    } catch {
      return null;
    }
  };

  const read = (): BestList<R> => {
    let kept: string | null;
    try {
      kept = localStorage.getItem(keptAs);
    } catch {
      return { results: [], trouble: 'unkept' };
    }
    if (kept === null) return { results: [], trouble: '' };
    const results = parsed(kept);
    return results === null ? { results: [], trouble: 'unreadable' } : { results, trouble: '' };
  };

  const write = (results: readonly R[]): BestList<R>['trouble'] => {
    try {
      localStorage.setItem(keptAs, JSON.stringify(results));
      return '';
    } catch {
      return 'unkept';
    }
  };

  const results = (): BestList<R> => {
    known ??= read();
    return known;
  };

  return {
    results,
    watch(tell) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    keep(result) {
      const { results: before, trouble } = results();
      if (before.some(({ game }) => game === result.game)) return;
      const next = [...before, result].sort((a, b) => b.net - a.net || a.at - b.at).slice(0, MOST);
      known = { results: next, trouble: trouble === 'unreadable' ? trouble : write(next) };
      for (const tell of listeners) tell();
    },
    forget() {
      known = null;
    },
  };
}
