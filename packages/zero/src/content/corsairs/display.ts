import type { Altitude, Source, Sources } from '../types.ts';

/** CH-17.61c, CH-18.42c, CH-18.51b, CH-18.71b, CH-21.64a, CH-27.52a, CH-28.53a — what CORSAIRS AND HELLCATS adds to the Bombing Display. */
export const armsModes = [
  'rockets',
  'napalm',
  'skip-bombing',
  'depth-charges',
  'attack-strafing',
  'air-drop',
  'kamikaze',
  'ohka',
] as const;
export type ArmsMode = (typeof armsModes)[number];

/** What the cards are added to: nothing, a rating of the side that shows, or what is on board. */
export const armsRatings = ['none', 'level', 'saturation', 'strafing', 'depth-charges', 'cargo'] as const;
export type ArmsRating = (typeof armsRatings)[number];

/** A row of the additions. What has no row is not allowed. */
export interface ArmsRow {
  /** 'rockets-low' */
  readonly id: string;
  readonly mode: ArmsMode;
  /** Null: it is let go from afar, whatever the Altitude. */
  readonly altitude: Altitude | null;
  /** Cards drawn in addition to the rating. */
  readonly cards: number;
  readonly rating: ArmsRating;
  /** Z-22.23a — added to Target Flak; null: it meets no Flak of its own by this display (CH-17.61d, CH-27.45e). */
  readonly flak: number | null;
  readonly sources: Sources;
}

const row = (
  mode: ArmsMode,
  altitude: Altitude | null,
  [cards, rating]: readonly [number, ArmsRating],
  flak: number | null,
  known: { readonly [field: string]: Source } = {},
): ArmsRow => ({
  id: altitude === null ? mode : `${mode}-${altitude.replace(' ', '-')}`,
  mode,
  altitude,
  cards,
  rating,
  flak,
  sources: { all: 'reconstructed', ...known },
});

export const armsDisplay: readonly ArmsRow[] = [
  row('rockets', 'low', [1, 'none'], -1, { cards: 'CH-18.42c', flak: 'CH-18.42h' }),
  row('rockets', 'very low', [1, 'none'], 0, { cards: 'CH-18.42f', flak: 'CH-18.42h' }),
  row('napalm', 'low', [0, 'level'], 0, { cards: 'CH-18.51b' }),
  row('napalm', 'very low', [1, 'level'], 1, { cards: 'CH-18.51b' }),
  row('skip-bombing', 'very low', [1, 'saturation'], 1, { cards: 'CH-GAP-83' }),
  row('depth-charges', 'very low', [0, 'depth-charges'], null, {
    altitude: 'CH-27.45a',
    cards: 'CH-27.45b',
    flak: 'CH-27.45e',
  }),
  row('attack-strafing', 'very low', [0, 'strafing'], null, {
    altitude: 'CH-17.61c',
    cards: 'CH-17.61c',
    flak: 'CH-17.61d',
  }),
  row('air-drop', 'very low', [0, 'cargo'], 1, { altitude: 'CH-27.53a', cards: 'CH-27.52a' }),
  row('kamikaze', 'very low', [1, 'none'], 0, { altitude: 'CH-28.52a', cards: 'CH-28.53a', flak: 'CH-28.53b' }),
  row('ohka', null, [1, 'none'], -1, { cards: 'CH-18.86a', flak: 'CH-18.85c' }),
];
