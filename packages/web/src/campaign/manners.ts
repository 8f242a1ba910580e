import type { CampaignView } from '@tallyho/down-in-flames';
import { duelManners } from '../down-in-flames/manners.ts';
import type { Manners } from '../play/manners.ts';

/** Where the war goes next is seen on the map, even where there is one way only; in a mission it is as in any. */
export const campaignManners: Manners<CampaignView> = {
  concerns: ({ inner }, seat) => inner === null || duelManners.concerns(inner, seat),
  shown: ['arrow'],
  together: duelManners.together,
  answered: duelManners.answered,
};
