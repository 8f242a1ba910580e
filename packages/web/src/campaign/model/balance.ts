import type { CampaignId } from '@tallyho/down-in-flames/content';

/** How often each side has won among equals, in hundredths. */
export interface Balance {
  readonly axis: number;
  readonly draw: number;
  readonly allies: number;
}

/** How many campaigns were flown for each figure. */
export const BALANCE_GAMES = 200;

/** Two bots of the Pilot level against each other, as `tallyho balance` measured them (docs/content.md). */
const measured: { readonly [campaign in CampaignId]: Balance } = {
  'poland-1939': { axis: 47, draw: 12.5, allies: 40.5 },
  'battle-of-britain-1940': { axis: 54, draw: 12.5, allies: 33.5 },
  'midway-1942': { axis: 43, draw: 10.5, allies: 46.5 },
  'stalingrad-1942': { axis: 40.5, draw: 13, allies: 46.5 },
  'rabaul-1943': { axis: 44.5, draw: 13.5, allies: 42 },
  'daylight-bombing-1944': { axis: 44, draw: 8.5, allies: 47.5 },
};

/** The balance of a campaign of ours; null: nobody has measured it. */
export function balanceOf(campaign: string): Balance | null {
  const known: { readonly [campaign: string]: Balance } = measured;
  return known[campaign] ?? null;
}
