import type { Problem } from '@tallyho/kernel';
import {
  type ElementOptions,
  type FormationOptions,
  type KamikazeCampaign,
  kamikazeSearch,
  type Orders,
  readOptions,
  type SeatOptions,
  type SideName,
  type ZeroOptions,
} from '@tallyho/zero';
import { packOptions } from '../../content/packs.ts';
import { bot, human } from '../../saved/players.ts';
import { plainNames } from '../../set-up/names.ts';
import { formationOf } from '../model/content.ts';
import {
  isPhased,
  type MissionElement,
  type MissionPlan,
  type MissionSeat,
  type PlanFormation,
} from './mission-plan.ts';

/* A Mission that is being prepared, as the game's own options, and the other way round. */

/** Z-17.22a — so many aircraft in Formations as large as the card allows. */
function inFormations({ aircraft, count, altitude, crew, green }: PlanFormation, task: object): object[] {
  const most = formationOf(aircraft)?.formation ?? 1;
  return Array.from({ length: Math.ceil(count / most) }, (_, nth) => {
    const size = Math.min(most, count - nth * most);
    const isCrewed = (i: number): boolean => crew !== null && nth === 0 && i === 0;
    return {
      aircraft: Array.from({ length: size }, () => aircraft),
      altitude,
      ...(crew === null ? {} : { crews: Array.from({ length: size }, (__, i) => (isCrewed(i) ? crew : null)) }),
      ...(green === true ? { green: Array.from({ length: size }, (__, i) => !isCrewed(i)) } : {}),
      ...task,
    };
  });
}

/** CH-28.22a, CH-27.7a, CH-17.41a — what those do whom the Mission is flown for. */
function taskOf({ kind, attacker, cargo }: MissionPlan, side: SideName, tasked: boolean): object {
  if (!tasked || side !== attacker) return {};
  switch (kind) {
    case 'kamikaze':
      return { kamikaze: true };
    case 'patrol':
      return { patrols: true };
    case 'air-drop':
    case 'transport':
      return { cargo };
    default:
      return {};
  }
}

/** A Formation patrols no coast (CH-27.7a), and with an MXY7 it is no kamikaze itself (CH-18.82a). */
function formationTask(plan: MissionPlan, side: SideName, { tasked, ohka }: PlanFormation): object {
  if (plan.kind === 'patrol') return {};
  if (ohka === true && plan.kind === 'kamikaze' && side === plan.attacker) return { ohka };
  return taskOf(plan, side, tasked === true);
}

/** The plan as the game's own options, for it to check. */
export function missionOptions(plan: MissionPlan): object {
  const names = plainNames(plan.seats.map(({ name, key }) => ({ name, label: String(key) })));
  const { year, first } = plan;
  return {
    mode: 'mission',
    year,
    seats: plan.seats.map(({ side, elements, formations }, seat) => ({
      name: names[seat],
      side,
      elements: elements.map(({ key: _, fighter, wingman, pilot, altitude, tasked, ...terms }) => ({
        aircraft: fighter,
        wingman,
        ...(pilot === null ? {} : { pilot }),
        ...(altitude === null ? {} : { altitude }),
        ...terms,
        ...taskOf(plan, side, tasked === true),
      })),
      formations: formations.flatMap((one) => inFormations(one, formationTask(plan, side, one))),
    })),
    ...(first === null ? {} : { first }),
    fullThrottle: plan.fullThrottle,
    turbochargers: plan.turbochargers,
    gunners: plan.gunners,
    orders: givenOrders(plan),
    ...packOptions('zero'),
  };
}

function givenOrders(plan: MissionPlan) {
  const { kind, attacker, target, outward, homeward, effects, angles } = plan;
  const phased = isPhased(plan);
  return {
    kind,
    attacker: phased ? attacker : null,
    target: phased && searchOf(plan) === null ? target : null,
    turns: phased ? [outward, homeward] : [outward],
    effects,
    angles,
    ...corsairsOrders(plan),
  };
}

/** The orders of a plan, whole. */
export const ordersOf = (plan: MissionPlan): Orders => ({
  strike: false,
  errataLoadedHalf: plan.corsairs,
  ...givenOrders(plan),
});

const searchOf = ({ kind, search }: MissionPlan): KamikazeCampaign | null => (kind === 'kamikaze' ? search : null);

/** CH-GAP-01, CH-GAP-02 — CORSAIRS AND HELLCATS is played with both errata; what else its orders say. */
function corsairsOrders(plan: MissionPlan): Partial<Orders> {
  if (!plan.corsairs) return {};
  const search = searchOf(plan);
  return {
    errataLoadedHalf: true,
    ...(plan.kind === 'patrol' ? { errataPatrols: true } : {}),
    ...(plan.night ? { night: true } : {}),
    ...(plan.fortified ? { fortified: true } : {}),
    ...(plan.skipBombing ? { skipBombing: true } : {}),
    ...(plan.landing && plan.kind === 'transport' ? { landing: true } : {}),
    ...(search === null ? {} : { search: { table: kamikazeSearch[search] } }),
  };
}

/** What stands against the plan, or null. */
export function missionObjection(plan: MissionPlan): Problem | null {
  const read = readOptions(missionOptions(plan));
  return read.ok ? null : read.problem;
}

function elementFrom(given: ElementOptions, key: number): MissionElement {
  const { aircraft, wingman, pilot, altitude, label: _, kamikaze, patrols, cargo, load, enters, ...terms } = given;
  return {
    key,
    fighter: aircraft,
    wingman,
    pilot,
    altitude,
    ...terms,
    ...(load ? { load } : {}),
    ...(enters ? { enters } : {}),
    ...(kamikaze === true || patrols === true || (cargo ?? 0) > 0 ? { tasked: true } : {}),
  };
}

function formationFrom({ aircraft, altitude, crews, ...given }: FormationOptions, key: number): PlanFormation {
  return {
    key,
    aircraft: aircraft[0] ?? '',
    count: aircraft.length,
    altitude,
    crew: crews[0] ?? null,
    ...(given.kamikaze === true || (given.cargo ?? 0) > 0 ? { tasked: true } : {}),
    ...(given.green?.includes(true) ? { green: true } : {}),
    ...(given.ohka === true ? { ohka: true } : {}),
  };
}

/** Formations of one type and alike are one entry of the form. */
function together(formations: readonly PlanFormation[]): PlanFormation[] {
  const kinds = new Map<string, PlanFormation>();
  for (const one of formations) {
    const alike = JSON.stringify({ ...one, key: 0, count: 0, crew: null });
    const known = kinds.get(alike);
    kinds.set(alike, known === undefined ? one : { ...known, count: known.count + one.count });
  }
  return [...kinds.values()];
}

function seatFrom({ side, elements, formations = [] }: SeatOptions, i: number, name: string): MissionSeat {
  const first = 11 + 20 * i;
  return {
    key: i + 1,
    side,
    name,
    player: i === 0 ? human : bot('pilot'),
    elements: elements.map((one, at) => elementFrom(one, first + at)),
    formations: together(formations.map((one, at) => formationFrom(one, first + elements.length + at))),
  };
}

const searches = Object.keys(kamikazeSearch) as KamikazeCampaign[];

/** CH-28.42a — the campaign whose table this is. */
const searchFrom = ({ search }: Orders): KamikazeCampaign | null =>
  searches.find((id) => JSON.stringify(kamikazeSearch[id]) === JSON.stringify(search?.table)) ?? null;

const cargoIn = ({ seats }: ZeroOptions): number =>
  Math.max(
    0,
    ...seats.flatMap(({ elements, formations = [] }) => [...elements, ...formations].map((one) => one.cargo ?? 0)),
  );

const USUAL_CARGO = 2;
const USUAL_SHEET = '1A';

/** A plan of a Mission that the game knows. */
export function planOf(options: ZeroOptions, line: string, names: readonly [string, string]): MissionPlan {
  const { orders, seats, year, first, fullThrottle, turbochargers, gunners } = options;
  if (orders === undefined) throw new RangeError('these are the options of a fight');
  const { kind, attacker, target, turns, effects, angles, errataLoadedHalf } = orders;
  return {
    line,
    kind,
    attacker: attacker ?? 'japanese',
    target: target ?? USUAL_SHEET,
    outward: turns[0],
    homeward: turns[1] ?? 0,
    effects,
    year,
    seats: seats.map((seat, i) => seatFrom(seat, i, names[i])),
    first,
    angles,
    fullThrottle,
    turbochargers,
    gunners,
    corsairs: errataLoadedHalf,
    night: orders.night === true,
    fortified: orders.fortified === true,
    skipBombing: orders.skipBombing === true,
    landing: orders.landing === true,
    cargo: cargoIn(options) || USUAL_CARGO,
    search: searchFrom(orders),
  };
}
