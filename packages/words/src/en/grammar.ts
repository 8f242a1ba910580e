import type { Fact } from '../format.ts';

/** `3 files`, `1 file`. */
export const counted = (n: number, shown: string, one: string, many: string): string =>
  `${shown} ${n === 1 ? one : many}`;

/** `line 3: `, or nothing when there is no place to name. */
export const at = (place: string): string => (place === '' ? '' : `${place}: `);

/** `; known are a, b`, or nothing when there is nothing to list. */
export const listed = (before: string, list: string): string =>
  list === '' || list === '–' ? '' : `${before} ${list}`;

/** `. Did you mean --port?`, or nothing. */
export const meant = (near: string): string =>
  near === '' || near === '–' ? '' : ` Did you mean ${near.replaceAll(', ', ' or ')}?`;

/** `: once a turn (J-2)`, as far as it is known. */
export function because(fact: Fact): string {
  const [reason, rule] = [fact('reason'), fact('because')];
  return `${reason === '' ? '' : `: ${reason}`}${rule === '' ? '' : ` (${rule})`}`;
}

const kinds: { readonly [word: string]: string } = {
  boolean: 'true or false',
  list: 'a list',
  map: 'fields with names',
  null: 'nothing',
  number: 'a number',
  string: 'a text',
  text: 'a text',
};

/** What kind of value something is, for which programs have words of their own. */
export const kind = (word: string): string => (Object.hasOwn(kinds, word) ? kinds[word] : word);
