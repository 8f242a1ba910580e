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
  'content-contradiction',
  'content-no-attack-cards',
  'content-deck-size',
  'content-too-many-faces',
] as const;
export type ContentProblem = (typeof contentProblems)[number];

export type Report = (code: ContentProblem, place: string, facts?: Problem['facts']) => void;

/** Looks at a value from outside and reports everything that is wrong with it and with what is inside. */
export type Check = (given: unknown, place: string, report: Report) => void;

export type Unread = { readonly [name: string]: unknown };

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

const wrongType = (wanted: string, given: unknown, place: string, report: Report): void =>
  report('content-wrong-type', place, { wanted, found: typeOf(given) });

/** The place of a field of what is at a place. */
export const inside = (place: string, field: string): string => (place === '' ? field : `${place}.${field}`);

export const flag: Check = (given, place, report) => {
  if (typeof given !== 'boolean') wrongType('boolean', given, place, report);
};

/** A name, as long as a card has room for. */
export const name: Check = (given, place, report) => {
  if (typeof given !== 'string') return wrongType('string', given, place, report);
  const found = given.trim().length;
  if (found < 1 || found > 40) report('content-out-of-range', place, { min: 1, max: 40, found });
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
    else if (!Number.isInteger(given) || given < min || given > max) {
      report('content-out-of-range', place, { min, max, found: asFact(given) });
    }
  };

export const oneOf =
  (allowed: readonly string[]): Check =>
  (given, place, report) => {
    if (typeof given !== 'string') wrongType('string', given, place, report);
    else if (!allowed.includes(given)) report('content-unknown-value', place, { found: given, allowed });
  };

export const listOf =
  (check: Check): Check =>
  (given, place, report) => {
    if (!Array.isArray(given)) return wrongType('list', given, place, report);
    given.forEach((value, i) => {
      check(value, `${place}[${i}]`, report);
    });
  };

export const pairOf =
  (check: Check): Check =>
  (given, place, report) => {
    listOf(check)(given, place, report);
    if (Array.isArray(given) && given.length !== 2) {
      report('content-out-of-range', place, { min: 2, max: 2, found: given.length });
    }
  };

/** Exactly these fields, the optional ones if they are there. */
export const mapOf =
  (fields: { readonly [name: string]: Check }, optional: { readonly [name: string]: Check } = {}): Check =>
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
