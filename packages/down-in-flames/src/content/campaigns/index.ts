import { battleOfBritain1940 } from './battle-of-britain-1940.ts';
import { daylightBombing1944 } from './daylight-bombing-1944.ts';
import { midway1942 } from './midway-1942.ts';
import { poland1939 } from './poland-1939.ts';
import { rabaul1943 } from './rabaul-1943.ts';
import { stalingrad1942 } from './stalingrad-1942.ts';
import type { Campaign } from './types.ts';

/** The campaigns that come with the game; their names and descriptions are in the catalogues of words, by these ids. */
export const campaignIds = [
  'poland-1939',
  'battle-of-britain-1940',
  'midway-1942',
  'stalingrad-1942',
  'rabaul-1943',
  'daylight-bombing-1944',
] as const;
export type CampaignId = (typeof campaignIds)[number];

export const campaigns: readonly Campaign[] = [
  poland1939,
  battleOfBritain1940,
  midway1942,
  stalingrad1942,
  rabaul1943,
  daylightBombing1944,
];
