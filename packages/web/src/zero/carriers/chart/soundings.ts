import type { Projection, Spot } from '../../../campaign/map/projection.ts';
import type { MapPoint } from '../../../campaign/scene.ts';

/** A depth on the chart: an ornament. */
export interface Sounding {
  readonly spot: Spot;
  readonly fathoms: number;
}

/** Pixels between soundings. */
const APART = { x: 70, y: 50 };

/** The same numbers every time. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

const isIn = ([x, y]: MapPoint, ring: readonly MapPoint[]): boolean =>
  ring.reduce((inside, [ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);

/** Depths all over the water of a chart. */
export function soundingsOn({ width, height, box }: Projection, land: readonly (readonly MapPoint[])[]): Sounding[] {
  const roll = dice(1942);
  const spots: Sounding[] = [];
  for (let x = 10; x < width - 30; x += APART.x)
    for (let y = 20; y < height - 6; y += APART.y) {
      const [skips, dx, dy, depth] = [roll(), roll(), roll(), roll()];
      const spot = { x: Math.round(x + dx * 34), y: Math.round(y + dy * 24) };
      const point: MapPoint = [
        box.west + ((spot.x + 12) / width) * (box.east - box.west),
        box.north - ((spot.y - 4) / height) * (box.north - box.south),
      ];
      if (skips < 0.3 || land.some((ring) => isIn(point, ring))) continue;
      spots.push({ spot, fathoms: Math.round(600 + depth * 2000) });
    }
  return spots;
}
