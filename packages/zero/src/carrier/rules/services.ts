import type { Seat } from '@tallyho/kernel';
import type { SelectionCampaign } from '../../content/corsairs/selection.ts';
import { type Service, sides } from '../../content/types.ts';
import { servedBy } from '../../selection/sheet.ts';
import type { CarrierFixed, Launch } from '../state.ts';
import { forceBehind } from './launches.ts';

/** CH-19.24f — the rows of the Pilot/Crew Selection Table that a campaign has. */
export function selectionOf({ campaign }: CarrierFixed): SelectionCampaign {
  if (campaign.selection === undefined) throw new RangeError(`${campaign.id} has no selection by cards`);
  return campaign.selection;
}

/**
 * CH-19.24k, CH-19.24l, CH-GAP-85 — whose pilots a side has in a launch: where two services fly for it, the carriers have the Navy's, in
 * Strike and CAP, and Henderson Field the Marines'.
 */
export function servicesFor(fixed: CarrierFixed, launch: Launch, seat: Seat): readonly Service[] {
  const services = fixed.campaign.pilots[sides[seat]];
  if (fixed.campaign.selection === undefined || services.length === 1) return services;
  const fromIsland = forceBehind(fixed, launch, seat) !== undefined;
  const service = servedBy(selectionOf(fixed), { fromIsland, marked: false });
  return services.filter((one) => one === service);
}
