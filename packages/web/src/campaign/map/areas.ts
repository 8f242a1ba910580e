import type { Spot } from './projection.ts';

/** Something that takes room on a map, in pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The square around a spot. */
export const around = ({ x, y }: Spot, reach: number): Area => ({
  left: x - reach,
  top: y - reach,
  width: 2 * reach,
  height: 2 * reach,
});

/** How much two areas have in common, in square pixels. */
export const overlap = (a: Area, b: Area): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** How much of an area lies beside the sheet. */
export const outside = (area: Area, sheet: Area): number => area.width * area.height - overlap(area, sheet);

/** How much some areas cover of what is there already. */
export function covered(areas: readonly Area[], taken: readonly Area[]): number {
  let sum = 0;
  for (const area of areas) for (const other of taken) sum += overlap(area, other);
  return sum;
}

/** Whether some areas lie on the sheet and cover nothing. */
export const isFree = (areas: readonly Area[], taken: readonly Area[], sheet: Area): boolean =>
  areas.every((area) => outside(area, sheet) < 0.01 && taken.every((other) => overlap(area, other) === 0));

/** The first of the cheapest. */
export function cheapest<T>(options: readonly T[], cost: (option: T) => number): T {
  let [best, least] = [options[0], Number.POSITIVE_INFINITY];
  for (const option of options) {
    const price = cost(option);
    if (price < least) [best, least] = [option, price];
    if (least === 0) break;
  }
  return best;
}
