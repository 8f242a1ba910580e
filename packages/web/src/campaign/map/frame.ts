import type { MapBox } from '../scene.ts';
import { aspectOf } from './projection.ts';

/** Maps are drawn no narrower and no wider than this for their height. */
export const LEAST_ASPECT = 0.85;
export const MOST_ASPECT = 1.7;

/** Land goes on a little beyond the edge, so that no coast ends in sight. */
const BEYOND = 0.05;

/** A box made wider or higher around its middle, so that it has this aspect. */
export function fitted(box: MapBox, aspect: number): MapBox {
  const { west, east, south, north } = box;
  const wanted = Math.min(MOST_ASPECT, Math.max(LEAST_ASPECT, aspect)) / aspectOf(box);
  const [width, height] = [east - west, north - south];
  const wider = Math.max(0, wanted - 1) * width;
  const higher = Math.max(0, 1 / wanted - 1) * height;
  return {
    west: west - wider / 2,
    east: east + wider / 2,
    south: south - higher / 2,
    north: north + higher / 2,
  };
}

/** All that can ever be seen of a map, and a little more. */
export function widestOf(box: MapBox): MapBox {
  const [wide, high] = [fitted(box, MOST_ASPECT), fitted(box, LEAST_ASPECT)];
  const [x, y] = [BEYOND * (wide.east - wide.west), BEYOND * (high.north - high.south)];
  return { west: wide.west - x, east: wide.east + x, south: high.south - y, north: high.north + y };
}

/** What a map goes by in the table of coasts. */
export const boxKey = ({ west, east, south, north }: MapBox): string => [west, east, south, north].join(' ');
