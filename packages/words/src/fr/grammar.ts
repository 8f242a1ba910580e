import type { Fact } from '../format.ts';

/** The blank that keeps a sign on the line of its word. */
export const NBSP = '\u00a0';

/** « 3 fichiers », « 1 fichier », « 0 fichier ». */
export const counted = (n: number, shown: string, one: string, many: string): string =>
  `${shown}${NBSP}${Math.abs(n) < 2 ? one : many}`;

/** « ligne 3 : », ou rien. */
export const at = (place: string): string => (place === '' ? '' : `${place}${NBSP}: `);

const isEmpty = (list: string): boolean => list === '' || list === '–';

export const listed = (before: string, list: string): string => (isEmpty(list) ? '' : `${before} ${list}`);

export const meant = (near: string): string =>
  isEmpty(near) ? '' : ` Vouliez-vous dire ${near.replaceAll(', ', ' ou ')}${NBSP}?`;

export function because(fact: Fact): string {
  const [reason, rule] = [fact('reason'), fact('because')];
  return `${reason === '' ? '' : `${NBSP}: ${reason}`}${rule === '' ? '' : ` (${rule})`}`;
}

/** « texte », ou autre chose quand il n’y en a pas. */
export const quotedOr = (text: string, otherwise: string): string =>
  text === '' ? otherwise : `«${NBSP}${text}${NBSP}»`;

/** Rien pour zéro. */
export const unlessNone = (n: number, text: string): string => (n === 0 ? '' : text);

const kinds: { readonly [word: string]: string } = {
  boolean: 'true ou false',
  list: 'liste',
  map: 'champs avec leur nom',
  null: 'rien',
  number: 'nombre',
  'one seat': 'une seule place',
  string: 'texte',
  text: 'texte',
  'true or false': 'true ou false',
};

/** Le genre d’une valeur, que les programmes nomment en anglais. */
export const kind = (word: string): string => (Object.hasOwn(kinds, word) ? kinds[word] : word);
