import type { Award } from '../campaign-types.ts';

/**
 * Who scores by a line of his own in the VP award table. Night fighters are worth what Fighters are, attack bombers what
 * Medium Bombers are, transports what their class is.
 */
export const ownAwards = ['kamikaze', 'ohka-carrier'] as const;
export type OwnAward = Omit<Award, 'id'> & { readonly id: (typeof ownAwards)[number] };

/** CH-28.7a — nothing for a kamikaze, however it ends; CH-28.7b — but for the bomber that brings an MXY7. */
export const corsairsAwards: readonly OwnAward[] = [
  {
    id: 'kamikaze',
    damaged: 0,
    destroyed: 0,
    returned: 0,
    sources: { all: 'Z-CGAP-18', destroyed: 'CH-28.7a' },
  },
  {
    id: 'ohka-carrier',
    damaged: 5,
    destroyed: 10,
    returned: 0,
    sources: { all: 'Z-CGAP-18', damaged: 'CH-28.7b', destroyed: 'CH-28.7b' },
  },
];
