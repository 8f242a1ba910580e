import type { MapBox, MapPoint } from '../scene.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** From the globe to a sheet of so many pixels' width. */
export interface Projection {
  readonly width: number;
  readonly height: number;
  readonly box: MapBox;
  /** Pixels for a hundred kilometres. */
  readonly hundredKm: number;
  at(point: MapPoint): Spot;
  path(points: readonly MapPoint[], isClosed: boolean): string;
}

const round = (n: number): number => Math.round(n * 10) / 10;

const shrinkOf = ({ south, north }: MapBox): number => Math.cos(((south + north) / 200) * (Math.PI / 180));

/** How wide a map is for its height. */
export const aspectOf = (map: MapBox): number => ((map.east - map.west) * shrinkOf(map)) / (map.north - map.south);

/** Kilometres in a degree of latitude. */
const DEGREE = 111.2;

export function projectionOf(box: MapBox, width: number): Projection {
  const { west, east, south, north } = box;
  const shrink = shrinkOf(box);
  const scale = width / ((east - west) * shrink);
  const at = ([longitude, latitude]: MapPoint): Spot => ({
    x: round((longitude - west) * shrink * scale),
    y: round((north - latitude) * scale),
  });
  return {
    width,
    height: round((north - south) * scale),
    box,
    hundredKm: (100 / DEGREE) * 100 * scale,
    at,
    path: (points, isClosed) =>
      `M${points
        .map((point) => at(point))
        .map(({ x, y }) => `${x} ${y}`)
        .join('L')}${isClosed ? 'Z' : ''}`,
  };
}
