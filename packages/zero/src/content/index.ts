/** What the game is played with, and how an owner of the box brings in the real cards. */

export * from './aircraft-types.ts';
export { awards, VPS_PER_LETTER } from './awards.ts';
export { basePack } from './base.ts';
export { campaignBase } from './campaign-base.ts';
export { campaignContentOf } from './campaign-catalogue.ts';
export * from './campaign-types.ts';
export { type InsetId, insetIds, type PlaceId, placeIds } from './campaigns/places.ts';
export { carrierResources } from './carrier-resources.ts';
export * from './carrier-types.ts';
export { carrierCampaigns } from './carriers/index.ts';
export { contentOf, mergePacks } from './catalogue.ts';
export { checkPack, type ReadPack, readPack } from './check.ts';
export * from './corsairs/index.ts';
export { situations } from './display.ts';
export * from './kamikaze-types.ts';
export * from './mission-types.ts';
export { pearlHarbor } from './pearl-harbor.ts';
export * from './pearl-harbor-types.ts';
export { lastResorts } from './supply.ts';
export * from './types.ts';
