import type { Language } from '@tallyho/words';
import { type CarrierCampaign, campaignBase } from '@tallyho/zero/content';
import type { CampaignCardScene } from '../../../campaign/set-up/campaign-list.tsx';
import { writeRoute } from '../../../page/route.ts';
import { craftOf } from '../../campaign/model/cards.ts';
import { sideIds } from '../../campaign/model/sides.ts';
import { aboutCarriers } from '../model/names.ts';
import { carrierWords } from '../words/words.ts';

/** The Carrier campaigns on the list of all campaigns of Zero!. */
export const carrierCards = (language: Language): CampaignCardScene[] =>
  campaignBase.carrierCampaigns.map((campaign) => ({
    id: campaign.id,
    href: writeRoute({ page: 'campaign', room: 'zero-carriers', campaign: campaign.id }),
    name: campaign.name,
    story: aboutCarriers(campaign.id, language).story,
    length: lengthOf(campaign, language),
    faces: facesOf(campaign).map(craftOf),
  }));

/** How long a campaign is. */
export const lengthOf = ({ turns }: CarrierCampaign, language: Language): string =>
  carrierWords[language].setUp.length(turns);

/** A bomber and a fighter of each Fleet stand for a campaign. */
function facesOf({ ops }: CarrierCampaign): string[] {
  const [japanese, allied] = sideIds.map((side) => ops[side]['large-strike'].strike.map(({ aircraft }) => aircraft));
  return [japanese[1], japanese[0], allied[0], allied[1]];
}
