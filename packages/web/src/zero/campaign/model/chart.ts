import type { ChartBox, ChartPoint } from '@tallyho/zero';
import type { MapBox, MapPoint } from '../../../campaign/scene.ts';

/** A point of a sheet's map, in hundredths of its width and height, on the globe. */
export const pointIn = ({ west, east, south, north }: ChartBox, { x, y }: ChartPoint): MapPoint => [
  Math.round(west + ((east - west) * x) / 100),
  Math.round(north - ((north - south) * y) / 100),
];

export const boxOf = ({ west, east, south, north }: ChartBox): MapBox => ({ west, east, south, north });
