import {
  type AnyChoice,
  type AnyEvent,
  type CampaignOptions,
  type CampaignState,
  type CampaignView,
  downInFlamesCampaign,
} from '@tallyho/down-in-flames';
import type { DogfightRoom, Fortunes } from '../dogfight/room.ts';
import { duelTable } from '../down-in-flames/duel-room.ts';
import { campaignManners } from './manners.ts';
import { tell } from './tell.ts';

const nothing: Fortunes = { hits: [], cards: [], altitude: [], position: [] };

/** A campaign in the sky: the table of its missions, and between them the map. */
export const campaignTable: DogfightRoom<CampaignState, AnyChoice, AnyEvent, CampaignView, CampaignOptions> = {
  game: downInFlamesCampaign,
  system: 'down-in-flames-campaign',
  manners: campaignManners,
  tell,
  tale: {
    // Where to fly, and with what, is decided before the fight.
    deedOf: (choice) => (choice.do === 'arrow' || choice.do === 'option' ? null : duelTable.tale.deedOf(choice)),
    tollOf: ({ inner }) => (inner === null ? [0, 0] : duelTable.tale.tollOf(inner)),
  },
  titleOf: ({ fixed }) => fixed.campaign.name,
  momentOf: ({ inner, log }) => log.length * 10_000 + (inner === null ? 0 : duelTable.momentOf(inner)),
  fortunesOf: ({ inner }) => (inner === null ? nothing : duelTable.fortunesOf(inner)),
};
