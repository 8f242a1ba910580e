import type { ListedAircraft } from '../../content/aircraft-types.ts';
import { campaignContentOf } from '../../content/campaign-catalogue.ts';
import type { CarrierCampaign, Force, Island, ScoutMission, Sortie } from '../../content/carrier-types.ts';
import { corsairsSupplies } from '../../content/corsairs/supply.ts';
import type { CarrierOptions } from '../options.ts';

type Set = Pick<CarrierOptions, 'packs' | 'fullSet'>;

/** Z-25.65a — how many there are of every type: in the full set, or in the box. */
export function supplyOf({ selection }: CarrierCampaign, { packs, fullSet }: Set): { [aircraft: string]: number } {
  const supply = Object.fromEntries(
    campaignContentOf(packs).supply.map(({ id, coreSet, fullSet: full }) => [id, fullSet ? full : coreSet]),
  );
  // CH-2.0a — what lies in the second box is played with where its campaigns are.
  if (selection !== undefined) for (const { id, box } of corsairsSupplies) supply[id] = (supply[id] ?? 0) + box;
  return supply;
}

/** A Campaign Sheet with the types that the set has: where one is not in the box, its substitute flies. Swaps need both types. */
export function withTypesOf(campaign: CarrierCampaign, set: Set): CarrierCampaign {
  const cards = supplyOf(campaign, set);
  const { supply } = campaignContentOf(set.packs);
  const typed = (id: string): string =>
    (cards[id] ?? 0) > 0 ? id : (supply.find((one) => one.id === id)?.substitute ?? id);
  const list = (listed: readonly ListedAircraft[]): ListedAircraft[] =>
    listed.map((one) => ({ ...one, aircraft: typed(one.aircraft) }));
  const sortie = <S extends Sortie>(one: S): S => ({ ...one, strike: list(one.strike), cap: list(one.cap) });
  const based = <B extends Island | Force>(one: B): B => ({
    ...sortie(one),
    altitudes: Object.fromEntries(Object.entries(one.altitudes).map(([id, level]) => [typed(id), level])),
  });
  const scouts = (one: ScoutMission): ScoutMission => ({
    ...one,
    scout: list(one.scout),
    interceptors: list(one.interceptors),
    gains: one.gains.map(({ after, aircraft }) => ({ after, aircraft: typed(aircraft) })),
  });
  const { ops, drawnCaps, island, forces, swaps } = campaign;
  return {
    ...campaign,
    ops: mapped(ops, (own) => mapped(own, sortie)),
    drawnCaps: mapped(drawnCaps, (caps) => caps && mapped(caps, list)),
    island: island && based(island),
    ...(forces === undefined ? {} : { forces: forces.map(based) }),
    scouts: mapped(campaign.scouts, scouts),
    swaps: swaps.filter(({ aircraft, by }) => (cards[aircraft] ?? 0) > 0 && (cards[by] ?? 0) > 0),
  };
}

/** The same fields, each changed. */
function mapped<T extends object>(fields: T, change: (value: NonNullable<T[keyof T]>) => unknown): T {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, change(value as NonNullable<T[keyof T]>)]),
  ) as T;
}
