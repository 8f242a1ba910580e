import type { CampaignEvent } from './events.ts';

/** The events between Missions by their names; one that is missing does not compile. */
const named: { readonly [name in CampaignEvent['event']]: true } = {
  'campaign-draw': true,
  'campaign-resources': true,
  'campaign-pilots': true,
  'campaign-debrief': true,
  'campaign-verdict': true,
};

export const campaignEventNames: readonly string[] = Object.keys(named);
