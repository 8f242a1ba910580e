import { campaignContentOf } from '../../content/campaign-catalogue.ts';
import type { Superfortress, SuperfortressFixed } from '../state.ts';
import { shortfallOf } from './training.ts';

const AIRCRAFT = 'b-29';

/** Z-5.21a, CH-30.61a, CH-30.61b — what a B-29 stands before it is flipped, and before it is lost. */
export function capacities({ options }: SuperfortressFixed, one: Superfortress): [number, number] {
  const card = campaignContentOf(options.packs).formations.find(({ id }) => id === AIRCRAFT);
  if (card === undefined) throw new Error('there is no B-29');
  const { capacity } = shortfallOf(one);
  return [card.front.damage + capacity, card.damaged.damage + capacity];
}

/** CH-GAP-58 — the side that shows: Damaged from so many points on, and unharmed as soon as they are fewer. */
export const isDamaged = (fixed: SuperfortressFixed, one: Superfortress): boolean =>
  one.damage >= capacities(fixed, one)[0];

/** CH-30.61b — and lost with so many. */
export const isLost = (fixed: SuperfortressFixed, one: Superfortress): boolean =>
  one.damage >= capacities(fixed, one)[1];

export const isFlying = ({ lost }: Superfortress): boolean => lost === 0;
