/** What CORSAIRS AND HELLCATS adds besides the entries of the shared lists. */

export { corsairsAwards, type OwnAward } from './awards.ts';
export * from './campaign-types.ts';
export { corsairsLandCampaigns } from './campaigns/index.ts';
export * from './campaigns/places.ts';
export { corsairsCounters, corsairsCrews } from './counters.ts';
export { type ArmsMode, type ArmsRating, type ArmsRow, armsDisplay, armsModes } from './display.ts';
export { guadalcanal } from './guadalcanal.ts';
export * from './guadalcanal-types.ts';
export * from './historical.ts';
export * from './kamikazes.ts';
export { corsairsOptions } from './resources.ts';
export * from './selection.ts';
export * from './special-missions.ts';
export * from './superfortress.ts';
export * from './superfortress-types.ts';
export { type BoxSupply, corsairsSubstitutes, corsairsSupplies } from './supply.ts';
export * from './target-systems.ts';
