import { MOST_NAME } from '@tallyho/kernel';
import {
  anythingNamed,
  type Check,
  entriesBy,
  type FieldTable,
  type LeftOut,
  listOf,
  mapOf,
  oneOf,
  text,
  unless,
  usually,
  whole,
} from '@tallyho/kernel/packs';
import type { ContentProblem } from '../../problems.ts';
import { listings } from '../aircraft-types.ts';
import { services, sets, sides } from '../types.ts';

/** An entry with its sources: rules of both games, the public record, or our reconstruction. They may name parts of a card. */
export const entryOf = entriesBy<ContentProblem>((source) => /^(Z|CH)-.+$/.test(source), anythingNamed);

/** A text; a number will do, as people write 'short: 97'. */
const words =
  (max: number): Check =>
  (given, place, report) =>
    text(0, max)(typeof given === 'number' ? String(given) : given, place, report);

export const anyText = words(Number.POSITIVE_INFINITY);
/** What somebody or something is called: a text that fits on a line. */
export const name = words(MOST_NAME);

export const orNull = <Code extends string>(check: Check<Code>): LeftOut<Code> => usually(null, check);
export const maybe = <Code extends string>(check: Check<Code>): LeftOut<Code> => usually(undefined, check);
/** A list that may be left out when nothing is in it. */
export const anyOf = <Code extends string>(check: Check<Code>, most?: number) => usually([], listOf(check, most));
/** A map that may be left out when nothing in it must be there. */
export const anyMap = (fields: FieldTable): LeftOut => usually({}, mapOf(fields));

/** The same for each of a few names. */
export const forEach = <T>(names: readonly string[], one: T): { readonly [name: string]: T } =>
  Object.fromEntries(names.map((each) => [each, one]));

/** Something for each side. */
export const bySide = (one: Check | LeftOut): FieldTable => forEach(sides, one);

export const anyServices = anyOf(oneOf(services));

/** CH-2.0a — what says nothing about its box belongs to no expansion. */
export const set = unless('zero', oneOf(sets));

/** A sheet lists no more of one kind, and no more kinds. */
const MOST_LISTED = 12;

/** Z-24.46b — aircraft as a sheet lists them. */
export const listed = anyOf(
  mapOf({ count: usually(1, whole(1, MOST_LISTED)), as: oneOf(listings), aircraft: name }),
  MOST_LISTED,
);

/** What part of the globe a map shows, in hundredths of a degree; longitudes beyond 180° go on counting. */
export const box = mapOf({
  north: whole(-9000, 9000),
  south: whole(-9000, 9000),
  west: whole(-18000, 36000),
  east: whole(-18000, 36000),
});

/** A point of a map or of its inset, in hundredths. */
export const point = { x: whole(0, 100), y: whole(0, 100) };
