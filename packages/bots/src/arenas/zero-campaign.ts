import { below } from '@tallyho/kernel';
import {
  campaignBase,
  campaignRules,
  type corsairs,
  corsairsLandCampaigns,
  type LandState,
  sides,
} from '@tallyho/zero';
import type { Arena, Entrant } from '../arena.ts';
import { zeroCampaignThumbs } from '../systems/zero-campaign.ts';

/** Whole campaigns: every period of each is one of its own. */
function arenaOf(campaigns: readonly corsairs.LandSheet[]): Arena {
  const sheets = campaigns.flatMap(({ id, name, periods }) =>
    periods.map((period) => ({
      id: `${id}/${period.id}`,
      name: `${name} ${period.id}`,
      options: { campaign: id, period: period.id },
    })),
  );
  const entrants: readonly Entrant[] = sheets.flatMap(({ id, name }) =>
    sides.map((side) => ({ id: `${id} ${side}`, name, points: null, side })),
  );
  return {
    thumbs: zeroCampaignThumbs,
    entrants,
    duel: ({ id }) => sheets.find((sheet) => id.startsWith(`${sheet.id} `))?.options ?? {},
    match(chance) {
      const at = 2 * below(chance, sheets.length);
      return [entrants[at], entrants[at + 1]];
    },
    sheets,
    points: (s) => {
      const { log } = s as LandState;
      return [campaignRules.totalOf(log, 0), campaignRules.totalOf(log, 1)];
    },
    // Both pick their Resources at once.
    first: () => -1,
  };
}

export const zeroCampaignArena: Arena = arenaOf(campaignBase.campaigns);

/** Those of CORSAIRS AND HELLCATS. */
export const zeroCorsairsCampaignArena: Arena = arenaOf(corsairsLandCampaigns);
