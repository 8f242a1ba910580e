import type { CampaignEvent } from './events.ts';

/** The events between missions by their names; one that is missing does not compile. */
const named: { readonly [name in CampaignEvent['event']]: true } = {
  'campaign-arrow': true,
  'campaign-options': true,
  'campaign-debrief': true,
  'campaign-marker': true,
  'campaign-initiative': true,
  'campaign-verdict': true,
};

export const campaignEventNames: readonly string[] = Object.keys(named);
