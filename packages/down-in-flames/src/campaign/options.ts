import { bounded, Fields, type Json, misfit, type Result, reading } from '@tallyho/kernel';
import { contentOf } from '../catalogue.ts';
import type { Campaign } from '../content/campaigns/types.ts';
import { readPack } from '../content/pack.ts';
import { type Pack, sides } from '../content/types.ts';
import { type DeckKind, deckKinds } from '../options.ts';
import { MOST_MISSION_AIRCRAFT } from '../set-up.ts';

/** What can be wrong with the options of a campaign, beside the shape of their fields. */
export const campaignProblems = ['unknown-campaign', 'scale-too-large', 'same-seat-names'] as const;
export type CampaignProblem = (typeof campaignProblems)[number];

/** What the players agree on before a campaign. */
export interface CampaignOptions {
  /** The id of the campaign. */
  readonly campaign: string;
  /** DIF-OPT-23 — the multiplier. */
  readonly scale: number;
  /** The names of the players of the Axis and of the Allies. */
  readonly seats: { readonly axis: string; readonly allies: string };
  readonly deck: DeckKind;
  readonly decks: number;
  /** DIF-GAP-51, DIF-OPT-28, DIF-OPT-30 — switches of the missions. */
  readonly halfPoints: boolean;
  readonly lowStartBonus: boolean;
  /** Content packs, which may bring campaigns of their own. */
  readonly packs: readonly Pack[];
}

const refuse = (code: CampaignProblem, place: string, facts: { readonly [name: string]: Json }): never =>
  misfit(code, place, facts);

export const MOST_SCALE = 9;

/** Checks options that came from outside, and fills in what was left out. */
export const readCampaignOptions = (given: unknown): Result<CampaignOptions> =>
  bounded(given, () => readBounded(given));

const readBounded = (given: unknown): Result<CampaignOptions> =>
  reading(() => {
    const fields = new Fields(given, '');
    const names = fields.fields('seats');
    const scale = fields.int('scale', 1, MOST_SCALE, 1);
    const options: CampaignOptions = {
      campaign: fields.text('campaign', 'poland-1939'),
      scale,
      seats: { axis: names.name('axis', 'axis'), allies: names.name('allies', 'allies') },
      deck: fields.oneOf('deck', deckKinds, 'both'),
      decks: fields.int('decks', 1, 4, Math.min(4, scale)),
      halfPoints: fields.flag('halfPoints', false),
      lowStartBonus: fields.flag('lowStartBonus', false),
      packs: fields.list('packs').map(readOnePack),
    };
    names.done();
    fields.done();
    const { campaigns, campaignById } = contentOf(options.packs);
    const campaign = campaignById.get(options.campaign);
    if (campaign === undefined) {
      return refuse('unknown-campaign', 'campaign', { found: options.campaign, known: campaigns.map(({ id }) => id) });
    }
    if (options.seats.axis === options.seats.allies) refuse('same-seat-names', 'seats', { name: options.seats.axis });
    const aircraft = mostAircraft(campaign) * scale;
    if (aircraft > MOST_MISSION_AIRCRAFT) {
      refuse('scale-too-large', 'scale', { scale, aircraft, most: MOST_MISSION_AIRCRAFT });
    }
    return options;
  });

function readOnePack(given: Json, i: number): Pack {
  const pack = readPack(given);
  return pack.ok ? pack.value : misfit(pack.problem.code, `packs[${i}].${pack.problem.place}`, pack.problem.facts);
}

/** How many aircraft the largest mission of a campaign can have, before they are multiplied. */
export function mostAircraft({ arrows, options }: Campaign): number {
  const brought = sides.map((side) =>
    Math.max(0, ...options[side].map(({ aircraft }) => aircraft.reduce((sum, { count }) => sum + count, 0))),
  );
  const interceptor = 1;
  return Math.max(...arrows.map(({ aircraft }) => aircraft.length)) + interceptor + brought[0] + brought[1];
}
