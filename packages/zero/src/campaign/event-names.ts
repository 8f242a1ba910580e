import type { CampaignEvent } from './events.ts';

/** The events between Missions by their names; one that is missing does not compile. */
const named: { readonly [name in CampaignEvent['event']]: true } = {
  'campaign-draw': true,
  'campaign-resources': true,
  'campaign-pilots': true,
  'campaign-debrief': true,
  'campaign-verdict': true,
  'campaign-special': true,
  'campaign-system': true,
  'campaign-kamikazes': true,
  'campaign-retained': true,
  'campaign-reinforced': true,
  'campaign-passenger': true,
  'selection-service': true,
  'selection-cards': true,
  'selection-pilot': true,
  'selection-assigned': true,
  'selection-green': true,
  'selection-reshuffled': true,
};

export const campaignEventNames: readonly string[] = Object.keys(named);
