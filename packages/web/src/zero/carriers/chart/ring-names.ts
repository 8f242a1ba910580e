import { type Area, cheapest, covered, outside } from '../../../campaign/map/areas.ts';
import type { Spot } from '../../../campaign/map/projection.ts';

/** Pixels of a letter, and of half a line. */
const LETTER = 7;
const HALF_LINE = 9;

interface RingName {
  /** From the middle of the Fleet. */
  readonly spot: Spot;
  readonly area: Area;
}

/**
 * The names of a Fleet's ranges, each on its ring: to the `side` (1 right, −1 left) where the other Fleet does not lie, or
 * where something stands there already, elsewhere.
 */
export function placeRingNames(
  names: readonly string[],
  rings: readonly number[],
  fleet: Spot,
  side: number,
  taken: readonly Area[],
  sheet: Area,
): readonly RingName[] {
  const placed: RingName[] = [];
  for (const [number, radius] of rings.entries()) {
    const half = (names[number].length * LETTER) / 2 + 2;
    const areaAt = ({ x, y }: Spot): Area => ({
      left: fleet.x + x - half,
      top: fleet.y + y - 5 - HALF_LINE,
      width: 2 * half,
      height: 2 * HALF_LINE,
    });
    const spots = [side, -side].flatMap((to) => [
      { x: to * 0.94 * radius, y: -0.34 * radius - 4 },
      { x: to * 0.8 * radius, y: 0.6 * radius + 12 },
      { x: to * 0.5 * radius, y: -0.87 * radius - 4 },
      { x: to * 0.4 * radius, y: 0.92 * radius + 14 },
    ]);
    const before = [...taken, ...placed.map(({ area }) => area)];
    const spot = cheapest(spots, (each) => {
      const area = areaAt(each);
      return covered([area], before) + 4 * outside(area, sheet);
    });
    placed.push({ spot, area: areaAt(spot) });
  }
  return placed;
}
