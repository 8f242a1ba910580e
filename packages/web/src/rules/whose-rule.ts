import { booksOf, type SystemId, systemIds } from '../system-ids.ts';

/** The game a book of rules belongs to. */
export const systemOfBook = (book: string): SystemId =>
  systemIds.find((system) => booksOf[system].includes(book)) ?? systemIds[0];

const prefixes: readonly (readonly [prefix: string, system: SystemId])[] = [
  ['DIF-', 'down-in-flames'],
  ['Z-', 'zero'],
  ['CH-', 'zero'],
  ['WOW-', 'wings-of-war'],
];

/** The game a rule belongs to, by its number. */
export const systemOfRule = (rule: string): SystemId | undefined =>
  prefixes.find(([prefix]) => rule.toUpperCase().startsWith(prefix))?.[1];
