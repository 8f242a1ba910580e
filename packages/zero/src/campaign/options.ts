import { bounded, Fields, misfit, type Result, reading } from '@tallyho/kernel';
import { campaignContentOf } from '../content/campaign-catalogue.ts';
import type { ReadPack } from '../content/check.ts';
import { corsairsLandCampaigns } from '../content/corsairs/campaigns/index.ts';
import { packsIn } from '../content/packs-in.ts';
import { isCorsairs, type LandSheet } from './corsairs/sheet.ts';

/** All periods one after the other. */
export const LONG_WAR = 'long-war';

/** What the players agree on before a Land campaign. */
export interface LandOptions extends Switches {
  /** Z-24.41a — the id of the campaign, and of its period, or LONG_WAR. */
  readonly campaign: string;
  readonly period: string;
  /** The names of the players of both sides. */
  readonly seats: { readonly japanese: string; readonly allied: string };
  readonly packs: readonly ReadPack[];
}

/** The optional rules of a campaign, whatever is flown in it. */
export interface Switches {
  readonly fullThrottle: boolean;
  readonly turbochargers: boolean;
  readonly gunners: boolean;
  readonly angles: boolean;
  readonly errataLoadedHalf: boolean;
  /** CH-19.4a — green pilots and crews; CH-19.26a — only people who were there; both only in CORSAIRS AND HELLCATS, and left out unless wanted. */
  readonly green?: true;
  readonly historical?: true;
}

/** CH-2.0b, CH-GAP-01 — CORSAIRS AND HELLCATS is played with FULL THROTTLE and the errata. */
export const switchesIn = (fields: Fields, corsairs: boolean): Switches => ({
  fullThrottle: fields.flag('fullThrottle', corsairs) || corsairs,
  turbochargers: fields.flag('turbochargers', true),
  gunners: fields.flag('gunners', true),
  angles: fields.flag('angles', false),
  errataLoadedHalf: fields.flag('errataLoadedHalf', corsairs) || corsairs,
  ...(corsairs && fields.flag('green', false) ? { green: true } : {}),
  ...(corsairs && fields.flag('historical', false) ? { historical: true } : {}),
});

/** The sheets of both games. */
export const landSheets = (packs: readonly ReadPack[]): readonly LandSheet[] => [
  ...campaignContentOf(packs).campaigns,
  ...corsairsLandCampaigns,
];

/** Checks options that came from outside, and fills in what was left out. */
export const readLandOptions = (given: unknown): Result<LandOptions> => bounded(given, () => readBounded(given));

const readBounded = (given: unknown): Result<LandOptions> =>
  reading(() => {
    const fields = new Fields(given, '');
    const names = fields.fields('seats');
    const packs = packsIn(fields);
    const id = fields.text('campaign', 'malaya');
    const campaigns = landSheets(packs);
    const campaign = campaigns.find((one) => one.id === id);
    if (campaign === undefined)
      return misfit('unknown-campaign', 'campaign', { found: id, known: campaigns.map((one) => one.id) });
    const periods = campaign.periods.map((period) => period.id);
    const options: LandOptions = {
      campaign: id,
      period: fields.oneOf(
        'period',
        [...periods, ...(isCorsairs(campaign) || campaign.longWar === null ? [] : [LONG_WAR])],
        periods[0],
      ),
      seats: { japanese: names.name('japanese', 'japanese'), allied: names.name('allied', 'allied') },
      ...switchesIn(fields, isCorsairs(campaign)),
      packs,
    };
    names.done();
    fields.done();
    const { japanese, allied } = options.seats;
    if (japanese === allied) misfit('same-seat-names', 'seats', { name: japanese });
    return options;
  });
