import type { Card, Deck, Flow, Holding, Logbook, LogLine, Seat, Table } from '@tallyho/kernel';
import type { CraftFate, FlownCraft } from '../campaign/state.ts';
import type { Choice } from '../choices.ts';
import type { ListedAircraft } from '../content/aircraft-types.ts';
import type { CarrierCampaign, CarrierResource, TrackId } from '../content/carrier-types.ts';
import type { CardRow } from '../content/kamikaze-types.ts';
import type { BombingResult, Border } from '../content/types.ts';
import type { Happening } from '../events.ts';
import type { SelectionEvent } from '../selection/events.ts';
import type { Dogfight } from '../state.ts';
import type { CarrierChoice, FleetOrders } from './choices.ts';
import type { CarrierEvent } from './events.ts';
import type { CarrierOptions } from './options.ts';

/** Both players. */
export const both: readonly Seat[] = [0, 1];

/** Z-25.61c — what is flown in a turn, in this order; 'island': the Strike of a force besides the Fleets, as Midway was the first. */
export const launchKinds = ['scout', 'land-based', 'island', 'carrier'] as const;
export type LaunchKind = (typeof launchKinds)[number];

/**
 * What has become of a launch: it is laid out or being flown; it did not find the Fleet (Out of Sight); there was no
 * aircraft for it; it is back; the card did not let it start; its owner has kept it at home.
 */
export const launchStates = ['planned', 'not-found', 'no-aircraft', 'flown', 'not-ready', 'held'] as const;
export type LaunchState = (typeof launchStates)[number];

/** An aircraft that flew: whether it came back on its Damaged side, and the cards drawn when it landed. */
export interface CarrierCraft extends FlownCraft {
  fate: CraftFate;
  /** On its Damaged side at the end, whatever its fate. */
  damaged: boolean;
  /** Z-25.71b — the recovery cards by name; with a shot among them it is lost, and its fate 'destroyed'. */
  recovery: string[];
}

/** What a Scout Mission or a Strike came to. */
export interface LaunchReport {
  /** Z-25.82a — Damage Points on the target. */
  damage: number;
  /** Full turns for which a scout has scouted; 0 for Strikes. */
  lasted: number;
  /** By side, all that flew. */
  flown: CarrierCraft[][];
}

/** A Scout Mission or a Strike of a turn. */
export interface Launch extends LogLine<LaunchReport> {
  kind: LaunchKind;
  /** Whose it is; the other side defends. */
  side: Seat;
  /** Null: a scout attacks nothing. */
  target: TrackId | null;
  state: LaunchState;
  /** Z-25.62a — Target-Bound and Home-Bound turns, as they are after Resources; of a Scout Mission all turns. */
  turns: number[];
  /** By side: the Strike, and the CAP; a scout, and its interceptors. */
  aircraft: ListedAircraft[][];
  /** Z-19.24a — by side, a pilot for each Leader in order; '': none. */
  pilots: string[][];
  /** CH-19.24 — whom the selection by cards has put where; only in campaigns that have it, when it is done. */
  people?: Aboard;
}

/** By side and aircraft, in the order of `candidatesOf`: who flies it ('': nobody of name), and whether he is green. */
export interface Aboard {
  pilots: string[][];
  green: boolean[][];
}

/** Z-25.1b — what a turn came to. */
export interface TurnReport {
  /** By track in the order of the sheet: boxes at the end of the turn, and how many more than before it. */
  boxes: number[];
  ticked: number[];
  /** By side: VPs as they stand, without what is scored only at the end. */
  vps: number[];
}

/** Z-25.22a — a line of the Log Sheets: a turn. */
export interface CarrierTurn extends LogLine<TurnReport> {
  /** By side. */
  orders: FleetOrders[];
  /** By side, the number of the Resource; 0: not chosen yet. */
  resources: number[];
  /** By side, the pilot whom Veteran Leader has placed; ''. */
  veterans: string[];
  /** In the order in which they are flown; those of later in the turn are not there yet. */
  launches: Launch[];
}

/** What never changes in a campaign. */
export interface CarrierFixed {
  options: CarrierOptions;
  /** The sheet, with the types that are in the set. */
  campaign: CarrierCampaign;
  /** Z-25.52a — the Resources of its list. */
  resources: CarrierResource[];
  /** Z-25.65a — how many there are of each type: Elements, or single aircraft of Formations. */
  supply: { [aircraft: string]: number };
  seats: string[];
  /** By card: its name, its number, its border, whether it is a shot, its bombing section. */
  names: string[];
  numbers: number[];
  borders: Border[];
  shots: boolean[];
  bombing: BombingResult[];
  /** CH-19.24f — and where the Pilot/Crew Selection Table has it; only where pilots are selected by cards. */
  rows?: CardRow[];
  cards: Card[];
}

/** A Carrier campaign in progress; the Scout Mission or Strike that is being flown is `inner`. */
export interface CarrierState extends Holding<Dogfight>, Logbook<CarrierTurn> {
  fixed: CarrierFixed;
  /** The deck of recovery, CAPs and Resources; whole again after each of them. */
  deck: Deck;
  /** Z-25.82a — boxes ticked, by track in the order of the sheet. */
  tracks: number[];
}

/** What everybody sees. */
export type OpenCarriers = Pick<CarrierState, 'fixed' | 'log' | 'tracks'>;

export type AnyCarrierChoice = CarrierChoice | Choice;
export type AnyCarrierEvent = CarrierEvent | SelectionEvent | Happening;
export type CarrierTable = Table<CarrierState, AnyCarrierChoice, AnyCarrierEvent>;
export type CarrierFlow<A extends object = object> = Flow<CarrierState, AnyCarrierChoice, AnyCarrierEvent, A>;
