import { table } from 'virtual:coasts';
import type { MapBox, MapPoint } from '../scene.ts';
import { boxKey } from './frame.ts';

/** The land around a map as closed lines; null: the atlas has none there. */
export function coastsOf(box: MapBox): readonly (readonly MapPoint[])[] | null {
  const rings = table[boxKey(box)];
  return rings === undefined ? null : rings.map(unpacked);
}

/** A first point, and steps from there. */
function unpacked(ring: readonly number[]): MapPoint[] {
  let [x, y] = [0, 0];
  const points: MapPoint[] = [];
  for (let i = 0; i < ring.length; i += 2) {
    [x, y] = [x + ring[i], y + ring[i + 1]];
    points.push([x / 10, y / 10]);
  }
  return points;
}
