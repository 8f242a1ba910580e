import { corsairs } from '@tallyho/zero';
import type { ChartBox, ChartPoint } from '@tallyho/zero/content';
import type { MapBox, MapPoint } from '../../../campaign/scene.ts';

/** A point of a sheet's map, in hundredths of its width and height, on the globe. */
export const pointIn = ({ west, east, south, north }: ChartBox, { x, y }: ChartPoint): MapPoint => [
  Math.round(west + ((east - west) * x) / 100),
  Math.round(north - ((north - south) * y) / 100),
];

export const boxOf = ({ west, east, south, north }: ChartBox): MapBox => ({ west, east, south, north });

/** A map reaches so far beyond its outermost targets, as a part of what lies between them, and in hundredths of a degree. */
const BEYOND = 0.15;
const LEAST_BEYOND = 60;

const reach = (all: readonly number[]): readonly [number, number] => {
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const beyond = Math.max(LEAST_BEYOND, BEYOND * (most - least));
  return [Math.round(least - beyond), Math.round(most + beyond)];
};

/** Z-24.44a — the numbers of the targets of a period, with those that take the place of one that comes up only once. */
export function numbersIn(campaign: corsairs.LandSheet, period: number): ReadonlySet<number> {
  const listed = Object.values(campaign.table).map((row) => row[period]);
  if (corsairs.isCorsairs(campaign)) return new Set(listed);
  const instead = campaign.targets.flatMap(({ number, again }) =>
    again !== null && listed.includes(number) ? [again] : [],
  );
  return new Set([...listed, ...instead]);
}

/** The part of a sheet's map on which the targets of a period lie. */
export function periodBox(campaign: corsairs.LandSheet, period: number): MapBox {
  const numbers = numbersIn(campaign, period);
  const points = campaign.targets
    .filter(({ number }) => numbers.has(number))
    .flatMap(({ at }) => (at === null ? [] : [pointIn(campaign.map, at)]));
  const [west, east] = reach(points.map(([x]) => x));
  const [south, north] = reach(points.map(([, y]) => y));
  return { west, east, south, north };
}

/** A point that lies in a box, as near as can be to one that may lie beyond it. */
export const within = ({ west, east, south, north }: MapBox, [x, y]: MapPoint): MapPoint => [
  Math.min(east, Math.max(west, x)),
  Math.min(north, Math.max(south, y)),
];
