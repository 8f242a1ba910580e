import { bounded, Fields, type Json, MOST_SEATS, misfit, type Result, reading } from '@tallyho/kernel';
import type { ReadPack } from './content/check.ts';
import { packsIn } from './content/packs-in.ts';
import { type Altitude, altitudes, type SideName, sides } from './content/types.ts';
import { checkMission } from './mission/check.ts';
import {
  type FormationOptions,
  type MissionElement,
  MOST_FORMATIONS,
  type Orders,
  readFormation,
  readMissionElement,
  readOrders,
} from './mission/orders.ts';
import { checkSetUp } from './set-up.ts';

/** Z-13.0a — the four ways to balance a fight, and the players' own: 'house' lets everything pass. */
export const balances = ['points', 'numbers', 'wingmen', 'pilots', 'house'] as const;
export type Balance = (typeof balances)[number];

export interface ElementOptions extends Partial<MissionElement> {
  /** The id of the aircraft type (Z-5.1b: Leader and Wingman fly the same). */
  readonly aircraft: string;
  /** Z-5.3b, Z-13.3a — false: a Leader without Wingman; CH-27.31d: at night nobody has one. */
  readonly wingman: boolean;
  /** Z-13.4a — the id of the Leader's pilot counter; null: none. */
  readonly pilot: string | null;
  /** The name of this Element in notation; null: made from the aircraft. */
  readonly label: string | null;
  /** An agreed starting Altitude; null: chosen in secret (Z-4.5a). */
  readonly altitude: Altitude | null;
}

export interface SeatOptions {
  readonly name: string;
  readonly side: SideName;
  /** Z-4.2d — a player may control several Elements. */
  readonly elements: readonly ElementOptions[];
  /** Z-17.22a — Medium, Heavy and Patrol aircraft; only in a Mission. */
  readonly formations?: readonly FormationOptions[];
}

/** Z-15.1c — a fight of the Basic Game, or a Mission of the Campaign Game. */
export const modes = ['dogfight', 'mission'] as const;
export type Mode = (typeof modes)[number];

/** Everything the players agree on. */
export interface ZeroOptions {
  readonly mode: Mode;
  /** Z-4.3a — the year of the combat. */
  readonly year: number;
  readonly seats: readonly SeatOptions[];
  readonly balance: readonly Balance[];
  /** Z-4.8a — game turns; in a fight to the death the most there can be. */
  readonly turns: number;
  /** Z-4.8c — play until one side has no aircraft left. */
  readonly toTheDeath: boolean;
  /** Z-4.7a — who begins; null: the flip of the turn marker decides. */
  readonly first: SideName | null;
  /** Z-2.2h — add the four FULL THROTTLE cards. */
  readonly fullThrottle: boolean;
  /** Z-5.24a, Z-9.0a — whether "T" and Gunner ratings on the cards count. */
  readonly turbochargers: boolean;
  readonly gunners: boolean;
  /** Content packs that replace or add faces, fighters and pilots. */
  readonly packs: readonly ReadPack[];
  /** What the Mission is; only in mode 'mission'. */
  readonly orders?: Orders;
}

const SIX_TURNS = 6;
/**
 * A fight to the death could go on for ever if nobody fires: it is scored after this many turns unless agreed
 * otherwise.
 */
const DEATH_TURNS = 40;

const introduction: readonly Json[] = [
  { name: 'japanese', side: 'japanese', elements: [{ aircraft: 'a6m2' }] },
  { name: 'allied', side: 'allied', elements: [{ aircraft: 'f4f-3' }] },
];

/** Checks options that came from outside, and fills in what was left out. */
export const readOptions = (given: unknown): Result<ZeroOptions> => bounded(given, () => readBounded(given));

const readBounded = (given: unknown): Result<ZeroOptions> =>
  reading(() => {
    const fields = new Fields(given, '');
    const toTheDeath = fields.flag('toTheDeath', false);
    const mode = fields.oneOf('mode', modes, 'dogfight');
    const isMission = mode === 'mission';
    const orders = isMission ? readOrders(fields.raw('orders'), 'orders') : undefined;
    const options: ZeroOptions = {
      mode,
      year: fields.int('year', 1930, 1946, 1942),
      seats: readSeats(fields.has('seats') ? fields.list('seats', MOST_SEATS) : introduction, orders),
      balance: readBalance(fields),
      turns: fields.int('turns', 1, 60, toTheDeath ? DEATH_TURNS : SIX_TURNS),
      toTheDeath,
      first: fields.has('first') ? fields.oneOf('first', sides) : null,
      fullThrottle: fields.flag('fullThrottle', false),
      turbochargers: fields.flag('turbochargers', true),
      gunners: fields.flag('gunners', true),
      packs: packsIn(fields),
      ...(orders === undefined ? {} : { orders }),
    };
    for (const name of ['seats', 'first']) fields.raw(name);
    fields.done();
    if (isMission) checkMission(options);
    else checkSetUp(options);
    return options;
  });

function readBalance(fields: Fields): Balance[] {
  const given = fields.raw('balance');
  const list = given === null ? [] : Array.isArray(given) ? given : [given];
  return list.map(
    (found, i) =>
      balances.find((method) => method === found) ??
      misfit('field-wrong-value', Array.isArray(given) ? `balance[${i}]` : 'balance', { wanted: [...balances], found }),
  );
}

function readSeats(given: readonly Json[], orders: Orders | undefined): SeatOptions[] {
  return given.map((entry, seat): SeatOptions => {
    const fields = new Fields(entry, `seats[${seat}]`);
    const read: SeatOptions = {
      name: fields.name('name', `player ${seat + 1}`),
      side: fields.oneOf('side', sides),
      elements: fields
        .list('elements', MOST_SEATS)
        .map((element, i) => readElement(element, fields.at(`elements[${i}]`), orders)),
      ...(orders === undefined ? {} : { formations: readFormations(fields) }),
    };
    fields.done();
    return read;
  });
}

const readFormations = (fields: Fields): FormationOptions[] =>
  fields
    .list('formations', MOST_FORMATIONS)
    .map((formation, i) => readFormation(formation, fields.at(`formations[${i}]`)));

function readElement(given: Json, place: string, orders: Orders | undefined): ElementOptions {
  const fields = new Fields(given, place);
  const text = (name: string): string | null => (fields.raw(name) === null ? null : fields.name(name));
  const read: ElementOptions = {
    aircraft: fields.text('aircraft'),
    wingman: fields.flag('wingman', orders?.night !== true),
    pilot: text('pilot'),
    label: text('label')?.trim().replace(/\s+/g, ' ') ?? null,
    altitude: fields.raw('altitude') === null ? null : fields.oneOf('altitude', altitudes),
    ...(orders === undefined ? {} : readMissionElement(fields)),
  };
  fields.done();
  return read;
}
