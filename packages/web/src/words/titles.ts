import { en, type Texts } from './en.ts';

type CampaignTitled = keyof Texts['campaignTitles'];
const campaigns = Object.keys(en.campaignTitles) as CampaignTitled[];

/**
 * A title in the language of the page: campaigns are known by name, aircraft are called the same everywhere, and so is
 * what came with somebody's own pack.
 */
export function titleIn(title: string, t: Texts): string {
  const campaign = campaigns.find((id) => en.campaignTitles[id] === title);
  return campaign === undefined ? title : t.campaignTitles[campaign];
}
