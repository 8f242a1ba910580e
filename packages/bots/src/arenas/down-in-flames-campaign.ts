import type { CampaignState } from '@tallyho/down-in-flames';
import { basePack, sides } from '@tallyho/down-in-flames/content';
import { below } from '@tallyho/kernel';
import type { Arena, Entrant } from '../arena.ts';
import { downInFlamesCampaignThumbs } from '../systems/down-in-flames-campaign.ts';

const { campaigns } = basePack;

/** The two sides of every campaign: only they can meet. */
const entrants: readonly Entrant[] = campaigns.flatMap(({ id, name }) =>
  sides.map((side) => ({ id: `${id} ${side}`, name, points: null, side })),
);

/** Whole campaigns. */
export const downInFlamesCampaignArena: Arena = {
  thumbs: downInFlamesCampaignThumbs,
  entrants,
  duel: ({ id }) => ({ campaign: id.split(' ')[0] }),
  match(chance) {
    const at = 2 * below(chance, campaigns.length);
    return [entrants[at], entrants[at + 1]];
  },
  sheets: campaigns.map(({ id, name }) => ({ id, name, options: { campaign: id } })),
  first: (s) => ((s as CampaignState).fixed.campaign.initiative === 'axis' ? 0 : 1),
};
