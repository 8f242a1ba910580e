import {
  type GuadalcanalPlace,
  type GuadalcanalSheet,
  guadalcanal,
  guadalcanalPlaces,
  type SideName,
} from '@tallyho/zero/content';
import type { MapBox, MapPoint } from '../../../campaign/scene.ts';
import { pointIn } from '../../campaign/model/chart.ts';

/** What the chart of the sheet shows, in hundredths of a degree: from Bougainville to San Cristobal. */
const chart: MapBox = { west: 15500, east: 16100, south: -1050, north: -600 };

/** What is drawn of it: a little more sea in the south, where the inset lies. */
export const slot: MapBox = { west: 15450, east: 16130, south: -1110, north: -620 };

/** The coast from Cape Esperance to Lunga, where six of the places lie together. */
export const lunga: MapBox = { west: 15944, east: 16052, south: -968, north: -896 };

/** The anchorage reaches far; drawn in its south it does not hide Tonolei. */
const shortlands: MapPoint = [15550, -726];

/** CH-29.42a — where a place of the sheet lies. */
export const placeAt = ({ chart: points }: GuadalcanalSheet, place: GuadalcanalPlace): MapPoint =>
  place === 'shortland-anchorage' ? shortlands : pointIn(chart, points[place]);

/** In the inset, where they lie apart enough to be told from one another. */
const near: Partial<{ readonly [place in GuadalcanalPlace]: MapPoint }> = {
  'henderson-field': [16022, -943],
  'lunga-perimeter': [16001, -956],
  'lunga-roads': [16008, -929],
  'ironbottom-sound': [15988, -917],
  kokumbona: [15981, -942],
  'cape-esperance': [15966, -924],
};
export const nearAt = (place: GuadalcanalPlace): MapPoint | null => near[place] ?? null;

/** Where a side takes off: the Bettys and Zeros come from Rabaul, beyond the corner; ships set out from the Shortlands. */
export const bases: { readonly [side in SideName]: MapPoint } = {
  japanese: [slot.west, slot.north],
  allied: placeAt(guadalcanal, 'henderson-field'),
};

export const places: readonly GuadalcanalPlace[] = guadalcanalPlaces;
