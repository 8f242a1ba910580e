import type { Json } from '@tallyho/kernel';
import type { Poster } from '../home/posters/campaigns.ts';
import type { Craft } from './craft.ts';

/** Whether something in plain data is called this: sheets name aircraft by their ids. */
export function mentions(data: unknown, name: string): boolean {
  if (typeof data === 'string') return data === name;
  if (data === null || typeof data !== 'object') return false;
  return Object.values(data as { readonly [field: string]: Json }).some((part) => mentions(part, name));
}

/** The sheets of all campaigns by the ids of their posters. */
export type Sheets = { readonly [poster in Poster['id']]?: unknown };

/** The sheets of the campaigns of a game; those of the Great War are scenarios, and have none. */
export async function sheetsOf(system: Craft['system']): Promise<Sheets> {
  switch (system) {
    case 'down-in-flames': {
      const { basePack } = await import('@tallyho/down-in-flames/content');
      return Object.fromEntries(basePack.campaigns.map((sheet) => [sheet.id, sheet]));
    }
    case 'zero': {
      const zero = await import('@tallyho/zero/content');
      const { campaignBase, corsairsLandCampaigns, guadalcanal, pearlHarbor } = zero;
      const listed = [...campaignBase.campaigns, ...corsairsLandCampaigns, ...campaignBase.carrierCampaigns];
      return {
        ...Object.fromEntries(listed.map((sheet) => [sheet.id, sheet])),
        guadalcanal,
        'pearl-harbor': pearlHarbor,
        superfortress: ['b-29', zero.oppositionColumn, zero.eventColumn, zero.EVENT_FIGHTER],
      };
    }
    default:
      return {};
  }
}

/** The campaigns in which an aircraft flies. */
export const metIn = (posters: readonly Poster[], sheets: Sheets, { id }: Craft): readonly Poster[] =>
  posters.filter((poster) => mentions(sheets[poster.id], id));
