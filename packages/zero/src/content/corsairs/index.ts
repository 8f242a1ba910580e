/** What CORSAIRS AND HELLCATS adds besides the entries of the shared lists. */

export { corsairsAwards, type OwnAward } from './awards.ts';
export { type ArmsMode, type ArmsRating, type ArmsRow, armsDisplay, armsModes } from './display.ts';
export { type BoxSupply, corsairsSubstitutes, corsairsSupplies } from './supply.ts';
