import type { CarrierCampaign } from '../carrier-types.ts';
import { coralSea } from './coral-sea.ts';
import { midway } from './midway.ts';

/** Z-15.1a — the Carrier campaigns of Zero! */
export const carrierCampaigns: readonly CarrierCampaign[] = [coralSea, midway];
