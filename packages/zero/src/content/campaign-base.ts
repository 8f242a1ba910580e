import { awards } from './awards.ts';
import type { CampaignContent } from './campaign-types.ts';
import { landCampaigns } from './campaigns/index.ts';
import { carrierResources } from './carrier-resources.ts';
import { carrierCampaigns } from './carriers/index.ts';
import { corsairsFormations } from './corsairs/formations.ts';
import { corsairsLightBombers } from './corsairs/light-bombers.ts';
import { counters, crews } from './counters.ts';
import { display } from './display.ts';
import { alliedFormations } from './formations-allied.ts';
import { japaneseFormations } from './formations-japanese.ts';
import { alliedLightBombers } from './light-bombers-allied.ts';
import { japaneseLightBombers } from './light-bombers-japanese.ts';
import { resourceOptions } from './resources.ts';
import { supplies } from './supply.ts';
import { targetSheets } from './targets.ts';

/** What we ship for the campaign game; the Basic Game's content stands beside it, in `base.ts`. */
export const campaignBase: CampaignContent = {
  lightBombers: [...japaneseLightBombers, ...alliedLightBombers, ...corsairsLightBombers],
  formations: [...japaneseFormations, ...alliedFormations, ...corsairsFormations],
  supply: supplies,
  display,
  targets: targetSheets,
  awards,
  resources: resourceOptions,
  counters,
  crews,
  campaigns: landCampaigns,
  carrierResources,
  carrierCampaigns,
};
