import { cardOf, readListed, slug } from '../corsairs/listed.ts';
import { type Cell, idOf, num, type Row, table } from '../corsairs/sheets.ts';

/* The sheet of the Guadalcanal campaign as docs/corsairs.md has it: what the content is held against, and what the second reading reads. */

const CHAPTER = 'Guadalcanal';
export const rows = {
  track: table(CHAPTER, 0),
  adjustments: table(CHAPTER, 1),
  weather: table(CHAPTER, 2),
  targets: table(CHAPTER, 3),
  aircraft: table(CHAPTER, 4),
  ships: table(CHAPTER, 5),
  groups: table(CHAPTER, 6),
  map: table(CHAPTER, 7),
} as const;

export const sideOf = ({ text }: Cell): 'japanese' | 'allied' => (text.startsWith('Japan') ? 'japanese' : 'allied');

/** '2 right' is 2, '1 left' is −1. */
export const moveOf = ({ text }: Cell): number =>
  Number.parseInt(text, 10) * (text.includes('left') && Number.parseInt(text, 10) !== 0 ? -1 : 1);

export const rowFor = (rowsOf: readonly Row[], card: string): Row => {
  const found = rowsOf.find((row) => cardOf(row.Card.text) === card);
  if (found === undefined) throw new Error(`no line for ${card}`);
  return found;
};

export const typesOf = (side: 'japanese' | 'allied') =>
  rows.aircraft
    .filter((row) => sideOf(row.Side) === side)
    .map((row) => ({
      aircraft: idOf(row.Type),
      weekly: num(row['Weekly maximum']),
      white: num(row['White boxes']),
      grey: num(row['Grey boxes']),
    }));

export const groups = rows.groups.map((row) =>
  ['Aircraft 1', 'Aircraft 2'].flatMap((column) => {
    const { text } = row[column];
    if (text === '–') return [];
    const { count, aircraft } = readListed(text);
    return [{ count, aircraft }];
  }),
);

export { cardOf, num, slug };
