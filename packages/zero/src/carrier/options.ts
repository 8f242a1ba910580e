import { bounded, Fields, misfit, type Result, reading } from '@tallyho/kernel';
import { type Switches, switchesIn } from '../campaign/options.ts';
import { campaignContentOf } from '../content/campaign-catalogue.ts';
import type { ReadPack } from '../content/check.ts';
import { packsIn } from '../content/packs-in.ts';

/** What the players agree on before a Carrier campaign. */
export interface CarrierOptions extends Switches {
  /** Z-25.23a — the id of the campaign. */
  readonly campaign: string;
  /** The names of the players of both sides. */
  readonly seats: { readonly japanese: string; readonly allied: string };
  /** Z-25.65a — all types; false: what is in the box alone, with its substitutes. */
  readonly fullSet: boolean;
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
    const options: CarrierOptions = {
      campaign: id,
      seats: { japanese: names.name('japanese', 'japanese'), allied: names.name('allied', 'allied') },
      fullSet: fields.flag('fullSet', true),
      ...switchesIn(fields, campaign.selection !== undefined),
      packs,
    };
    names.done();
    fields.done();
    const { japanese, allied } = options.seats;
    if (japanese === allied) misfit('same-seat-names', 'seats', { name: japanese });
    return options;
  });
