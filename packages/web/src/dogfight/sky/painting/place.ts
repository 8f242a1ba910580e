/** What lies below a fight. */
export const lands = ['channel', 'continent', 'pacific', 'steppe', 'desert', 'alps'] as const;
export type Land = (typeof lands)[number];

export const times = ['day', 'dusk', 'night'] as const;
export type Time = (typeof times)[number];

/** How much of the sky's height the land takes: never more than the lowest band has at least. */
const shares: { readonly [land in Land]: number } = {
  channel: 0.17,
  continent: 0.14,
  pacific: 0.17,
  steppe: 0.14,
  desert: 0.15,
  alps: 0.15,
};

/** Where land or sea end and the air begins, in pixels from the top. */
export const horizonOf = (land: Land, height: number): number => Math.round(height * (1 - shares[land]));
