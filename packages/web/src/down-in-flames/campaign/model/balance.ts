import type { CampaignId } from '@tallyho/down-in-flames/content';

/** How often each side has won among equals, in hundredths. */
export interface Balance {
  readonly axis: number;
  readonly draw: number;
  readonly allies: number;
}

/** How many campaigns were flown for each figure. */
export const BALANCE_GAMES = 400;

/** Two bots of the Pilot level against each other, as `tallyho balance` measured them (docs/bots.md). */
const measured: { readonly [campaign in CampaignId]: Balance } = {
  'poland-1939': { axis: 45.5, draw: 18, allies: 36.5 },
  'battle-of-britain-1940': { axis: 45.2, draw: 12.2, allies: 42.5 },
  'midway-1942': { axis: 45.5, draw: 11.5, allies: 43 },
  'stalingrad-1942': { axis: 46, draw: 14.2, allies: 39.8 },
  'rabaul-1943': { axis: 44.5, draw: 10.8, allies: 44.8 },
  'daylight-bombing-1944': { axis: 42.5, draw: 10.5, allies: 47 },
};

/** The balance of a campaign of ours; null: nobody has measured it. */
export function balanceOf(campaign: string): Balance | null {
  const known: { readonly [campaign: string]: Balance } = measured;
  return known[campaign] ?? null;
}
