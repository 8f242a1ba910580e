import type { CarrierCampaign, SeaPlace, SideName, TrackId } from '@tallyho/zero/content';

type Ships = { readonly [side in SideName]: readonly string[] };

/** The carriers of each Fleet; the sheets count no ships, and no rule asks. */
const fleets: { readonly [campaign: string]: Ships } = {
  'coral-sea': { japanese: ['Shokaku', 'Zuikaku'], allied: ['Lexington', 'Yorktown'] },
  midway: { japanese: ['Akagi', 'Kaga', 'Soryu', 'Hiryu'], allied: ['Enterprise', 'Hornet', 'Yorktown'] },
  'eastern-solomons': { japanese: ['Shokaku', 'Zuikaku'], allied: ['Enterprise', 'Saratoga'] },
  'santa-cruz': { japanese: ['Shokaku', 'Zuikaku', 'Zuiho'], allied: ['Enterprise', 'Hornet'] },
};

export const shipsOf = ({ id }: Pick<CarrierCampaign, 'id'>, side: SideName): readonly string[] =>
  fleets[id]?.[side] ?? [];

type Place = SeaPlace | TrackId;

/** Where scouts and bombers from land took off; who is not named here comes from his Fleet. */
const bases: {
  readonly [campaign: string]: { readonly [kind in 'scout' | 'land-based']?: { readonly [side in SideName]?: Place } };
} = {
  'coral-sea': {
    scout: { japanese: 'tulagi', allied: 'noumea-route' },
    'land-based': { japanese: 'rabaul', allied: 'townsville' },
  },
  midway: { scout: { allied: 'midway-airfield' } },
  'eastern-solomons': { scout: { allied: 'ndeni' } },
  'santa-cruz': { scout: { allied: 'espiritu-santo' } },
};

/** The place from which a scout or a bomber from land comes; null: from its Fleet. */
export const landBaseOf = (campaign: string, kind: 'scout' | 'land-based', side: SideName): Place | null =>
  bases[campaign]?.[kind]?.[side] ?? null;
