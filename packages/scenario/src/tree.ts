import { canonical, type Json } from '@tallyho/kernel';

/** Where a tree differs from what was expected. */
export interface Difference {
  readonly path: string;
  readonly expected: Json;
  readonly found: Json | undefined;
}

type Fields = { readonly [key: string]: Json | undefined };
/** What a `$word` says of what is there, and whether it is used as it is meant to be. */
interface Matcher {
  /** What may stand after it. */
  readonly takes: 'number' | 'list' | 'true' | 'anything';
  holds(wanted: Json, found: Json | undefined, unordered: readonly string[], path: string): boolean;
}

/**
 * Compares an expectation with what is there. A map names only what matters and may use dotted keys; a list is compared
 * whole and in order, except in the places that `unordered` names; a number where a list stands says how many there are
 * in it; a map with a `$word` says more than equality can.
 */
export function difference(
  expected: Json,
  found: Json | undefined,
  unordered: readonly string[],
  path = '',
): Difference | null {
  const differs: Difference = { path, expected, found };
  if (Array.isArray(expected)) {
    if (!Array.isArray(found)) return differs;
    if (unordered.includes(lastName(path))) return sameCards(expected, found) ? null : differs;
    if (found.length !== expected.length) return differs;
    return firstDifference(expected.map((item, i) => difference(item, found[i], unordered, `${path}[${i}]`)));
  }
  if (isFields(expected)) {
    if (Object.keys(expected).some(isWord)) return matchWords(expected, differs, unordered);
    if (!isFields(found)) return differs;
    return firstDifference(
      Object.entries(expected).map(([key, wanted]) =>
        difference(wanted ?? null, follow(found, key), unordered, path === '' ? key : `${path}.${key}`),
      ),
    );
  }
  if (typeof expected === 'number' && Array.isArray(found)) return found.length === expected ? null : differs;
  return expected === found ? null : differs;
}

/** Only `$absent` is content with nothing at all: a misspelt path must not pass for something that is not so. */
const matchers: { readonly [word: string]: Matcher } = {
  $not: {
    takes: 'anything',
    holds: (wanted, found, unordered, path) =>
      found !== undefined && difference(wanted, found, unordered, path) !== null,
  },
  $absent: { takes: 'true', holds: (_, found) => found === undefined },
  $min: { takes: 'number', holds: (wanted, found) => amount(found) >= Number(wanted) },
  $max: { takes: 'number', holds: (wanted, found) => amount(found) <= Number(wanted) },
  $count: { takes: 'number', holds: (wanted, found) => sizeOf(found) === wanted },
  '$any-order': { takes: 'list', holds: (wanted, found) => Array.isArray(found) && sameCards(listOf(wanted), found) },
  $includes: {
    takes: 'list',
    holds: (wanted, found) => Array.isArray(found) && listOf(wanted).every((item) => has(found, item)),
  },
  $excludes: {
    takes: 'list',
    holds: (wanted, found) => Array.isArray(found) && !listOf(wanted).some((item) => has(found, item)),
  },
};

const isWord = (key: string): boolean => key.startsWith('$');

function matchWords(expected: Fields, differs: Difference, unordered: readonly string[]): Difference | null {
  const { path, found } = differs;
  for (const [word, given] of Object.entries(expected)) {
    const wanted = given ?? null;
    const at = path === '' ? word : `${path}.${word}`;
    const matcher = Object.hasOwn(matchers, word) ? matchers[word] : undefined;
    if (matcher === undefined) return { path: at, expected: `one of ${Object.keys(matchers).join(', ')}`, found: word };
    if (!fits(wanted, matcher.takes)) return { path: at, expected: matcher.takes, found: wanted };
    if (!matcher.holds(wanted, found, unordered, path)) return { path, expected: { [word]: wanted }, found };
  }
  return null;
}

function fits(wanted: Json, takes: Matcher['takes']): boolean {
  switch (takes) {
    case 'number':
      return typeof wanted === 'number';
    case 'true':
      return wanted === true;
    case 'list':
      return Array.isArray(wanted) || !isFields(wanted);
    case 'anything':
      return true;
  }
}

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const firstDifference = (all: (Difference | null)[]): Difference | null => all.find((d) => d !== null) ?? null;

const lastName = (path: string): string => path.split('.').at(-1) ?? '';

const listOf = (value: Json): readonly Json[] => (Array.isArray(value) ? value : [value]);

const has = (found: readonly Json[], item: Json): boolean => found.some((f) => difference(item, f, []) === null);

/** A number, or how many there are in a list; otherwise nothing that could be compared. */
const amount = (found: Json | undefined): number =>
  typeof found === 'number' ? found : Array.isArray(found) ? found.length : Number.NaN;

const sizeOf = (found: Json | undefined): number =>
  Array.isArray(found) ? found.length : isFields(found) ? Object.keys(found).length : -1;

const sameCards = (a: readonly Json[], b: readonly Json[]): boolean =>
  canonical(a.map(canonical).sort()) === canonical(b.map(canonical).sort());

/** A key as it stands, or taken apart at its dots. */
function follow(fields: Fields, key: string): Json | undefined {
  if (Object.hasOwn(fields, key)) return fields[key];
  let here: Json | undefined = fields;
  for (const name of key.split('.')) {
    if (Array.isArray(here)) here = here[Number(name)];
    else if (isFields(here) && Object.hasOwn(here, name)) here = here[name];
    else return undefined;
  }
  return here;
}
