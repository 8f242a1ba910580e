import { lineOf, type Seat } from '@tallyho/kernel';
import { fightersOf } from '../../campaign/aircraft.ts';
import type { ListedAircraft, Listing } from '../../content/aircraft-types.ts';
import type { FlightOp, TrackId } from '../../content/carrier-types.ts';
import { type Altitude, type Border, type Fighter, sides } from '../../content/types.ts';
import { isLight } from '../../mission/roster.ts';
import type { CarrierFixed, CarrierTurn, Launch, OpenCarriers } from '../state.ts';
import { effectsOf } from './resources.ts';
import { fleetOf, lineOfTrack } from './tracks.ts';

/** One line of a list with a count of one: an Element, a Leader alone, an aircraft of a Formation. */
interface Unit {
  readonly as: Listing;
  readonly aircraft: string;
}

const unitsOf = (listed: readonly ListedAircraft[]): Unit[] =>
  listed.flatMap(({ count, as, aircraft }) => Array.from({ length: count }, (): Unit => ({ as, aircraft })));

/** Z-25.63a — a list as the sheets write it: types in their order, full Elements first. */
function listOf(units: readonly Unit[]): ListedAircraft[] {
  const types = [...new Set(units.map(({ aircraft }) => aircraft))];
  return types.flatMap((aircraft) =>
    (['L/W', 'L', 'aircraft'] as const).flatMap((as) => {
      const count = units.filter((unit) => unit.aircraft === aircraft && unit.as === as).length;
      return count === 0 ? [] : [{ count, as, aircraft }];
    }),
  );
}

const keyOf = (units: readonly Unit[]): string => JSON.stringify(listOf(units));

/** Each list once, in the order in which they were found. */
const once = (lists: readonly (readonly Unit[])[]): Unit[][] => [
  ...new Map(lists.map((units) => [keyOf(units), [...units]])).values(),
];

/** How many aircraft a list has. */
export const countOf = (listed: readonly ListedAircraft[]): number =>
  listed.reduce((sum, { count, as }) => sum + count * (as === 'L/W' ? 2 : 1), 0);

/**
 * Z-25.65a, Z-CGAP-59 — no more of a type than there are cards: Elements, or aircraft of Formations. What is listed last
 * stays away.
 */
function withinSupply({ supply }: CarrierFixed, units: readonly Unit[]): Unit[] {
  const used = new Map<string, number>();
  return units.filter(({ aircraft }) => {
    const count = (used.get(aircraft) ?? 0) + 1;
    used.set(aircraft, count);
    return count <= (supply[aircraft] ?? 0);
  });
}

/** Whether there are cards for one more Element, or aircraft of a Formation, of this type. */
const hasCards = ({ supply }: CarrierFixed, units: readonly Unit[], aircraft: string): boolean =>
  units.filter((unit) => unit.aircraft === aircraft).length < (supply[aircraft] ?? 0);

/**
 * Z-25.63c — all that can be left when so many aircraft stay behind, as the owner likes. A Wingman whose Leader stays
 * flies as a Leader; so it does not matter which of the two it is.
 */
function without(units: readonly Unit[], missing: number | 'all'): Unit[][] {
  if (missing === 'all') return [[]];
  let lists: Unit[][] = [[...units]];
  for (let n = 0; n < missing; n++)
    lists = once(
      lists.flatMap((left) =>
        left.length === 0
          ? [left]
          : left.map((unit, at) =>
              unit.as === 'L/W' ? left.with(at, { ...unit, as: 'L' }) : left.filter((_, other) => other !== at),
            ),
      ),
    );
  return lists;
}

/** Z-CEX-22 — one aircraft more: Wingman of a Leader of its type that has none, otherwise a Leader; Z-25.65a: if there is a card. */
function joined(fixed: CarrierFixed, units: readonly Unit[], aircraft: string): Unit[] {
  const alone = units.findIndex((unit) => unit.aircraft === aircraft && unit.as === 'L');
  if (alone >= 0) return units.with(alone, { as: 'L/W', aircraft });
  return hasCards(fixed, units, aircraft) ? [...units, { as: 'L', aircraft }] : [...units];
}

/** Every type of a side's Fleet, as its Flight Ops list them. */
export const fleetTypes = ({ campaign }: CarrierFixed, seat: Seat): string[] => [
  ...new Set(
    Object.values(campaign.ops[sides[seat]]).flatMap(({ strike, cap }) =>
      [...strike, ...cap].flatMap(({ as, aircraft }) => (as === 'aircraft' ? [] : [aircraft])),
    ),
  ),
];

const cardOf = ({ options }: CarrierFixed, aircraft: string): Fighter | undefined =>
  fightersOf(options.packs).find(({ id }) => id === aircraft);

/** What an extra Element of a Strike may be: Fighters, or dive bombers. */
const fits = (fixed: CarrierFixed, aircraft: string, of: 'fighter' | 'dive'): boolean => {
  const card = cardOf(fixed, aircraft);
  if (card === undefined) return false;
  return of === 'fighter' ? card.kind === 'fighter' : isLight(card) && card.leader.front.dive > 0;
};

/** So many Elements more, of one of these types each; a list without any if no type has cards left. */
function withElements(
  fixed: CarrierFixed,
  lists: readonly Unit[][],
  types: readonly string[],
  elements: number,
): Unit[][] {
  let grown = [...lists];
  for (let n = 0; n < elements; n++)
    grown = grown.flatMap((units) => {
      const open = types.filter((aircraft) => hasCards(fixed, units, aircraft));
      return open.length === 0 ? [units] : open.map((aircraft): Unit[] => [...units, { as: 'L/W', aircraft }]);
    });
  return grown;
}

/** Z-CGAP-114 — what a side's scouts have won for its Carrier Strike of this turn. */
export const gainsOf = ({ campaign }: CarrierFixed, { launches }: CarrierTurn, seat: Seat): string[] =>
  launches.flatMap(({ kind, side, report }) =>
    kind === 'scout' && side === seat && report !== null
      ? campaign.scouts[sides[seat]].gains.flatMap(({ after, aircraft }) => (report.lasted >= after ? [aircraft] : []))
      : [],
  );

/** With each swap of the sheet made or not, for all of a type; Z-CGAP-115. */
function swapped(fixed: CarrierFixed, units: readonly Unit[], at: TrackId): Unit[][] {
  const swaps = fixed.campaign.swaps.filter((swap) => swap.at === at);
  let lists: Unit[][] = [[...units]];
  for (const aircraft of new Set(swaps.map((swap) => swap.aircraft))) {
    const by = swaps.flatMap((swap) => (swap.aircraft === aircraft ? [swap.by] : []));
    lists = lists.flatMap((list) => [
      list,
      ...by.map((other) =>
        withinSupply(
          fixed,
          list.map((unit) => (unit.aircraft === aircraft ? { ...unit, aircraft: other } : unit)),
        ),
      ),
    ]);
  }
  return once(lists);
}

/** Z-25.63a, Z-25.63b, Z-25.43a — what a Carrier Strike of this size may consist of, with this turn's Resource and gains. */
export function carrierStrikes(s: OpenCarriers, turn: CarrierTurn, seat: Seat, op: FlightOp): ListedAircraft[][] {
  const { fixed } = s;
  let base = withinSupply(fixed, unitsOf(fixed.campaign.ops[sides[seat]][op].strike));
  if (base.length === 0) return [[]];
  for (const aircraft of gainsOf(fixed, turn, seat)) base = joined(fixed, base, aircraft);
  let lists: Unit[][] = [base];
  for (const { of, elements } of effectsOf(fixed, turn, seat, 'extra-strike-elements'))
    lists = withElements(
      fixed,
      lists,
      fleetTypes(fixed, seat).filter((aircraft) => fits(fixed, aircraft, of)),
      elements,
    );
  const { strike } = lineOfTrack(s, fleetOf(seat));
  return once(lists.flatMap((units) => without(units, strike))).map(listOf);
}

/** Z-25.43c — what the Strike of the island may consist of: its track alone decides. */
export function islandStrikes(s: OpenCarriers): ListedAircraft[][] {
  const { island } = s.fixed.campaign;
  if (island === null) return [[]];
  const base = withinSupply(s.fixed, unitsOf(island.strike));
  const { strike } = lineOfTrack(s, island.track);
  return once(swapped(s.fixed, base, island.track).flatMap((units) => without(units, strike))).map(listOf);
}

/** A Strike from land, at one of its targets. */
export interface LandStrike {
  readonly aircraft: readonly ListedAircraft[];
  readonly target: TrackId;
  readonly altitude: Altitude;
  readonly torpedoes: boolean;
}

/** Bombers from land: each set of aircraft that there is, with each of its targets. */
export const landStrikes = (fixed: CarrierFixed, turn: CarrierTurn, seat: Seat): LandStrike[] =>
  effectsOf(fixed, turn, seat, 'extra-strike').flatMap(({ strikes }) =>
    strikes.flatMap(({ side, full, aircraft, targets }) =>
      side === sides[seat] && (!full || fixed.options.fullSet) && isSupplied(fixed, aircraft)
        ? targets.map(({ track, altitude, torpedoes }) => ({ aircraft, target: track, altitude, torpedoes }))
        : [],
    ),
  );

const isSupplied = ({ supply }: CarrierFixed, listed: readonly ListedAircraft[]): boolean =>
  listed.every(({ aircraft, count }) => (supply[aircraft] ?? 0) >= count);

/** A Strike as it may be sent. */
export interface StrikePlan {
  readonly target: TrackId;
  readonly fly: readonly ListedAircraft[];
}

/** Z-25.63c — all that a launch of this turn may be: of the Fleet, of the island, or from land. */
export function strikePlans(s: OpenCarriers, launch: Launch): StrikePlan[] {
  const turn = lineOf(s);
  const { side, kind, target } = launch;
  if (kind === 'land-based')
    return landStrikes(s.fixed, turn, side).map(({ target: at, aircraft }) => ({ target: at, fly: aircraft }));
  if (target === null) return [];
  const lists = kind === 'island' ? islandStrikes(s) : carrierStrikes(s, turn, side, turn.orders[side].op);
  return lists.map((fly) => ({ target, fly }));
}

/** Z-25.64a, Z-25.43b, Z-CEX-24, Z-CGAP-112 — what a Fleet's CAP may consist of, with these Flight Ops and this turn's Resource. */
export function fleetCaps(s: OpenCarriers, turn: CarrierTurn, seat: Seat, op: FlightOp): ListedAircraft[][] {
  const { fixed } = s;
  let lists = [withinSupply(fixed, unitsOf(fixed.campaign.ops[sides[seat]][op].cap))];
  for (const { elements } of effectsOf(fixed, turn, seat, 'extra-cap'))
    lists = withElements(fixed, lists, fleetTypes(fixed, seat), elements);
  const { cap } = lineOfTrack(s, fleetOf(seat));
  return once(lists.flatMap((units) => without(units, cap))).map(listOf);
}

/** Z-25.43c — the CAP of the island. */
export function islandCaps(s: OpenCarriers): ListedAircraft[][] {
  const { island } = s.fixed.campaign;
  if (island === null) return [[]];
  return without(withinSupply(s.fixed, unitsOf(island.cap)), lineOfTrack(s, island.track).cap).map(listOf);
}

/** Z-25.43d, Z-CGAP-60 — the CAP of a target without Flight Ops, by the border of the card. */
export const drawnCap = (fixed: CarrierFixed, target: TrackId, border: Border): ListedAircraft[] =>
  listOf(withinSupply(fixed, unitsOf(fixed.campaign.drawnCaps[target]?.[border] ?? [])));

/** Whether a card decides on the CAP of a target. */
export const isCapDrawn = ({ campaign }: CarrierFixed, target: TrackId): boolean =>
  campaign.drawnCaps[target] !== undefined;

/** All that may defend against a Strike; what a card has named is in the launch already. */
export function capPlans(s: OpenCarriers, { kind, side, target, aircraft }: Launch): ListedAircraft[][] {
  const { fixed } = s;
  const defender = 1 - side;
  if (kind === 'scout' || target === null) return [aircraft[defender]];
  if (isCapDrawn(fixed, target)) return swapped(fixed, unitsOf(aircraft[defender]), target).map(listOf);
  if (target === fixed.campaign.island?.track) return islandCaps(s);
  const turn = lineOf(s);
  return fleetCaps(s, turn, defender, turn.orders[defender].op);
}
