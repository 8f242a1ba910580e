import type { Seat } from '@tallyho/kernel';
import { type CarrierFixed, carrierRules, type FleetOrders } from '@tallyho/zero';
import {
  type CarrierEffect,
  type DamageTrack,
  type FlightOp,
  flightOps,
  forcesIn,
  type ListedAircraft,
  sides,
  type TrackId,
} from '@tallyho/zero/content';
import {
  asUsual,
  type Defence,
  defenceOf,
  type Flown,
  type Force,
  forceOf,
  nothing,
  together,
} from './zero-carriers-forces.ts';
import { leftOf } from './zero-carriers-strikes.ts';
import { worthOfBoxes } from './zero-carriers-worth.ts';

const { everyOrder, fleetOf, fleetTypes, placeOf, rangeOf } = carrierRules;

/** Forces by how many aircraft are missing; the last: all. */
export type ByMissing = readonly Force[];
/** More than a Damage Track ever takes away. */
const MOST_MISSING = 4;
export const ALL_MISSING = MOST_MISSING + 1;

/** A Damage Track for quick looks: by boxes, what is missing from Strike and CAP, and its VPs. */
export interface QuickTrack {
  readonly owner: Seat;
  readonly counts: boolean;
  readonly strike: readonly number[];
  readonly cap: readonly number[];
  /** By boxes, VPs for one more of them: its part of the lines that come next. */
  readonly worth: readonly number[];
  /** From so many boxes on its Fleet is out of action; Infinity for what is no Fleet. */
  readonly out: number;
}

/** A Strike from land that a Resource brings. */
interface FromLand {
  readonly place: number;
  readonly force: Force;
}

/** A force besides the Fleets: where it lies, what it may strike, and how likely it is to launch at all. */
export interface QuickForce {
  readonly side: Seat;
  readonly home: number;
  readonly goals: readonly { readonly place: number; readonly strike: ByMissing }[];
  readonly cap: ByMissing;
  readonly share: number;
  readonly obliged: boolean;
}

/** A Resource as it is weighed: its number, and what it does for whom. */
export interface QuickResource {
  readonly number: number;
  readonly again: boolean;
  readonly seats: readonly Seat[];
  readonly effects: readonly CarrierEffect[];
}

/** One way to write orders. */
export interface QuickOrders {
  readonly orders: FleetOrders;
  readonly range: number;
  readonly op: FlightOp;
  /** The place of the target's track; −1: No Strike. */
  readonly place: number;
}

/** A Campaign Sheet laid out for thousands of quick campaigns: aircraft as forces, tracks as tables. */
export interface QuickSheet {
  readonly fixed: CarrierFixed;
  readonly turns: number;
  readonly tracks: readonly QuickTrack[];
  readonly defences: readonly Defence[];
  readonly fleets: readonly number[];
  readonly orders: readonly (readonly QuickOrders[])[];
  /** By side, Flight Op and place of the target. */
  readonly strikes: readonly { readonly [op in FlightOp]: readonly ByMissing[] }[];
  readonly caps: readonly { readonly [op in FlightOp]: ByMissing }[];
  /** By place: the CAP of a target without Flight Ops, on average; null: it has another. */
  readonly drawn: readonly (Force | null)[];
  readonly forces: readonly QuickForce[];
  /** What may be found in place of a side's Fleet; null: nothing. */
  readonly decoy: { readonly side: Seat; readonly place: number; readonly share: number } | null;
  /** By side, and by place of the target: what Resources and scouts add. */
  readonly escort: readonly Force[];
  readonly deckload: readonly (readonly Force[])[];
  readonly extraCap: readonly Force[];
  readonly gains: readonly (readonly { readonly share: number; readonly forces: readonly Force[] }[])[];
  readonly fromLand: readonly (readonly FromLand[])[];
  readonly resources: readonly QuickResource[];
  readonly opening: { readonly side: Seat; readonly place: number } | null;
  /** The part of the cards with a border, and with a shot. */
  readonly borders: { readonly [border: string]: number };
  readonly shots: number;
}

const both: readonly Seat[] = [0, 1];

/** Every aircraft of a list by itself. */
const singles = (
  fixed: CarrierFixed,
  listed: readonly ListedAircraft[],
  at: Defence | null,
  flown: Flown = asUsual,
): Force[] =>
  listed.flatMap(({ aircraft, as, count }) => {
    const one = forceOf(fixed, [{ count: 1, as: as === 'L/W' ? 'L' : as, aircraft }], at, flown);
    if (as !== 'L/W') return Array.from({ length: count }, () => one);
    const pair = forceOf(fixed, [{ count: 1, as, aircraft }], at, flown);
    return Array.from({ length: count }, () => [one, together(pair, one, -1)]).flat();
  });

const byMissing = (units: readonly Force[]): ByMissing => [
  ...Array.from({ length: MOST_MISSING + 1 }, (_, missing) => leftOf(units, missing)),
  nothing,
];

const missingOf = (missing: number | 'all'): number =>
  missing === 'all' ? ALL_MISSING : Math.min(missing, MOST_MISSING);

function quickTrack(fixed: CarrierFixed, track: DamageTrack): QuickTrack {
  const { lines, owner, countsAircraft } = track;
  const last = lines[lines.length - 1].from;
  const boxes = Array.from({ length: last + 1 }, (_, box) => carrierRules.lineAt(track, box));
  return {
    owner: sides.indexOf(owner),
    counts: countsAircraft,
    strike: boxes.map(({ strike }) => missingOf(strike)),
    cap: boxes.map(({ cap }) => missingOf(cap)),
    worth: boxes.map((_, box) => worthOfBoxes(fixed, track, box)),
    out: lines.find(({ state }) => state === 'out-of-action')?.from ?? Number.POSITIVE_INFINITY,
  };
}

/** The best of some forces, by what they do. */
const bestOf = (forces: readonly Force[]): Force =>
  forces.reduce((best, one) => (one.hope + one.guns > best.hope + best.guns ? one : best), nothing);

/** How likely a scout is to last for as long as a gain asks. */
const LASTS: readonly number[] = [1, 0.9, 0.6, 0.3, 0.15];

const sheets = new WeakMap<CarrierFixed, QuickSheet>();

export function sheetOf(fixed: CarrierFixed): QuickSheet {
  let sheet = sheets.get(fixed);
  if (sheet === undefined) {
    sheet = layOut(fixed);
    sheets.set(fixed, sheet);
  }
  return sheet;
}

function layOut(fixed: CarrierFixed): QuickSheet {
  const { campaign } = fixed;
  const ids: readonly TrackId[] = campaign.tracks.map(({ id }) => id);
  const defences = ids.map((id) => defenceOf(fixed, id));
  const element = (aircraft: string, at: Defence | null): Force =>
    forceOf(fixed, [{ count: 1, as: 'L/W', aircraft }], at);
  const elements = (seat: Seat, at: Defence | null): Force[] => fleetTypes(fixed, seat).map((id) => element(id, at));
  const share = (is: readonly boolean[]): number => is.filter((one) => one).length / is.length;
  const byBorder: { [border: string]: number } = {};
  for (const border of ['red', 'white', 'blue']) byBorder[border] = share(fixed.borders.map((one) => one === border));
  return {
    fixed,
    turns: campaign.turns,
    tracks: campaign.tracks.map((track) => quickTrack(fixed, track)),
    defences,
    fleets: both.map((seat) => placeOf(fixed, fleetOf(seat))),
    orders: both.map((seat) =>
      everyOrder(fixed, seat).map((orders) => ({
        orders,
        range: rangeOf(orders.tactic),
        op: orders.op,
        place: orders.target === null ? -1 : placeOf(fixed, orders.target),
      })),
    ),
    strikes: both.map((seat) =>
      byOp((op) => defences.map((at) => byMissing(singles(fixed, campaign.ops[sides[seat]][op].strike, at)))),
    ),
    caps: both.map((seat) => byOp((op) => byMissing(singles(fixed, campaign.ops[sides[seat]][op].cap, null)))),
    drawn: ids.map((id) => {
      const caps = campaign.drawnCaps[id];
      if (caps === undefined) return null;
      return Object.entries(caps).reduce(
        (sum, [border, listed]) => together(sum, forceOf(fixed, listed, null), byBorder[border]),
        nothing,
      );
    }),
    forces: forcesIn(campaign).map(({ side, track, targets, strike, cap, altitudes, launches, obliged }) => ({
      side: sides.indexOf(side),
      home: placeOf(fixed, track),
      goals: targets.map((target) => ({
        place: placeOf(fixed, target),
        strike: byMissing(
          strike.flatMap((one) =>
            singles(fixed, [one], defences[placeOf(fixed, target)], {
              altitude: altitudes[one.aircraft] ?? 'medium',
              torpedoes: false,
            }),
          ),
        ),
      })),
      cap: byMissing(singles(fixed, cap, null)),
      share: launches === null ? 1 : byBorder[launches],
      obliged,
    })),
    decoy:
      campaign.decoy === undefined
        ? null
        : {
            side: sides.indexOf(campaign.decoy.side),
            place: placeOf(fixed, campaign.decoy.track),
            share: byBorder[campaign.decoy.border],
          },
    escort: both.map((seat) => bestOf(elements(seat, null).filter(({ fighters }) => fighters > 0))),
    deckload: both.map((seat) =>
      defences.map((at) => bestOf(elements(seat, at).filter(({ fighters, hope }) => fighters === 0 && hope > 0))),
    ),
    extraCap: both.map((seat) => bestOf(elements(seat, null))),
    gains: both.map((seat) =>
      campaign.scouts[sides[seat]].gains.map(({ after, aircraft }) => ({
        share: LASTS[after] ?? 0,
        forces: defences.map((at) => forceOf(fixed, [{ count: 1, as: 'L', aircraft }], at)),
      })),
    ),
    fromLand: both.map((seat) => strikesFromLand(fixed, seat, defences)),
    resources: fixed.resources.map(({ number, again, side, effects }) => ({
      number,
      again,
      seats: side === null ? both : [sides.indexOf(side)],
      effects,
    })),
    opening: campaign.opening && {
      side: sides.indexOf(campaign.opening.side),
      place: placeOf(fixed, campaign.opening.target),
    },
    borders: byBorder,
    shots: share(fixed.shots),
  };
}

const byOp = <T>(of: (op: FlightOp) => T): { readonly [op in FlightOp]: T } =>
  Object.fromEntries(flightOps.map((op) => [op, of(op)])) as { [op in FlightOp]: T };

/** What a Resource may send from land: each set of aircraft at each of its targets. */
function strikesFromLand(fixed: CarrierFixed, seat: Seat, defences: readonly Defence[]): FromLand[] {
  const effects = fixed.resources.flatMap((resource) => resource.effects);
  return effects.flatMap((effect) =>
    effect.does !== 'extra-strike'
      ? []
      : effect.strikes.flatMap(({ side, aircraft, targets, full }) =>
          side !== sides[seat] || (full && !fixed.options.fullSet)
            ? []
            : targets.map(({ track, altitude, torpedoes }): FromLand => {
                const place = placeOf(fixed, track);
                return { place, force: forceOf(fixed, aircraft, defences[place], { altitude, torpedoes }) };
              }),
        ),
  );
}
