import type { Json } from './json.ts';
import { excessOf, type LimitProblem, MOST_NAME } from './limits.ts';
import { ok, type Problem, problem, type Result } from './result.ts';

/*
 * Packs of content come from outside, so nothing in them is believed. A game says in tables what its entries look like;
 * the checks here walk through a pack once, report everything that is wrong with it, each with its place, and fill in what
 * may be left out.
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

/**
 * Looks at a value from outside, reports everything that is wrong with it and with what is inside, and answers it as a
 * game uses it, with what was left out.
 */
export type Check<Code extends string = PackProblem> = (given: unknown, place: string, report: Report<Code>) => unknown;

type Unread = { readonly [field: string]: unknown };

/** A field that may be left out, or be null, which says the same; `instead` answers what is then looked at, if anything. */
export interface LeftOut<Code extends string = PackProblem> {
  readonly check: Check<Code>;
  readonly instead: (read: Unread) => unknown;
}

type Checks<Code extends string> = { readonly [field: string]: Check<Code> };

/** What the fields of a map look like, in the order in which a game keeps them. */
export type FieldTable<Code extends string = PackProblem> = { readonly [field: string]: Check<Code> | LeftOut<Code> };

/** A field that has a usual value. */
export const usually = <Code extends string>(value: unknown, check: Check<Code>): LeftOut<Code> => ({
  check,
  instead: () => value,
});

/** A field that says, unless it is there, the same as one before it. */
export const like = <Code extends string>(field: string, check: Check<Code>): LeftOut<Code> => ({
  check,
  instead: (read) => read[field],
});

/** A field that is not kept where it says nothing: where it is left out, or has this value. */
export const unless = <Code extends string>(nothing: unknown, check: Check<Code>): LeftOut<Code> => ({
  check: (given, place, report) => {
    const read = check(given, place, report);
    return read === nothing ? undefined : read;
  },
  instead: () => undefined,
});

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
  if (typeof given !== 'boolean') return wrongType('boolean', given, place, report);
  return given;
};

/** A text of so many letters; blanks around it do not make it longer than nothing. */
export const text =
  (min: number, max: number): Check =>
  (given, place, report) => {
    if (typeof given !== 'string') return wrongType('string', given, place, report);
    const [found, letters] = [given.length, given.trim().length];
    if (letters < min) report('content-out-of-range', place, { min, max, found: letters });
    else if (found > max) report('content-out-of-range', place, { min, max, found });
    return given;
  };

/** Short and stable, the same in file names and links: 'bf-109e', 'in-my-sights-1-1'. */
export const id: Check = (given, place, report) => {
  if (typeof given !== 'string') return wrongType('string', given, place, report);
  if (given.length > MOST_NAME || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(given))
    report('content-bad-id', place, { found: given });
  return given;
};

export const whole =
  (min: number, max: number): Check =>
  (given, place, report) => {
    if (typeof given !== 'number') return wrongType('number', given, place, report);
    if (!Number.isInteger(given) || given < min || given > max)
      report('content-out-of-range', place, { min, max, found: asFact(given) });
    return given;
  };

/** One of a few; where all of them are words, anything but a word is of the wrong kind. */
export const oneOf =
  (allowed: readonly Json[]): Check =>
  (given, place, report) => {
    if (allowed.includes(given as Json)) return given;
    if (typeof given !== 'string' && allowed.every((one) => typeof one === 'string'))
      return wrongType('string', given, place, report);
    return report('content-unknown-value', place, { found: asFact(given), allowed });
  };

/** A list of so many values of one kind, or of any number of them. */
export const listOf =
  <Code extends string>(check: Check<Code>, max = Number.POSITIVE_INFINITY, min = 0): Check<Code | PackProblem> =>
  (given, place, report) => {
    if (!Array.isArray(given)) return wrongType('list', given, place, report);
    const read = given.map((value, i) => check(value, `${place}[${i}]`, report));
    const found = given.length;
    if (found < min || found > max) report('content-out-of-range', place, { min, max, found });
    return read;
  };

/** A list of exactly so many. */
export const rowOf = <Code extends string>(many: number, check: Check<Code>): Check<Code | PackProblem> =>
  listOf(check, many, many);

export const pairOf = <Code extends string>(check: Check<Code>): Check<Code | PackProblem> => rowOf(2, check);

/** Exactly these fields, the optional ones if they are there. */
export const mapOf =
  <Code extends string>(fields: FieldTable<Code>, optional: Checks<Code> = {}): Check<Code | PackProblem> =>
  (given, place, report) => {
    if (!isMap(given)) return wrongType('map', given, place, report);
    const read: { [field: string]: unknown } = {};
    const keep = (field: string, value: unknown): void => {
      if (value !== undefined) read[field] = value;
    };
    for (const [field, one] of Object.entries(fields)) {
      const at = inside(place, field);
      const isThere = Object.hasOwn(given, field);
      if (typeof one === 'function') {
        if (isThere) keep(field, one(given[field], at, report));
        else report('content-missing-field', at, { name: field });
      } else {
        const value = (isThere ? given[field] : null) ?? one.instead(read);
        keep(field, value === null || value === undefined ? value : one.check(value, at, report));
      }
    }
    for (const [field, value] of Object.entries(given)) {
      if (Object.hasOwn(fields, field)) continue;
      if (Object.hasOwn(optional, field)) keep(field, optional[field](value, inside(place, field), report));
      else report('content-unknown-field', inside(place, field), { name: field });
    }
    return read;
  };

/** Any fields, all of one kind. */
export const byName =
  <Code extends string>(check: Check<Code>): Check<Code | PackProblem> =>
  (given, place, report) => {
    if (!isMap(given)) return wrongType('map', given, place, report);
    return mapOf(Object.fromEntries(Object.keys(given).map((field) => [field, check])))(given, place, report);
  };

/** A map of one of several kinds: the field `by` says of which, and so what else is in it. */
export const kindOf =
  <Code extends string>(by: string, kinds: { readonly [kind: string]: FieldTable<Code> }): Check<Code | PackProblem> =>
  (given, place, report) => {
    const kind = isMap(given) ? given[by] : null;
    if (typeof kind === 'string' && Object.hasOwn(kinds, kind))
      return mapOf<Code | PackProblem>({ [by]: () => kind, ...kinds[kind] })(given, place, report);
    if (!isMap(given)) return wrongType('map', given, place, report);
    if (Object.hasOwn(given, by)) return oneOf(Object.keys(kinds))(kind, inside(place, by), report);
    return report('content-missing-field', inside(place, by), { name: by });
  };

/** A list of entries, no two with the same name. */
export const section =
  <Code extends string>(entry: Check<Code>, key = 'id'): Check<Code | PackProblem> =>
  (given, place, report) => {
    const read = listOf(entry)(given, place, report);
    if (!Array.isArray(read)) return;
    const first = new Map<string, string>();
    read.forEach((value, i) => {
      const name = isMap(value) ? value[key] : null;
      if (typeof name !== 'string') return;
      const before = first.get(name);
      if (before === undefined) first.set(name, `${place}[${i}]`);
      else report('content-duplicate-id', `${place}[${i}].${key}`, { id: name, first: before });
    });
    return read;
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

/** Every datum has a source: `all` must be there, and what else may be named. */
const sourcesOf = (named: readonly string[], isSource: (given: string) => boolean): Check => {
  const source: Check = (given, place, report) => {
    const isKnown = typeof given === 'string' && (given === 'public' || given === 'reconstructed' || isSource(given));
    if (!isKnown) report('content-bad-source', place, { found: asFact(given) });
    return given;
  };
  const paths = named.filter((path) => path !== 'all');
  return mapOf({ all: source }, Object.fromEntries(paths.map((path) => [path, source])));
};

/** What the sources of an entry name besides `all`, whatever it is. */
export const anythingNamed = (entry: unknown): readonly string[] =>
  isMap(entry) && isMap(entry.sources) ? Object.keys(entry.sources) : [];

/**
 * The entries of a game, given how its rules are numbered and what its sources may name, usually the fields that are
 * there: the fields of an entry with their sources, and, once they are all right, whether they agree with each other.
 */
export const entriesBy =
  <Code extends string = PackProblem>(
    isRule: (source: string) => boolean,
    sourced: (entry: unknown) => readonly string[] = pathsOf,
  ) =>
  <T>(
    fields: FieldTable<Code | PackProblem>,
    sense: (entry: T, place: string, report: Report<Code | PackProblem>) => void = () => {},
  ): Check<Code | PackProblem> =>
  (given, place, report) => {
    let isSound = true;
    const noting: Report<Code | PackProblem> = (code, where, facts) => {
      isSound = false;
      report(code, where, facts);
    };
    const read = mapOf({ ...fields, sources: sourcesOf(sourced(given), isRule) })(given, place, noting);
    if (isSound) sense(read as T, place, report);
    return read;
  };

type Together<P, Code extends string> = (pack: P, report: Report<Code>) => void;

/** A pack as it was read, with everything that is wrong with it: with its shape, and, once that is right, with its entries `together`. */
function walked<P, Code extends string>(
  given: unknown,
  shape: Check<Code>,
  together: Together<P, Code>,
): { readonly read: P; readonly problems: readonly Problem<Code | LimitProblem>[] } {
  const excess = excessOf(given);
  if (excess !== null) return { read: given as P, problems: [excess] };
  const problems: Problem<Code>[] = [];
  const report: Report<Code> = (code, place, facts = {}) => {
    problems.push(problem(code, place, facts).problem);
  };
  const read = shape(given, '', report) as P;
  if (problems.length === 0) together(read, report);
  return { read, problems };
}

/** Everything that is wrong with a pack. Nothing, if it is a pack of the game. */
export const problemsIn = <P, Code extends string>(
  given: unknown,
  shape: Check<Code>,
  together: Together<P, Code>,
): readonly Problem<Code | LimitProblem>[] => walked(given, shape, together).problems;

/** A pack with what was left out, or the first thing that is wrong with it. */
export function packIn<P, Code extends string>(
  given: unknown,
  shape: Check<Code>,
  together: Together<P, Code>,
): Result<P, Code | LimitProblem> {
  const { read, problems } = walked(given, shape, together);
  return problems.length === 0 ? ok(read) : { ok: false, problem: problems[0] };
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
