import { easternSolomons } from './eastern-solomons.ts';
import { santaCruz } from './santa-cruz.ts';
import type { CorsairsCarrierCampaign } from './types.ts';

/** The Carrier campaigns of CORSAIRS AND HELLCATS; a list of their own, because nobody can start them yet. */
export const corsairsCarrierCampaigns: readonly CorsairsCarrierCampaign[] = [easternSolomons, santaCruz];
