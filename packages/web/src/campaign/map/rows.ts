import { type Area, around, isFree } from './areas.ts';
import { along, type Curve, headingOf, leftOf, WIDE } from './arrows.ts';
import type { Spot } from './projection.ts';

/** Aircraft that fly one behind the other beside their arrow. */
export interface Row {
  readonly spots: readonly Spot[];
  /** Where their noses point, in degrees, 0 being to the right. */
  readonly heading: number;
}

/** How large an aircraft is drawn on the map, in pixels. */
export const craftSize = (isSmall: boolean): number => (isSmall ? 20 : 30);

/** Aircraft in a row overlap a little. */
const SPACING = 0.92;
/** Of its picture an aircraft fills so much. */
const FILLED = 0.84;

/** Parts of the way, and pixels between arrow and aircraft, at which a row is tried. */
const ALONG = [0.45, 0.35, 0.55, 0.25, 0.65, 0.15, 0.75, 0.05, 0.9];
const ASIDE = [2, 8, 16, 26, 38];

/** The room that a row takes. */
export const rowAreas = ({ spots }: Row, size: number): Area[] =>
  spots.map((spot) => around(spot, (size * FILLED) / 2));

/** The row at a part of the way, so far to its left; below zero, to its right. */
function rowAt(curve: Curve, t: number, aside: number, count: number, size: number): Row {
  const [{ x, y }, left] = [along(curve, t), leftOf(curve, t)];
  const ahead = { x: left.y, y: -left.x };
  return {
    heading: headingOf(curve, t),
    spots: Array.from({ length: count }, (_, i) => {
      const by = ((count - 1) / 2 - i) * size * SPACING;
      return { x: x + left.x * aside + ahead.x * by, y: y + left.y * aside + ahead.y * by };
    }),
  };
}

/** Where the aircraft of an arrow fly: beside it, where they cover nothing; null: there is no room. */
export function rowBeside(curve: Curve, count: number, size: number, taken: readonly Area[], sheet: Area): Row | null {
  const off = (WIDE + size * FILLED) / 2;
  for (const aside of ASIDE)
    for (const t of ALONG)
      for (const side of [1, -1]) {
        const row = rowAt(curve, t, side * (off + aside), count, size);
        if (isFree(rowAreas(row, size), taken, sheet)) return row;
      }
  return null;
}
