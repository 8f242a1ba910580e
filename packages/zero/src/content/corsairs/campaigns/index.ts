import type { CorsairsCampaign } from '../campaign-types.ts';
import { okinawa } from './okinawa.ts';
import { philippines1944 } from './philippines-1944.ts';
import { solomons } from './solomons.ts';

/** The Land campaigns of CORSAIRS AND HELLCATS; a list of their own, because their sheets have more to say than those of Zero!. */
export const corsairsLandCampaigns: readonly CorsairsCampaign[] = [solomons, philippines1944, okinawa];
