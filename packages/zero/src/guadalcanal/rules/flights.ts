import { lineOf, type RuleId, type Seat } from '@tallyho/kernel';
import { fightersOf } from '../../campaign/aircraft.ts';
import type { FormationAircraft } from '../../content/aircraft-types.ts';
import { campaignContentOf } from '../../content/campaign-catalogue.ts';
import type { LogType } from '../../content/corsairs/guadalcanal-types.ts';
import { type Altitude, altitudes, type Fighter, sides } from '../../content/types.ts';
import type { FormationOptions, Load, Orders } from '../../mission/orders.ts';
import { bomberLoads, elementLoads, type Stores, storesOf } from '../../mission/stores.ts';
import type { Flight } from '../choices.ts';
import type { GuadalcanalFixed, GuadalcanalLine, OpenGuadalcanal } from '../state.ts';
import { freshOf, leftOf, typesOf, usedOf } from './week.ts';

/** Why aircraft cannot be assigned so, and the rule that says so. */
export const flightReasons = {
  'over-the-week': 'CH-29.52a',
  'over-the-type': 'CH-29.53a',
  'no-more-boxes': 'CH-29.54c',
  'not-grouped': 'CH-29.55b',
  'not-its-altitude': 'CH-29.44a',
} as const satisfies { readonly [reason: string]: RuleId };
export type FlightReason = keyof typeof flightReasons;

/** The card behind a type: of an Element, or of a Formation aircraft. */
type TypeCard = { readonly fighter: Fighter } | { readonly bomber: FormationAircraft };

function cardOf({ options: { packs } }: GuadalcanalFixed, id: string): TypeCard {
  const fighter = fightersOf(packs).find((one) => one.id === id);
  if (fighter !== undefined) return { fighter };
  const bomber = campaignContentOf(packs).formations.find((one) => one.id === id);
  if (bomber === undefined) throw new RangeError(`there is no aircraft ${id}`);
  return { bomber };
}

/** What is known of a Mission before anybody has assigned anything: enough to say what may be carried. */
function storesFor({ options: { packs } }: GuadalcanalFixed, { attacker, target }: GuadalcanalLine): Stores {
  const sheet = campaignContentOf(packs).targets.find(({ id }) => id === target) ?? null;
  const orders: Pick<Orders, 'kind' | 'attacker' | 'effects'> = {
    kind: 'bombing',
    attacker: sides[attacker],
    effects: [],
  };
  return storesOf(orders, sheet);
}

/** CH-29.55c, Z-24.46d — what an Element may carry: an attacking Fighter bombs or nothing, a bomber what its card shows; a defender nothing. */
function loadsOfElement(fighter: Fighter, side: LogType['side'], attacks: boolean, stores: Stores): Load[] {
  if (!attacks) return ['none'];
  const loads = elementLoads(fighter, side, 0, stores);
  return fighter.kind === 'fighter' || loads.length === 0 ? ['none', ...loads] : loads;
}

/** And a Formation, at an Altitude. */
function loadsOfFormation(aircraft: FormationAircraft, altitude: Altitude, stores: Stores): Load[] {
  const given: FormationOptions = { aircraft: [aircraft.id], altitude, load: null, label: null, crews: [null] };
  const loads = bomberLoads({ aircraft, given, side: aircraft.side }, stores);
  return loads.length === 0 ? ['none'] : loads;
}

/** What of a type may be carried on a Mission, at an Altitude where that is chosen beforehand. */
export function loadsFor(
  fixed: GuadalcanalFixed,
  line: GuadalcanalLine,
  seat: Seat,
  { aircraft, side }: LogType,
  altitude: Altitude | null,
): Load[] {
  const stores = storesFor(fixed, line);
  const card = cardOf(fixed, aircraft);
  return 'fighter' in card
    ? loadsOfElement(card.fighter, side, line.attacker === seat, stores)
    : loadsOfFormation(card.bomber, altitude ?? 'medium', stores);
}

/** CH-29.55b, Z-CGAP-72 — so many aircraft in groups of this size; what is left over flies alone. */
const grouped = (count: number, size: number): number[] => [
  ...Array.from({ length: Math.floor(count / size) }, () => size),
  ...(count % size === 0 ? [] : [count % size]),
];

/** Every way to load groups: groups of one size are alike, so that the order among them means nothing. */
function loaded(groups: readonly number[], loads: readonly Load[]): Load[][] {
  if (groups.length === 0) return [[]];
  const [size, ...rest] = groups;
  return loads.flatMap((load, i) =>
    loaded(rest, rest[0] === size ? loads.slice(i) : loads).map((others) => [load, ...others]),
  );
}

/** All ways in which so many of a type could fly, at one Altitude or at whatever each chooses. */
const waysOf = (
  aircraft: string,
  groups: readonly number[],
  loads: readonly Load[],
  altitude: Altitude | null,
): Flight[][] =>
  loaded(groups, loads).map((carried) =>
    groups.map((count, i): Flight => ({ aircraft, count, load: carried[i], altitude })),
  );

/** Whether a type is an aircraft of Formations. */
export const isFormation = (fixed: GuadalcanalFixed, { aircraft }: LogType): boolean =>
  'bomber' in cardOf(fixed, aircraft);

/** Everything that somebody might assign of a type, allowed or not: nothing first, then more and more, up to what a week allows. */
export function everyPlan(s: OpenGuadalcanal, seat: Seat, type: LogType): Flight[][] {
  const { aircraft, weekly } = type;
  const line = lineOf(s);
  const card = cardOf(s.fixed, aircraft);
  const counts = Array.from({ length: weekly }, (_, i) => i + 1);
  if ('bomber' in card)
    return [
      [],
      ...counts.flatMap((count) =>
        altitudes.flatMap((altitude) =>
          waysOf(
            aircraft,
            grouped(count, card.bomber.formation),
            loadsFor(s.fixed, line, seat, type, altitude),
            altitude,
          ),
        ),
      ),
    ];
  const loads = loadsFor(s.fixed, line, seat, type, null);
  return [
    [],
    ...counts.flatMap((count) => waysOf(aircraft, grouped(count, 2), loads, null)),
    // CH-29.55b — two Leaders, each for himself.
    ...(weekly > 1 ? waysOf(aircraft, [1, 1], loads, null) : []),
  ];
}

const sizeOf = (flights: readonly Flight[]): number => flights.reduce((sum, { count }) => sum + count, 0);

/** CH-29.51a — why a type cannot be assigned so; null: it can. */
export function barPlan(s: OpenGuadalcanal, seat: Seat, type: LogType, plan: readonly Flight[]): FlightReason | null {
  const count = sizeOf(plan);
  if (count === 0) return null;
  if (count > type.weekly - usedOf(s, seat, type.aircraft)) return 'over-the-type';
  if (count > freshOf(s, seat, type.aircraft)) return 'no-more-boxes';
  if (count > leftOf(s, seat) - sizeOf(s.flights[seat])) return 'over-the-week';
  if (plan.filter((flight) => flight.count === 1 && flight.altitude === null).length > 1) return 'not-grouped';
  if (plan.some(({ altitude }) => altitude !== null && !type.altitudes.includes(altitude))) return 'not-its-altitude';
  return null;
}

/** CH-29.55a — everything that may be assigned of a type. */
export const openPlans = (s: OpenGuadalcanal, seat: Seat, type: LogType): Flight[][] =>
  everyPlan(s, seat, type).filter((plan) => barPlan(s, seat, type, plan) === null);

/**
 * Whether a side is asked about a type, by what everybody knows: there is one left that has not flown this week. CHS-R15: Formation
 * aircraft have nothing to do on the defence.
 */
export function isAskedOf(s: OpenGuadalcanal, seat: Seat, type: LogType): boolean {
  if (lineOf(s).attacker !== seat && isFormation(s.fixed, type)) return false;
  const { aircraft, weekly } = type;
  return leftOf(s, seat) > 0 && weekly > usedOf(s, seat, aircraft) && freshOf(s, seat, aircraft) > 0;
}

/** Where the assignment stands: which side is asked, about which of its types; everybody may know it. */
export interface Assigning {
  seat: Seat;
  type: number;
}

/** The type that is asked about; undefined: the side has been asked about all. */
export const typeAt = ({ fixed }: OpenGuadalcanal, { seat, type }: Assigning): LogType | undefined =>
  typesOf(fixed.sheet, seat)[type];
