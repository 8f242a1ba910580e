import { type Fields, type Json, misfit } from '@tallyho/kernel';

/** One word out of a few, at its own place in a list. */
export const oneOf = <T extends string>(given: Json, words: readonly T[], place: string): T =>
  words.find((word) => word === given) ?? misfit('field-wrong-value', place, { wanted: [...words], found: given });

/** A list of words, each out of the same few. */
export const words = <T extends string>(fields: Fields, name: string, known: readonly T[]): T[] =>
  fields.list(name).map((given, i) => oneOf(given, known, `${fields.at(name)}[${i}]`));

/** A list of exactly so many whole numbers. */
export function numbers(fields: Fields, name: string, many: number, from: number, to: number): number[] {
  const given = fields.list(name, many);
  if (given.length !== many) return misfit('field-wrong-value', fields.at(name), { wanted: many, found: given.length });
  return given.map((value, i) =>
    typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to
      ? value
      : misfit('field-wrong-value', `${fields.at(name)}[${i}]`, { wanted: `${from} … ${to}`, found: value }),
  );
}
