import { type Json, MOST_NAME, type Problem } from '@tallyho/kernel';

/** Everything that can be wrong with a pack. Sentences are made outside, from the code, the place and the facts. */
export const contentProblems = [
  'content-wrong-type',
  'content-missing-field',
  'content-unknown-field',
  'content-unknown-value',
  'content-out-of-range',
  'content-bad-id',
  'content-duplicate-id',
  'content-bad-source',
  'content-bad-letter',
  'content-unknown-deck',
  'content-unknown-type',
  'content-no-straight',
  'content-no-stall',
  'content-no-climb-or-dive',
  'content-damage-deck-size',
  'content-not-mirrored',
  'content-no-gun',
  'content-seat-without-gun',
] as const;
export type ContentProblem = (typeof contentProblems)[number];

export type Report = (code: ContentProblem, place: string, facts?: Problem['facts']) => void;

/** Looks at a value from outside and reports everything that is wrong with it and with what is inside. */
export type Check = (given: unknown, place: string, report: Report) => void;

type Unread = { readonly [name: string]: unknown };

export const isMap = (given: unknown): given is Unread =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

/** What kind of value it is, in the words of JSON. */
function typeOf(given: unknown): string {
  if (given === null || given === undefined) return 'null';
  return Array.isArray(given) ? 'list' : typeof given === 'object' ? 'map' : typeof given;
}

const asFact = (given: unknown): Json =>
  typeof given === 'string' || typeof given === 'boolean' || Number.isFinite(given) ? (given as Json) : typeOf(given);

const inside = (place: string, name: string): string => (place === '' ? name : `${place}.${name}`);

const wrongType = (wanted: string, given: unknown, place: string, report: Report): void =>
  report('content-wrong-type', place, { wanted, found: typeOf(given) });

export const flag: Check = (given, place, report) => {
  if (typeof given !== 'boolean') wrongType('boolean', given, place, report);
};

/** A name, as long as a line has room for. */
export const text: Check = (given, place, report) => {
  if (typeof given !== 'string') return wrongType('string', given, place, report);
  if (given.length > MOST_NAME) report('content-out-of-range', place, { min: 0, max: MOST_NAME, found: given.length });
};

/** Short and stable, the same in file names and links. */
export const id: Check = (given, place, report) => {
  if (typeof given !== 'string') wrongType('string', given, place, report);
  else if (given.length > MOST_NAME || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(given))
    report('content-bad-id', place, { found: given });
};

/** A deck's letter: one or two capitals. */
export const deckLetter: Check = (given, place, report) => {
  if (typeof given !== 'string') wrongType('string', given, place, report);
  else if (!/^[A-Z]{1,2}$/.test(given)) report('content-bad-letter', place, { found: given });
};

export const whole =
  (min: number, max: number): Check =>
  (given, place, report) => {
    if (typeof given !== 'number') wrongType('number', given, place, report);
    else if (!Number.isInteger(given) || given < min || given > max) {
      report('content-out-of-range', place, { min, max, found: asFact(given) });
    }
  };

export const oneOf =
  (allowed: readonly Json[]): Check =>
  (given, place, report) => {
    if (!allowed.includes(given as Json)) report('content-unknown-value', place, { found: asFact(given), allowed });
  };

export const listOf =
  (check: Check): Check =>
  (given, place, report) => {
    if (!Array.isArray(given)) return wrongType('list', given, place, report);
    given.forEach((value, i) => {
      check(value, `${place}[${i}]`, report);
    });
  };

/** Exactly these fields, the optional ones if they are there. */
export const mapOf =
  (fields: { readonly [name: string]: Check }, optional: { readonly [name: string]: Check } = {}): Check =>
  (given, place, report) => {
    if (!isMap(given)) return wrongType('map', given, place, report);
    for (const [name, check] of Object.entries(fields)) {
      if (Object.hasOwn(given, name)) check(given[name], inside(place, name), report);
      else report('content-missing-field', inside(place, name), { name });
    }
    for (const [name, value] of Object.entries(given)) {
      if (Object.hasOwn(fields, name)) continue;
      if (Object.hasOwn(optional, name)) optional[name](value, inside(place, name), report);
      else report('content-unknown-field', inside(place, name), { name });
    }
  };

const source: Check = (given, place, report) => {
  if (typeof given === 'string' && /^(public|reconstructed|WOW-[A-Z]+-\d{2,3})$/.test(given)) return;
  report('content-bad-source', place, { found: asFact(given) });
};

/** An entry with its provenance: `all` must be there, and a field that `sources` names must exist. */
export const entryOf =
  (fields: { readonly [name: string]: Check }): Check =>
  (given, place, report) => {
    const named = isMap(given) ? Object.keys(given).filter((name) => name !== 'sources') : [];
    const sources = mapOf({ all: source }, Object.fromEntries(named.map((name) => [name, source])));
    mapOf({ ...fields, sources })(given, place, report);
  };

/** Entries of one kind, no two with the same name. */
export const section =
  (entry: Check, key: string): Check =>
  (given, place, report) => {
    listOf(entry)(given, place, report);
    if (!Array.isArray(given)) return;
    const first = new Map<unknown, string>();
    given.forEach((value, i) => {
      if (!isMap(value) || typeof value[key] !== 'string') return;
      const before = first.get(value[key]);
      if (before === undefined) first.set(value[key], `${place}[${i}]`);
      else report('content-duplicate-id', `${place}[${i}].${key}`, { id: value[key], first: before });
    });
  };
