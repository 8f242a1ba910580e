import type { Json } from '@tallyho/kernel';
import type { Entry } from '../content/catalogue.ts';
import type { Path } from './change.ts';

/** What our own entries have at a place: words to suggest, and whether nothing may stand there. */
export interface Known {
  readonly words: readonly string[];
  readonly isNullable: boolean;
}

/** More words than these are names, not a choice. */
const MOST_WORDS = 40;

/** Looks at the same place of all entries, whatever the numbers on the way. */
export function knownAt(entries: readonly Entry[], path: Path): Known {
  const words = new Set<string>();
  let isNullable = false;
  for (const value of entries.flatMap((entry) => allAt(entry, path))) {
    if (typeof value === 'string' && value !== '') words.add(value);
    if (value === null) isNullable = true;
  }
  return { words: words.size > MOST_WORDS ? [] : [...words].sort(), isNullable };
}

function allAt(value: Json, path: Path): readonly Json[] {
  const [step, ...rest] = path;
  if (step === undefined) return Array.isArray(value) ? value : [value];
  if (value === null || typeof value !== 'object') return [];
  if (typeof step === 'number') return Array.isArray(value) ? value.flatMap((item: Json) => allAt(item, rest)) : [];
  const next = (value as { readonly [name: string]: Json })[step];
  return next === undefined ? [] : allAt(next, rest);
}
