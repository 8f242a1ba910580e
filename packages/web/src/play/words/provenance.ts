/** Where a value of our content comes from. */
export const provenances = ['rulebook', 'ruling', 'public', 'reconstructed'] as const;
export type Provenance = (typeof provenances)[number];
