import {
  type AnyChoice,
  type AnyEvent,
  type CampaignOptions,
  type CampaignState,
  type CampaignView,
  downInFlamesCampaign,
} from '@tallyho/down-in-flames';
import type { Playable } from '../../play/begin.ts';

/** A campaign of Down In Flames, to be begun and kept. */
export const campaignGame: Playable<CampaignState, AnyChoice, AnyEvent, CampaignView, CampaignOptions> = {
  game: downInFlamesCampaign,
  titleOf: ({ fixed }) => fixed.campaign.name,
};
