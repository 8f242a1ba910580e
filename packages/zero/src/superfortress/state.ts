import type {
  Card,
  Deck,
  Flow,
  Holding,
  HoldingView,
  InnerGame,
  Logbook,
  LogLine,
  Question,
  Table,
} from '@tallyho/kernel';
import type { Choice } from '../choices.ts';
import type { Happening } from '../events.ts';
import type { DogfightView } from '../observe.ts';
import type { Dogfight } from '../state.ts';
import type { SuperfortressChoice } from './choices.ts';
import type { SuperfortressEvent, SuperfortressTableName } from './events.ts';
import type { SuperfortressOptions } from './options.ts';

/** No target yet; a flight without one. */
export const NO_TARGET = -1;
export const NO_ENVIRONMENT = -1;
/** An Altitude that is still to be chosen. */
export const NO_LEVEL = -1;

/** CH-30.62a, CH-30.7a — a B-29: its damage, the side that shows (1: Damaged), its ticked boxes (1), and the week in which it was lost (0: it flies). */
export interface Superfortress {
  damage: number;
  damaged: number;
  boxes: number[];
  lost: number;
}

/** CH-30.81b — an Element or a lone Leader of the opposition, and where it starts. */
export interface Opponent {
  aircraft: string;
  wingman: boolean;
  altitude: number;
}

/** A B-29 on a flight: which one, what it brings along, and what an event has given it. */
export interface Flyer {
  aircraft: number;
  /** Whether it was Damaged before this flight. */
  counted: boolean;
  /** Bombing cards more. */
  cards: number;
}

export const flightKinds = ['mission', 'supply'] as const;
export type FlightKind = (typeof flightKinds)[number];

/** CH-30.1d, CH-30.1f — a Mission, or a Supply Transport: as it is prepared, and if it is fought, as it is kept in the log. */
export interface Flight extends LogLine<FlightReport> {
  week: number;
  kind: FlightKind;
  flyers: Flyer[];
  target: number;
  altitude: number;
  environment: number;
  opponents: Opponent[];
  /** CH-30.81a — turns of a combat; a Mission has those of its target. */
  turns: number;
  /** CH-30.51b — supply points on board. */
  supply: number;
  /** B-29s as they were when the flight began: damage, side showing, boxes. */
  fleet: Superfortress[];
}

/** CH-30.1d — what a flight came to. */
export interface FlightReport {
  target: number;
  fighters: number;
  returns: number;
  losses: number;
  net: number;
  /** Damage Points on the target, mines laid. */
  damage: number;
  /** B-29s that have been over the target and are back. */
  over: number[];
}

/** CH-30.0b — a card that was read on a table: for which B-29 (−1: none), its number, and what it came to with all that was added. */
export interface Drawn {
  table: SuperfortressTableName;
  aircraft: number;
  number: number;
  modified: number;
}

/** CH-30.22a — a line of the log sheet. */
export interface WeekLine {
  week: number;
  duties: number[];
  /** CH-30.46d — whether a Mission was due; the target that was attacked; the one that comes next. */
  due: boolean;
  mission: number;
  next: number;
  supply: number;
  vps: number;
  /** What was drawn in it, in order. */
  draws: Drawn[];
}

/** What never changes in a campaign. */
export interface SuperfortressFixed {
  options: SuperfortressOptions;
  seats: string[];
  /** By card of the deck: its printed number, and its name. */
  numbers: number[];
  names: string[];
  cards: Card[];
}

/** Everything that lies open; nothing is hidden but the order of the cards, which nobody knows. */
export interface OpenSuperfortress {
  fixed: SuperfortressFixed;
  week: number;
  supply: number;
  vps: number;
  fleet: Superfortress[];
  duties: number[];
  target: number;
  /** CH-30.46d — whether a Mission is due in this week, and in the next. */
  due: boolean;
  dueNext: boolean;
  /** The latest week in which a Mission was flown; 0: none. */
  flown: number;
  /** CH-30.1i — whether the Attack event has been drawn in this week. */
  attacked: boolean;
  /** CH-30.74a — boxes bought so far for the latest replacement. */
  bought: number;
  weeks: WeekLine[];
  /** The flight that is being prepared; null: none. */
  flight: Flight | null;
  /** The flights that were fought. */
  log: Flight[];
}

export interface SuperfortressState extends Holding<Dogfight>, Logbook<Flight>, OpenSuperfortress {
  fixed: SuperfortressFixed;
  log: Flight[];
  deck: Deck;
}

export interface SuperfortressView extends HoldingView<DogfightView>, OpenSuperfortress {
  fixed: SuperfortressFixed;
  /** Cards that have been drawn since all were shuffled. */
  discard: Card[];
}

export type AnySuperfortressChoice = SuperfortressChoice | Choice;
export type AnySuperfortressEvent = SuperfortressEvent | Happening;
export type SuperfortressTable = Table<SuperfortressState, AnySuperfortressChoice, AnySuperfortressEvent>;
export type SuperfortressFlow<A extends object = object> = Flow<
  SuperfortressState,
  AnySuperfortressChoice,
  AnySuperfortressEvent,
  A
>;
export type SuperfortressQuestion<A extends object = object> = Question<
  SuperfortressState,
  AnySuperfortressChoice,
  AnySuperfortressEvent,
  A
>;
export type SuperfortressFight = InnerGame<SuperfortressState, AnySuperfortressChoice, AnySuperfortressEvent, object>;
