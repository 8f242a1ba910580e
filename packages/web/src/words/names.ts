import type { Texts } from './en.ts';

/** A game's name; one that the page has no name for is called by its id. */
export const systemName = (id: string, t: Texts): string => named(t.systems, id) ?? id;

/** A `$word` of a script's expectation in words. */
export const matcherName = (word: string, t: Texts): string | undefined => named(t.matchers, word);

const named = (names: { readonly [id: string]: string }, id: string): string | undefined =>
  Object.hasOwn(names, id) ? names[id] : undefined;
