import { type Seat, sharedLittle } from '@tallyho/kernel';
import { type Catalogue, catalogueOf, contentOf, type Fielded, isOpenSlot } from './catalogue.ts';
import type { Ability, Bomber, Fighter, FighterSide, Pilot } from './content/types.ts';
import { type DeckTables, deckTablesOf } from './deck-tables.ts';
import { hangarOf, type MissionPlan, planOf } from './mission/plan.ts';
import type { DownInFlamesOptions } from './options.ts';
import { NO_PLANE, type Plane, type Side } from './state.ts';

/**
 * What never changes in a game and everybody may know. The tables are the faces, fighters and pilots again as plain
 * numbers, so that the rules can look them up without a search.
 */
export interface Fixed extends DeckTables {
  options: DownInFlamesOptions;
  /** Names of the seats; for each aircraft its label, seat, side, and its Leader or Wingman (NO_PLANE: none). */
  seats: string[];
  labels: string[];
  owner: Seat[];
  side: Side[];
  leader: Plane[];
  wingman: Plane[];
  sides: number;
  /** By aircraft: the agreed fighter and pilot marker; UNCHOSEN and 0 where there is none. */
  agreedFighter: number[];
  agreedPilot: number[];
  /**
   * Which aircraft are chosen in the game, in secret; by seat, its aircraft (but bombers, whose level is on the card),
   * and those among them.
   */
  open: boolean[];
  fleets: Plane[][];
  choosing: Plane[][];
  /** How many points each seat may spend on those that it chooses, and what the cheapest fighter in service costs. */
  budget: number[];
  cheapest: number;
  /** DIF-GAP-27 — whether hits or victory points decide after the last turn. */
  scoring: 'hits' | 'points';
  /** The aircraft cards; in a mission, for each the bomber that it is (null: it is a fighter). */
  fighters: Fighter[];
  bombers: (Bomber | null)[];
  /** What makes it a mission; null in a dogfight. */
  mission: MissionPlan | null;
  /** The pilot markers; number 0 stands for no marker. */
  pilots: Pilot[];
  /** By fighter and side of its card, RATINGS numbers each; by pilot marker, what it adds. */
  ratings: number[];
  extras: number[];
}

/** Ratings as places in the tables. */
export const SPEED = 0;
export const PERFORMANCE = 1;
export const PRE_TURN = 2;
export const POST_TURN = 3;
export const BURSTS = 4;
export const FIREPOWER = 5;
export const AIRFRAME = 6;
export const GUNNER = 7;
export const TURBOCHARGER = 8;
export const AGILE = 9;
export const BARRAGE = 10;
/** What only pilots bring: cheaper climbs, richer dives, Maneuver 0 as 1, REDLINE without a hit, Ace Pilot markers. */
export const CLIMB_RELIEF = 11;
export const DIVE_GAIN = 12;
export const ANY_MANEUVER = 13;
export const SAFE_REDLINE = 14;
export const ACES = 15;
/**
 * DIF-BMB-02, DIF-FB-03, DIF-FB-04 — what counts while an aircraft flies as a bomber: for a fighter, its Horsepower.
 */
export const DEFENSE = 16;
export const SUPPORT = 17;
export const BOMBS = 18;
export const RATINGS = 19;

const nobody: Pilot = { id: '', name: '', nation: 'generic', points: 0, abilities: [], sources: { all: 'DIF-PIL-01' } };

const ratingsOf = (side: FighterSide): number[] => [
  side.speed,
  side.performance,
  side.horsepower[0],
  side.horsepower[1],
  side.bursts,
  side.firepower,
  side.airframe,
  side.gunner,
  side.turbocharger ? 1 : 0,
  side.agile ? 1 : 0,
  side.barrage ? 1 : 0,
  0,
  0,
  0,
  0,
  0,
  side.horsepower[0],
  side.horsepower[1],
  side.bombs,
];

/**
 * A row of ratings with what the Options of a mission add for a side: DIF-OPTN-02, DIF-OPTN-03, DIF-OPTN-08,
 * DIF-OPTN-16. DIF-GAP-56: never below 0. DIF-GAP-92: no Gunner where none flies.
 */
export function ratingsFor(side: FighterSide, flownBy: Side, plan: MissionPlan | null): number[] {
  const row = ratingsOf(side);
  if (plan === null) return row;
  const { defense, support, bombs, gunner } = plan.modifiers;
  const add = (which: number, by: readonly number[]): void => {
    row[which] = Math.max(0, row[which] + by[flownBy]);
  };
  add(DEFENSE, defense);
  add(SUPPORT, support);
  add(BOMBS, bombs);
  if (row[GUNNER] > 0) add(GUNNER, gunner);
  return row;
}

/** DIF-PIL-04 … DIF-PIL-16 — what each ability code adds to which rating. */
const adds: { readonly [code in Ability]: readonly (readonly [rating: number, by: number])[] } = {
  'A+1': [[AIRFRAME, 1]],
  'A+2': [[AIRFRAME, 2]],
  Ag: [[AGILE, 1]],
  AP1: [[ACES, 1]],
  AP2: [[ACES, 2]],
  'B+1': [[BURSTS, 1]],
  Cl: [[CLIMB_RELIEF, 1]],
  Di: [[DIVE_GAIN, 1]],
  'F+1': [[FIREPOWER, 1]],
  'H+1/+1': [
    [PRE_TURN, 1],
    [POST_TURN, 1],
    [DEFENSE, 1],
    [SUPPORT, 1],
  ],
  'H+0/+1': [
    [POST_TURN, 1],
    [SUPPORT, 1],
  ],
  'M0(1)': [[ANY_MANEUVER, 1]],
  'P+1': [[PERFORMANCE, 1]],
  'P+2': [[PERFORMANCE, 2]],
  Re: [[SAFE_REDLINE, 1]],
  'S+1': [[SPEED, 1]],
};

function extrasOf({ abilities }: Pilot): number[] {
  const extras = new Array<number>(RATINGS).fill(0);
  for (const code of abilities) for (const [rating, by] of adds[code]) extras[rating] += by;
  return extras;
}

const laidOut = new WeakMap<DownInFlamesOptions, Fixed>();

/** Everything that stays as it is, from options that have been checked; laid out once for the same options. */
export function fixedFrom(options: DownInFlamesOptions): Fixed {
  let fixed = laidOut.get(options);
  if (fixed === undefined) {
    fixed = layOut(options);
    laidOut.set(options, fixed);
  }
  return fixed;
}

const planesOf = (fielded: readonly Fielded[], counts: (one: Fielded) => boolean): Plane[] =>
  fielded.flatMap((one, plane) => (counts(one) ? [plane] : []));

function layOut(options: DownInFlamesOptions): Fixed {
  const catalogue: Catalogue = catalogueOf(options);
  const deck = deckTablesOf(catalogue.faces, options);
  const fielded: readonly Fielded[] = catalogue.fielded;
  const pilots = sharedLittle([nobody, ...catalogue.pilots]);
  const mission = options.mission === null ? null : sharedLittle(planOf(options.mission, fielded));
  const hangar = mission === null ? null : hangarOf(contentOf(options.packs), fielded);
  const fighters = sharedLittle(hangar?.fighters ?? catalogue.fighters.slice());
  const leader = sharedLittle(fielded.map(({ wingmanOf }) => fielded.findIndex(({ label }) => label === wingmanOf)));
  return {
    options,
    seats: sharedLittle(options.seats.map(({ name }) => name)),
    labels: sharedLittle(fielded.map(({ label }) => label)),
    owner: sharedLittle(fielded.map(({ seat }) => seat)),
    side: sharedLittle(fielded.map(({ side }) => side)),
    leader,
    wingman: sharedLittle(fielded.map((_, plane) => (leader.includes(plane) ? leader.indexOf(plane) : NO_PLANE))),
    sides: Math.max(...fielded.map(({ side }) => side)) + 1,
    agreedFighter: sharedLittle(
      hangar?.cardOf ?? fielded.map(({ fighter }) => fighters.findIndex(({ id }) => id === fighter)),
    ),
    agreedPilot: sharedLittle(
      fielded.map(({ pilot }) =>
        Math.max(
          0,
          pilots.findIndex(({ id }) => id === (pilot ?? '')),
        ),
      ),
    ),
    open: sharedLittle(fielded.map(isOpenSlot)),
    fleets: sharedLittle(
      options.seats.map((_, seat) => planesOf(fielded, (f) => f.seat === seat && f.bomber === null)),
    ),
    choosing: sharedLittle(options.seats.map((_, seat) => planesOf(fielded, (f) => f.seat === seat && isOpenSlot(f)))),
    budget: sharedLittle(catalogue.budget.slice()),
    cheapest: catalogue.cheapest,
    scoring:
      fielded.length > 2 || options.balancing || options.pilots || fielded.some((f) => f.pilot !== null)
        ? 'points'
        : 'hits',
    // By name, not with a spread: an object that is written as one literal lies in one piece and is read faster.
    faces: deck.faces,
    marker: deck.marker,
    copies: deck.copies,
    cards: deck.cards,
    total: deck.total,
    fighters,
    bombers: sharedLittle(hangar?.bombers ?? fighters.map(() => null)),
    mission,
    pilots,
    title: deck.title,
    maneuver: deck.maneuver,
    bursts: deck.bursts,
    hits: deck.hits,
    fuelTank: deck.fuelTank,
    showing: deck.showing,
    answering: deck.answering,
    guards: deck.guards,
    stops: deck.stops,
    adds: deck.adds,
    onOneself: deck.onOneself,
    shooting: deck.shooting,
    shots: deck.shots,
    maneuvering: deck.maneuvering,
    alone: deck.alone,
    noCards: deck.noCards,
    ratings: sharedLittle(
      fighters.flatMap(({ front, damaged }, card) =>
        [front, damaged].flatMap((side) => ratingsFor(side, hangar?.flownBy[card] ?? 0, mission)),
      ),
    ),
    extras: sharedLittle(pilots.flatMap(extrasOf)),
  };
}
