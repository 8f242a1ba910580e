import type { Json } from './json.ts';
import { excessOf, type LimitProblem, MOST_NAME } from './limits.ts';
import { type Problem, problem } from './result.ts';

/*
 * Packs of content come from outside, so nothing in them is believed. A game says in tables what its entries look like;
 * the checks here walk through a pack and report everything that is wrong with it, each with its place.
 */

/** What can be wrong with the shape of a pack, whatever the game. Games add what their rules object to. */
export const packProblems = [
  'content-wrong-type',
  'content-missing-field',
  'content-unknown-field',
  'content-unknown-value',
  'content-out-of-range',
  'content-bad-id',
  'content-duplicate-id',
  'content-bad-source',
] as const;
export type PackProblem = (typeof packProblems)[number];

export type Report<Code extends string = PackProblem> = (code: Code, place: string, facts?: Problem['facts']) => void;

/** Looks at a value from outside and reports everything that is wrong with it and with what is inside. */
export type Check<Code extends string = PackProblem> = (given: unknown, place: string, report: Report<Code>) => void;

type Checks<Code extends string> = { readonly [field: string]: Check<Code> };

type Unread = { readonly [field: string]: unknown };

export const isMap = (given: unknown): given is Unread =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

/** What kind of value it is, in the words of JSON. */
function typeOf(given: unknown): string {
  if (given === null || given === undefined) return 'null';
  return Array.isArray(given) ? 'list' : typeof given === 'object' ? 'map' : typeof given;
}

/** A value as a fact of a problem: itself if it is plain and short, else only what kind of value it is. */
const asFact = (given: unknown): Json =>
  typeof given === 'string' || typeof given === 'boolean' || Number.isFinite(given) ? (given as Json) : typeOf(given);

export const wrongType = (wanted: string, given: unknown, place: string, report: Report): void =>
  report('content-wrong-type', place, { wanted, found: typeOf(given) });

/** The place of a field of what is at a place. */
export const inside = (place: string, field: string): string => (place === '' ? field : `${place}.${field}`);

export const flag: Check = (given, place, report) => {
  if (typeof given !== 'boolean') wrongType('boolean', given, place, report);
};

/** A text of so many letters; blanks around it do not make it longer than nothing. */
export const text =
  (min: number, max: number): Check =>
  (given, place, report) => {
    if (typeof given !== 'string') return wrongType('string', given, place, report);
    const [found, letters] = [given.length, given.trim().length];
    if (letters < min) report('content-out-of-range', place, { min, max, found: letters });
    else if (found > max) report('content-out-of-range', place, { min, max, found });
  };

/** Short and stable, the same in file names and links: 'bf-109e', 'in-my-sights-1-1'. */
export const id: Check = (given, place, report) => {
  if (typeof given !== 'string') wrongType('string', given, place, report);
  else if (given.length > MOST_NAME || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(given))
    report('content-bad-id', place, { found: given });
};

export const whole =
  (min: number, max: number): Check =>
  (given, place, report) => {
    if (typeof given !== 'number') wrongType('number', given, place, report);
    else if (!Number.isInteger(given) || given < min || given > max)
      report('content-out-of-range', place, { min, max, found: asFact(given) });
  };

/** One of a few; where all of them are words, anything but a word is of the wrong kind. */
export const oneOf =
  (allowed: readonly Json[]): Check =>
  (given, place, report) => {
    if (allowed.includes(given as Json)) return;
    if (typeof given !== 'string' && allowed.every((one) => typeof one === 'string'))
      return wrongType('string', given, place, report);
    report('content-unknown-value', place, { found: asFact(given), allowed });
  };

export const listOf =
  <Code extends string>(check: Check<Code>): Check<Code | PackProblem> =>
  (given, place, report) => {
    if (!Array.isArray(given)) return wrongType('list', given, place, report);
    given.forEach((value, i) => {
      check(value, `${place}[${i}]`, report);
    });
  };

export const pairOf =
  <Code extends string>(check: Check<Code>): Check<Code | PackProblem> =>
  (given, place, report) => {
    listOf(check)(given, place, report);
    if (Array.isArray(given) && given.length !== 2)
      report('content-out-of-range', place, { min: 2, max: 2, found: given.length });
  };

/** Exactly these fields, the optional ones if they are there. */
export const mapOf =
  <Code extends string>(fields: Checks<Code>, optional: Checks<Code> = {}): Check<Code | PackProblem> =>
  (given, place, report) => {
    if (!isMap(given)) return wrongType('map', given, place, report);
    for (const [field, check] of Object.entries(fields)) {
      if (Object.hasOwn(given, field)) check(given[field], inside(place, field), report);
      else report('content-missing-field', inside(place, field), { name: field });
    }
    for (const [field, value] of Object.entries(given)) {
      if (Object.hasOwn(fields, field)) continue;
      if (Object.hasOwn(optional, field)) optional[field](value, inside(place, field), report);
      else report('content-unknown-field', inside(place, field), { name: field });
    }
  };

/** A list of entries, no two with the same name. */
export const section =
  <Code extends string>(entry: Check<Code>, key = 'id'): Check<Code | PackProblem> =>
  (given, place, report) => {
    listOf(entry)(given, place, report);
    if (!Array.isArray(given)) return;
    const first = new Map<string, string>();
    given.forEach((value, i) => {
      const name = isMap(value) ? value[key] : null;
      if (typeof name !== 'string') return;
      const before = first.get(name);
      if (before === undefined) first.set(name, `${place}[${i}]`);
      else report('content-duplicate-id', `${place}[${i}].${key}`, { id: name, first: before });
    });
  };

/**
 * Every field that an entry has, by path, down to 'front.horsepower[1]' and 'arrows[2].aircraft[0]': no source stands
 * deeper.
 */
function pathsOf(given: unknown, place = '', levels = 4): string[] {
  const own = place === '' ? [] : [place];
  if (levels === 0) return own;
  if (Array.isArray(given))
    return [...own, ...given.flatMap((value, i) => pathsOf(value, `${place}[${i}]`, levels - 1))];
  if (!isMap(given)) return own;
  return [
    ...own,
    ...Object.entries(given).flatMap(([field, value]) => pathsOf(value, inside(place, field), levels - 1)),
  ];
}

/** Every datum has a source: `all` must be there, and a field that is named must exist. */
const sourcesOf = (entry: unknown, isSource: (given: string) => boolean): Check => {
  const source: Check = (given, place, report) => {
    const isKnown = typeof given === 'string' && (given === 'public' || given === 'reconstructed' || isSource(given));
    if (!isKnown) report('content-bad-source', place, { found: asFact(given) });
  };
  const paths = pathsOf(entry).filter((path) => path !== 'all');
  return mapOf({ all: source }, Object.fromEntries(paths.map((path) => [path, source])));
};

/**
 * The entries of a game, given how its rules are numbered: the fields of an entry with their sources, and, once they are
 * all there, whether they agree with each other.
 */
export const entriesBy =
  <Code extends string = PackProblem>(isRule: (source: string) => boolean) =>
  <T>(
    fields: Checks<Code | PackProblem>,
    sense: (entry: T, place: string, report: Report<Code | PackProblem>) => void = () => {},
  ): Check<Code | PackProblem> =>
  (given, place, report) => {
    let isSound = true;
    const noting: Report<Code | PackProblem> = (code, where, facts) => {
      isSound = false;
      report(code, where, facts);
    };
    mapOf({ ...fields, sources: sourcesOf(given, isRule) })(given, place, noting);
    if (isSound) sense(given as T, place, report);
  };

/**
 * Everything that is wrong with a pack: with its shape, and, once that is right, with its entries `together`. Nothing, if
 * it is a pack of the game.
 */
export function problemsIn<P, Code extends string>(
  given: unknown,
  shape: Check<Code>,
  together: (pack: P, report: Report<Code>) => void,
): readonly Problem<Code | LimitProblem>[] {
  const excess = excessOf(given);
  if (excess !== null) return [excess];
  const problems: Problem<Code>[] = [];
  const report: Report<Code> = (code, place, facts = {}) => {
    problems.push(problem(code, place, facts).problem);
  };
  shape(given, '', report);
  if (problems.length === 0) together(given as P, report);
  return problems;
}

type EntryOf<P, Kind extends keyof P> = NonNullable<P[Kind]> extends readonly (infer T)[] ? T : never;

/**
 * The entries of one kind of several packs, by name: a later one takes the place of an earlier one, new ones come at the
 * end.
 */
export function merged<P, Kind extends keyof P>(
  packs: readonly P[],
  kind: Kind,
  key: keyof EntryOf<P, Kind>,
): ReadonlyMap<string, EntryOf<P, Kind>> {
  const byName = new Map<string, EntryOf<P, Kind>>();
  for (const pack of packs)
    for (const entry of (pack[kind] ?? []) as readonly EntryOf<P, Kind>[]) byName.set(String(entry[key]), entry);
  return byName;
}
