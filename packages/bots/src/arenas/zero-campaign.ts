import { below } from '@tallyho/kernel';
import { campaignBase, campaignRules, type LandState, sides } from '@tallyho/zero';
import type { Arena, Entrant } from '../arena.ts';
import { zeroCampaignThumbs } from '../systems/zero-campaign.ts';

/** Every period of every Land campaign is a campaign of its own. */
const sheets = campaignBase.campaigns.flatMap(({ id, name, periods }) =>
  periods.map((period) => ({
    id: `${id}/${period.id}`,
    name: `${name} ${period.id}`,
    options: { campaign: id, period: period.id },
  })),
);

const entrants: readonly Entrant[] = sheets.flatMap(({ id, name }) =>
  sides.map((side) => ({ id: `${id} ${side}`, name, points: null, side })),
);

/** Whole campaigns. */
export const zeroCampaignArena: Arena = {
  thumbs: zeroCampaignThumbs,
  entrants,
  duel: ({ id }) => sheets.find((sheet) => id.startsWith(`${sheet.id} `))?.options ?? {},
  match(chance) {
    const at = 2 * below(chance, sheets.length);
    return [entrants[at], entrants[at + 1]];
  },
  sheets,
  points: ({ log }: LandState) => [campaignRules.totalOf(log, 0), campaignRules.totalOf(log, 1)],
  // Both pick their Resources at once.
  first: () => -1,
};
