import type { Card, Deck, Flow, Holding, Logbook, LogLine, Seat, Table } from '@tallyho/kernel';
import type { FlownCraft } from '../campaign/state.ts';
import type { AnyCarrierChoice, AnyCarrierEvent, CarrierState } from '../carrier/state.ts';
import type { Choice } from '../choices.ts';
import type {
  Battle,
  GuadalcanalPlace,
  GuadalcanalSheet,
  Ship,
  TrackEvent,
} from '../content/corsairs/guadalcanal-types.ts';
import type { CardRow } from '../content/kamikaze-types.ts';
import type { Border } from '../content/types.ts';
import type { Happening } from '../events.ts';
import type { SelectionEvent } from '../selection/events.ts';
import type { Dogfight } from '../state.ts';
import type { Flight, GuadalcanalChoice } from './choices.ts';
import type { GuadalcanalEvent } from './events.ts';
import type { GuadalcanalOptions } from './options.ts';

export const JAPANESE: Seat = 0;
export const ALLIED: Seat = 1;
export const NO_WINNER: Seat = -1;

/** CH-29.41a, CH-29.7a — what a line of the log is of. */
export const lineKinds = ['attack', 'resupply', 'battle'] as const;
export type LineKind = (typeof lineKinds)[number];

/** What a Mission or a battle came to. */
export interface Report {
  /** Whether it was flown at all (CH-GAP-67). */
  flown: boolean;
  /** CH-29.63b — Damage Points with what events add, the level of the target, and VPs for it alone. */
  damage: number;
  level: number;
  vps: number;
  /** By side, all that flew. */
  craft: FlownCraft[][];
  /** Of a battle: who has won it; NO_WINNER: nobody, or it was none. */
  winner: Seat;
}

/** CH-29.3a — a line of the log sheet. */
export interface GuadalcanalLine extends LogLine<Report> {
  week: number;
  kind: LineKind;
  attacker: Seat;
  /** The card of an Attack Mission; null: it has none. */
  card: CardRow | null;
  /** The id of the Target Sheet; '': of a battle. */
  target: string;
  place: GuadalcanalPlace;
  /** Of a Resupply Mission: which ship; of a battle: which. */
  ship: Ship | null;
  battle: Battle | null;
  /** By side: what flies, when it has been revealed. */
  flights: Flight[][];
  /** CH-19.24 — by side and aircraft, who flies it ('': nobody of name), and whether he is green. */
  pilots: string[][];
  green: boolean[][];
  /** CH-29.63a — the line of the adjustments by which the marker was moved; '': it has not been. */
  moved: string;
}

/** What never changes in a campaign. */
export interface GuadalcanalFixed {
  options: GuadalcanalOptions;
  sheet: GuadalcanalSheet;
  seats: string[];
  /** By card: its name, its border, its row on the tables. */
  names: string[];
  borders: Border[];
  rows: CardRow[];
  cards: Card[];
}

/** The campaign in progress; the Mission that is being flown, or the Carrier campaign that is being fought, is `inner`. */
export interface GuadalcanalState extends Holding<Dogfight | CarrierState>, Logbook<GuadalcanalLine> {
  fixed: GuadalcanalFixed;
  /** The deck of the sheet and of the selection; whole again after each. */
  deck: Deck;
  week: number;
  /** CH-29.52a — the card of the weather; null: none has been drawn. */
  weather: CardRow | null;
  /** CH-29.52a — by side, the aircraft of this week, for both Missions together. */
  limits: number[];
  /** CH-29.61a — where the marker is: 0 at the start, above 0 to the right. */
  marker: number;
  /** CH-29.65a — in force this week. */
  events: TrackEvent[];
  /** CH-29.54b — by side and type, in the order of the sheet: boxes that are there and not ticked. */
  boxes: number[][];
  /** CH-29.57c — how many groups have arrived. */
  groups: number;
  /** CH-29.43c — destroyers and freighters that are left. */
  ships: number[];
  /** By side: what has been assigned to the Mission so far, its owner's secret until all is revealed. */
  flights: Flight[][];
}

/** What everybody sees; of `flights` one's own. */
export type OpenGuadalcanal = Pick<
  GuadalcanalState,
  'fixed' | 'log' | 'week' | 'weather' | 'limits' | 'marker' | 'events' | 'boxes' | 'groups' | 'ships' | 'flights'
>;

export type AnyGuadalcanalChoice = GuadalcanalChoice | AnyCarrierChoice | Choice;
export type AnyGuadalcanalEvent = GuadalcanalEvent | SelectionEvent | AnyCarrierEvent | Happening;
export type GuadalcanalTable = Table<GuadalcanalState, AnyGuadalcanalChoice, AnyGuadalcanalEvent>;
export type GuadalcanalFlow<A extends object = object> = Flow<
  GuadalcanalState,
  AnyGuadalcanalChoice,
  AnyGuadalcanalEvent,
  A
>;
