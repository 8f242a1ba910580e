import { bounded, Fields, misfit, type Result, reading } from '@tallyho/kernel';
import { campaignContentOf } from '../content/campaign-catalogue.ts';
import type { ReadPack } from '../content/check.ts';
import { packsIn } from '../content/packs-in.ts';

/** What the players agree on before a Carrier campaign. */
export interface CarrierOptions {
  /** Z-25.23a — the id of the campaign. */
  readonly campaign: string;
  /** The names of the players of both sides. */
  readonly seats: { readonly japanese: string; readonly allied: string };
  /** Z-25.65a — all types; false: what is in the box alone, with its substitutes. */
  readonly fullSet: boolean;
  readonly fullThrottle: boolean;
  readonly turbochargers: boolean;
  readonly gunners: boolean;
  readonly angles: boolean;
  readonly errataLoadedHalf: boolean;
  /** CH-19.4a, CH-19.26a — green pilots; historical names alone. Only where pilots are selected by cards, and left out unless wanted. */
  readonly green?: true;
  readonly historical?: true;
  readonly packs: readonly ReadPack[];
}

/** Checks options that came from outside, and fills in what was left out. */
export const readCarrierOptions = (given: unknown): Result<CarrierOptions> => bounded(given, () => readBounded(given));

const readBounded = (given: unknown): Result<CarrierOptions> =>
  reading(() => {
    const fields = new Fields(given, '');
    const names = fields.fields('seats');
    const packs = packsIn(fields);
    const id = fields.text('campaign', 'coral-sea');
    const { carrierCampaigns } = campaignContentOf(packs);
    const campaign = carrierCampaigns.find((one) => one.id === id);
    if (campaign === undefined)
      return misfit('unknown-campaign', 'campaign', { found: id, known: carrierCampaigns.map((one) => one.id) });
    const isByCards = campaign.selection !== undefined;
    const options: CarrierOptions = {
      campaign: id,
      seats: { japanese: names.name('japanese', 'japanese'), allied: names.name('allied', 'allied') },
      fullSet: fields.flag('fullSet', true),
      // CH-2.0b, CH-GAP-01 — the deck and the errata of CORSAIRS AND HELLCATS, wherever its selection is.
      fullThrottle: fields.flag('fullThrottle', isByCards) || isByCards,
      turbochargers: fields.flag('turbochargers', true),
      gunners: fields.flag('gunners', true),
      angles: fields.flag('angles', false),
      errataLoadedHalf: fields.flag('errataLoadedHalf', isByCards) || isByCards,
      ...(isByCards && fields.flag('green', false) ? { green: true } : {}),
      ...(isByCards && fields.flag('historical', false) ? { historical: true } : {}),
      packs,
    };
    names.done();
    fields.done();
    const { japanese, allied } = options.seats;
    if (japanese === allied) misfit('same-seat-names', 'seats', { name: japanese });
    return options;
  });
