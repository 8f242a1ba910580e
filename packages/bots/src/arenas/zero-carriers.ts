import { below } from '@tallyho/kernel';
import { type CarrierState, carrierRules } from '@tallyho/zero';
import { carrierCampaigns, sides } from '@tallyho/zero/content';
import type { Arena, Entrant } from '../arena.ts';
import { zeroCarriersThumbs } from '../systems/zero-carriers.ts';

const sheets = carrierCampaigns.map(({ id, name }) => ({ id, name, options: { campaign: id } }));
/** Those that the ladder draws from: its seeds stand in the docs. */
const laddered = carrierCampaigns.filter(({ selection }) => selection === undefined).length;

const entrants: readonly Entrant[] = sheets.flatMap(({ id, name }) =>
  sides.map((side) => ({ id: `${id} ${side}`, name, points: null, side })),
);

/** Whole campaigns. */
export const zeroCarriersArena: Arena = {
  thumbs: zeroCarriersThumbs,
  entrants,
  duel: ({ id }) => ({ campaign: id.split(' ')[0] }),
  match(chance) {
    const at = 2 * below(chance, laddered);
    return [entrants[at], entrants[at + 1]];
  },
  sheets,
  points: (s) => [carrierRules.totalOf(s as CarrierState, 0), carrierRules.totalOf(s as CarrierState, 1)],
  // Both write their orders at once.
  first: () => -1,
};
