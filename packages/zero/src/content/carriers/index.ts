import type { CarrierCampaign } from '../carrier-types.ts';
import { coralSea } from './coral-sea.ts';
import { easternSolomons } from './eastern-solomons.ts';
import { midway } from './midway.ts';
import { santaCruz } from './santa-cruz.ts';

/** Z-15.1a, CH-1.0c — the Carrier campaigns of Zero!, and those of CORSAIRS AND HELLCATS. */
export const carrierCampaigns: readonly CarrierCampaign[] = [coralSea, midway, easternSolomons, santaCruz];
