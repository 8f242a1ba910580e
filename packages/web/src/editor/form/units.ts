/*
 * Lengths are kept in micrometres and angles in hundredths of a degree, so that they are whole numbers; people measure cards
 * in millimetres and degrees.
 */
const perUnit: { readonly [field: string]: number } = { forward: 1000, right: 1000, turn: 100, rearArc: 100 };

/** How much of what is kept is one of what people measure; 1: it is kept as it is printed. */
export const unitOf = (field: string | number | undefined): number => perUnit[String(field)] ?? 1;

/** A kept number as people write it: '−12,5' in French, '-12.5' in English. */
export function writeNumber(value: number, unit: number, decimal: ',' | '.'): string {
  return String(value / unit).replace('.', decimal);
}

/** What somebody typed as the number that is kept; null: it is none. Commas and points, and every kind of minus, will do. */
export function readNumber(text: string, unit: number): number | null {
  const plain = text.trim().replace(/[−–]/g, '-').replace(',', '.');
  if (!/^[-+]?\d+(\.\d*)?$/.test(plain)) return null;
  const value = Number(plain) * unit;
  // Half a point is no value of a card: it is kept, and the game says so.
  return unit === 1 ? value : Math.round(value);
}
