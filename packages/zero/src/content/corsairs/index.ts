/** What CORSAIRS AND HELLCATS adds besides the entries of the shared lists. */

export { corsairsAwards, type OwnAward } from './awards.ts';
export { corsairsCounters, corsairsCrews } from './counters.ts';
export { type ArmsMode, type ArmsRating, type ArmsRow, armsDisplay, armsModes } from './display.ts';
export * from './historical.ts';
export * from './kamikazes.ts';
export * from './selection.ts';
export { type BoxSupply, corsairsSubstitutes, corsairsSupplies } from './supply.ts';
export * from './target-systems.ts';
