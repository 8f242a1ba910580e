import type { LandCampaign } from '../campaign-types.ts';
import { burma } from './burma.ts';
import { malaya } from './malaya.ts';
import { philippines } from './philippines.ts';

/** Z-15.1a — the Land campaigns of Zero! */
export const landCampaigns: readonly LandCampaign[] = [malaya, philippines, burma];
