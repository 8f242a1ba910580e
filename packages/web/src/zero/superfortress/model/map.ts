import type { MapBox, MapPoint } from '../../../campaign/scene.ts';

/*
 * CH-30.21a — where the places of the sheet's map lie on the globe. The B-29s fly from Chengtu; what they need comes from
 * Kharagpur, over the Hump.
 */

export const CHENGTU: MapPoint = [10407, 3057];
export const KHARAGPUR: MapPoint = [8732, 2235];
export const HUMP: MapPoint = [9640, 2750];

/** The targets by their letters. */
export const places: { readonly [letter: string]: MapPoint } = {
  A: [10050, 1375],
  B: [13081, 3387],
  C: [13011, 3329],
  D: [10475, -299],
  E: [12299, 4112],
  F: [12995, 3290],
  G: [12030, 2280],
  H: [10385, 130],
  I: [9616, 1687],
  J: [11428, 3058],
  K: [12972, 3318],
};

/** From the Ganges to Japan, and from Manchuria to Sumatra. */
export const wideBox: MapBox = { west: 8400, east: 13600, south: -600, north: 4400 };

/** Four targets lie on Kyushu. */
export const kyushuBox: MapBox = { west: 12925, east: 13125, south: 3265, north: 3410 };
export const onKyushu: readonly string[] = ['B', 'C', 'F', 'K'];
