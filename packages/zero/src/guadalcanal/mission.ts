import type { Seat } from '@tallyho/kernel';
import { elementsListed, type ListedElement } from '../campaign/aircraft.ts';
import { rollCall } from '../campaign/rules/roll-call.ts';
import { type CarrierOptions, readCarrierOptions } from '../carrier/options.ts';
import type { Battle } from '../content/corsairs/guadalcanal-types.ts';
import { sides } from '../content/types.ts';
import type { FormationOptions, OwnedEffect } from '../mission/orders.ts';
import { sortieOf } from '../mission/state.ts';
import { type ElementOptions, readOptions, type ZeroOptions } from '../options.ts';
import { missionPoints, targetLevel } from '../rules/awards.ts';
import { ordersOf } from '../rules/formations.ts';
import { targetIn } from '../rules/search.ts';
import { withPeople } from '../selection/crewed.ts';
import type { Dogfight } from '../state.ts';
import type { Flight } from './choices.ts';
import { type GuadalcanalFixed, type GuadalcanalLine, JAPANESE, NO_WINNER, type Report } from './state.ts';

/** CH-29.44a — Elements start wherever they like but at Very High. */
const START: Partial<ElementOptions> = { neverVeryHigh: true };

/** The Elements of a side, in order. */
export const elementsIn = (fixed: GuadalcanalFixed, { flights }: GuadalcanalLine, seat: Seat): ListedElement[] =>
  flights[seat]
    .filter(({ altitude }) => altitude === null)
    .flatMap(({ aircraft, count, load }) =>
      elementsListed(fixed.options.packs, [{ count: 1, as: count === 2 ? 'L/W' : 'L', aircraft }], () => ({
        altitude: null,
        load,
        enters: null,
      })).map(({ fighter, options }) => ({ fighter, options: { ...options, ...START } })),
    );

const isFormation = (flight: Flight): flight is Flight & { altitude: FormationOptions['altitude'] } =>
  flight.altitude !== null;

/** CH-29.44d — and its Formations, at the Altitude that was chosen for them. */
export const formationsIn = ({ flights }: GuadalcanalLine, seat: Seat): FormationOptions[] =>
  flights[seat].filter(isFormation).map(({ aircraft, count, load, altitude }) => {
    const all = Array.from({ length: count }, () => aircraft);
    return { aircraft: all, altitude, load, label: null, crews: all.map(() => null) };
  });

/** CH-29.65b, CH-GAP-66 — Pistol Pete: a Damage Point more when the Japanese attack the Airfield. */
const pistolPete = (
  { sheet }: GuadalcanalFixed,
  { kind, attacker, target }: GuadalcanalLine,
  events: readonly string[],
): OwnedEffect[] =>
  kind === 'attack' && attacker === JAPANESE && target === sheet.airfield && events.includes('pistol-pete')
    ? [{ side: null, effect: { does: 'damage-points', by: 1 } }]
    : [];

/** CH-29.45a — the Mission of a line of the log, as Zero! is played. */
export function sortieOptions(fixed: GuadalcanalFixed, line: GuadalcanalLine, events: readonly string[]): ZeroOptions {
  const { options, sheet } = fixed;
  const read = readOptions({
    mode: 'mission',
    seats: sides.map((side, seat) => ({
      name: options.seats[side],
      side,
      ...withPeople(
        { pilots: line.pilots[seat], green: line.green[seat] },
        elementsIn(fixed, line, seat).map((one) => one.options),
        formationsIn(line, seat),
      ),
    })),
    fullThrottle: true,
    turbochargers: options.turbochargers,
    gunners: options.gunners,
    packs: options.packs,
    orders: {
      kind: 'bombing',
      attacker: sides[line.attacker],
      target: line.target,
      turns: sheet.turns,
      effects: pistolPete(fixed, line, events),
      angles: options.angles,
      errataLoadedHalf: true,
      assigned: true,
    },
  });
  if (!read.ok) throw new Error(`${line.kind} of week ${line.week}: ${JSON.stringify(read.problem)}`);
  return read.value;
}

/** CH-29.63b, CH-29.54b — what a Mission came to: the target, and all that flew. */
export function sortieReport(inner: Dogfight): Report {
  const orders = ordersOf(inner);
  const sortie = sortieOf(inner);
  return {
    flown: true,
    damage: Math.max(0, sortie.points - targetIn(orders, sortie).relief),
    level: targetLevel(orders, sortie),
    vps: missionPoints(inner, orders, sortie, orders.attacker === 0 ? 0 : 1).target,
    craft: rollCall(inner, orders, sortie),
    winner: NO_WINNER,
  };
}

/** CH-GAP-67 — what is said of a Mission that nobody flew, and of a battle. */
export const withoutMission = (winner: Seat = NO_WINNER): Report => ({
  flown: false,
  damage: 0,
  level: 0,
  vps: 0,
  craft: [[], []],
  winner,
});

/** CH-29.75a — a Carrier campaign with its own sheet, by the normal rules. */
export function battleOptions({ options }: GuadalcanalFixed, battle: Battle): CarrierOptions {
  const { seats, turbochargers, gunners, angles, green, historical, packs } = options;
  const read = readCarrierOptions({
    campaign: battle,
    seats,
    turbochargers,
    gunners,
    angles,
    green,
    historical,
    packs,
  });
  if (!read.ok) throw new Error(`${battle}: ${JSON.stringify(read.problem)}`);
  return read.value;
}
