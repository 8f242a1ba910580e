import { canonical, type Json } from '@tallyho/kernel';

/** Where a tree differs from what was expected. */
export interface Difference {
  readonly path: string;
  readonly expected: Json;
  readonly found: Json | undefined;
}

type Fields = { readonly [key: string]: Json | undefined };
type Matcher = (wanted: Json, found: Json | undefined, path: string) => Difference | null;

/**
 * Compares an expectation with what is there. A map names only what matters and may use dotted keys; a list is compared
 * whole and in order, except in the places that `unordered` names; a map with a `$word` says more than equality can.
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
    const words = Object.keys(expected).filter((key) => key.startsWith('$'));
    if (words.length > 0)
      return firstDifference(words.map((word) => matchWord(word, expected[word] ?? null, found, path)));
    if (!isFields(found)) return differs;
    return firstDifference(
      Object.entries(expected).map(([key, wanted]) =>
        difference(wanted ?? null, follow(found, key), unordered, path === '' ? key : `${path}.${key}`),
      ),
    );
  }
  return expected === (found ?? null) ? null : differs;
}

const matchers: { readonly [word: string]: Matcher } = {
  $not: (wanted, found, path) =>
    difference(wanted, found, [], path) === null ? { path, expected: { $not: wanted }, found } : null,
  $absent: (_, found, path) => (found === undefined ? null : { path, expected: { $absent: true }, found }),
  $min: (wanted, found, path) =>
    typeof found === 'number' && found >= Number(wanted) ? null : { path, expected: { $min: wanted }, found },
  $max: (wanted, found, path) =>
    typeof found === 'number' && found <= Number(wanted) ? null : { path, expected: { $max: wanted }, found },
  $count: (wanted, found, path) => (sizeOf(found) === wanted ? null : { path, expected: { $count: wanted }, found }),
  '$any-order': (wanted, found, path) =>
    Array.isArray(found) && Array.isArray(wanted) && sameCards(wanted, found)
      ? null
      : { path, expected: { '$any-order': wanted }, found },
  $includes: (wanted, found, path) =>
    listOf(wanted).every((item) => has(found, item)) ? null : { path, expected: { $includes: wanted }, found },
  $excludes: (wanted, found, path) =>
    listOf(wanted).some((item) => has(found, item)) ? { path, expected: { $excludes: wanted }, found } : null,
};

function matchWord(word: string, wanted: Json, found: Json | undefined, path: string): Difference | null {
  const matcher = matchers[word];
  return matcher === undefined
    ? { path: `${path}.${word}`, expected: 'a known $word', found: word }
    : matcher(wanted, found, path);
}

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const firstDifference = (all: (Difference | null)[]): Difference | null => all.find((d) => d !== null) ?? null;

const lastName = (path: string): string => path.split('.').at(-1) ?? '';

const listOf = (value: Json): readonly Json[] => (Array.isArray(value) ? value : [value]);

const has = (found: Json | undefined, item: Json): boolean =>
  Array.isArray(found) ? found.some((f) => difference(item, f, []) === null) : false;

const sizeOf = (found: Json | undefined): number =>
  Array.isArray(found) ? found.length : isFields(found) ? Object.keys(found).length : -1;

const sameCards = (a: readonly Json[], b: readonly Json[]): boolean =>
  canonical(a.map(canonical).sort()) === canonical(b.map(canonical).sort());

/** A key as it stands, or taken apart at its dots. */
function follow(fields: Fields, key: string): Json | undefined {
  if (key in fields || !key.includes('.')) return fields[key];
  let here: Json | undefined = fields;
  for (const name of key.split('.')) {
    if (Array.isArray(here)) here = here[Number(name)];
    else if (isFields(here)) here = here[name];
    else return undefined;
  }
  return here;
}
