import { lineOf, type Seat } from '@tallyho/kernel';
import { fightersOf } from '../../campaign/aircraft.ts';
import type { ListedAircraft } from '../../content/aircraft-types.ts';
import { type FlightOp, type Force, forcesIn, type TrackId } from '../../content/carrier-types.ts';
import { type Altitude, type Border, type Fighter, sides } from '../../content/types.ts';
import { isLight } from '../../mission/roster.ts';
import type { CarrierFixed, CarrierTurn, Launch, OpenCarriers } from '../state.ts';
import { effectsOf } from './resources.ts';
import { fleetOf, lineOfTrack } from './tracks.ts';
import { barElement, joined, listOf, once, type Unit, unitsOf, withinSupply, without } from './units.ts';

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

/** So many Elements more, of one of these types each. */
export interface Extra {
  readonly types: readonly string[];
  readonly elements: number;
}

export const withElement = (units: readonly Unit[], aircraft: string): Unit[] => [...units, { as: 'L/W', aircraft }];

/** Z-25.65a — a list with what is added to it; without, where no type has cards left. */
function withExtras(fixed: CarrierFixed, base: readonly Unit[], extras: readonly Extra[]): Unit[][] {
  let grown = [[...base]];
  for (const { types, elements } of extras)
    for (let n = 0; n < elements; n++)
      grown = grown.flatMap((units) => {
        const open = types.filter((aircraft) => barElement(fixed, units, aircraft) === null);
        return open.length === 0 ? [units] : open.map((aircraft) => withElement(units, aircraft));
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
export function swapped(fixed: CarrierFixed, units: readonly Unit[], at: TrackId): Unit[][] {
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

/** Z-25.63a, Z-25.43a — a Carrier Strike of this size with this turn's gains. */
export function baseStrike(fixed: CarrierFixed, turn: CarrierTurn, seat: Seat, op: FlightOp): Unit[] {
  let base = withinSupply(fixed, unitsOf(fixed.campaign.ops[sides[seat]][op].strike));
  if (base.length > 0) for (const aircraft of gainsOf(fixed, turn, seat)) base = joined(fixed, base, aircraft);
  return base;
}

/** What this turn's Resource adds to a Carrier Strike, if there is one. */
export const strikeExtras = (fixed: CarrierFixed, turn: CarrierTurn, seat: Seat, op: FlightOp): Extra[] =>
  baseStrike(fixed, turn, seat, op).length === 0
    ? []
    : effectsOf(fixed, turn, seat, 'extra-strike-elements').map(({ of, elements }) => ({
        types: fleetTypes(fixed, seat).filter((aircraft) => fits(fixed, aircraft, of)),
        elements,
      }));

/** Z-25.63a — with this turn's Resource, before damage keeps some of it home. */
export const wholeStrikes = (fixed: CarrierFixed, turn: CarrierTurn, seat: Seat, op: FlightOp): Unit[][] =>
  withExtras(fixed, baseStrike(fixed, turn, seat, op), strikeExtras(fixed, turn, seat, op));

/** Z-25.63b, Z-25.63c — what a Carrier Strike may consist of: its owner chooses what stays behind. */
export function carrierStrikes(s: OpenCarriers, turn: CarrierTurn, seat: Seat, op: FlightOp): ListedAircraft[][] {
  const { strike } = lineOfTrack(s, fleetOf(seat));
  return once(wholeStrikes(s.fixed, turn, seat, op).flatMap((units) => without(units, strike))).map(listOf);
}

/** The force of a side besides its Fleet. */
export const forceOf = ({ campaign }: CarrierFixed, seat: Seat): Force | undefined =>
  forcesIn(campaign).find(({ side }) => side === sides[seat]);

/** Z-25.43c — the Strike of a force before damage keeps some of it home. */
export const wholeForce = (fixed: CarrierFixed, { strike, track }: Force): Unit[][] =>
  swapped(fixed, withinSupply(fixed, unitsOf(strike)), track);

/** Z-25.43c — what the Strike of a force may consist of: its track alone decides. */
export const forceStrikes = (s: OpenCarriers, force: Force): ListedAircraft[][] =>
  once(wholeForce(s.fixed, force).flatMap((units) => without(units, lineOfTrack(s, force.track).strike))).map(listOf);

/** With each of its targets; last, where its owner may do so, that all of it stays at home. */
function forcePlans(s: OpenCarriers, force: Force): StrikePlan[] {
  const lists = forceStrikes(s, force).filter((fly) => fly.length > 0);
  const sent = force.targets.flatMap((target) => lists.map((fly) => ({ target, fly })));
  return force.obliged || sent.length === 0 ? sent : [...sent, { target: force.targets[0], fly: [] }];
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

/** Z-25.63c — all that a launch of this turn may be: of the Fleet, of another force, or from land. */
export function strikePlans(s: OpenCarriers, launch: Launch): StrikePlan[] {
  const turn = lineOf(s);
  const { side, kind, target } = launch;
  if (kind === 'land-based')
    return landStrikes(s.fixed, turn, side).map(({ target: at, aircraft }) => ({ target: at, fly: aircraft }));
  const force = kind === 'island' ? forceOf(s.fixed, side) : undefined;
  if (force !== undefined) return forcePlans(s, force);
  if (target === null) return [];
  return carrierStrikes(s, turn, side, turn.orders[side].op).map((fly) => ({ target, fly }));
}

/** Z-25.43b, Z-25.64a — the CAP of these Flight Ops as the sheet has it. */
export const baseCap = (fixed: CarrierFixed, seat: Seat, op: FlightOp): Unit[] =>
  withinSupply(fixed, unitsOf(fixed.campaign.ops[sides[seat]][op].cap));

/** Z-CEX-24, Z-CGAP-112 — what this turn's Resource adds to the CAP of a Fleet. */
export const capExtras = (fixed: CarrierFixed, turn: CarrierTurn, seat: Seat): Extra[] =>
  effectsOf(fixed, turn, seat, 'extra-cap').map(({ elements }) => ({ types: fleetTypes(fixed, seat), elements }));

/** Z-25.64a — with this turn's Resource, before damage keeps some of it from flying. */
export const wholeCaps = (fixed: CarrierFixed, turn: CarrierTurn, seat: Seat, op: FlightOp): Unit[][] =>
  withExtras(fixed, baseCap(fixed, seat, op), capExtras(fixed, turn, seat));

/** Z-25.64a, Z-25.84a — what a Fleet's CAP may consist of. */
export function fleetCaps(s: OpenCarriers, turn: CarrierTurn, seat: Seat, op: FlightOp): ListedAircraft[][] {
  const { cap } = lineOfTrack(s, fleetOf(seat));
  return once(wholeCaps(s.fixed, turn, seat, op).flatMap((units) => without(units, cap))).map(listOf);
}

/** Z-25.43c — the CAP of a force before damage keeps some of it from flying. */
export const wholeForceCap = (fixed: CarrierFixed, { cap }: Force): Unit[] => withinSupply(fixed, unitsOf(cap));

/** Z-25.43c, Z-25.84a — what the CAP of a force may consist of: its track alone decides. */
export const forceCaps = (s: OpenCarriers, force: Force): ListedAircraft[][] =>
  without(wholeForceCap(s.fixed, force), lineOfTrack(s, force.track).cap).map(listOf);

/** The force that has this target, if it is no Fleet. */
export const forceAt = ({ campaign }: CarrierFixed, target: TrackId): Force | undefined =>
  forcesIn(campaign).find(({ track }) => track === target);

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
  const force = forceAt(fixed, target);
  if (force !== undefined) return forceCaps(s, force);
  if (target !== fleetOf(defender)) return [[]];
  const turn = lineOf(s);
  return fleetCaps(s, turn, defender, turn.orders[defender].op);
}
