import type { ListedAircraft } from '../content/aircraft-types.ts';
import type { FleetTactic, FlightOp, TrackId } from '../content/carrier-types.ts';
import { type SelectionChoice, selectionDecisions } from '../selection/choices.ts';

/** Z-25.31a, Z-25.41a, Z-CGAP-57 — what a player writes at the start of a turn; No Strike has no target. */
export interface FleetOrders {
  readonly tactic: FleetTactic;
  readonly op: FlightOp;
  readonly target: TrackId | null;
}

/** What is chosen between Strikes. Launches of a turn are counted from 0, and so are the Leaders of one side in a launch. */
export type CarrierChoice =
  | ({ readonly do: 'orders' } & FleetOrders)
  /** Z-25.52a — a Resource by its number. */
  | { readonly do: 'resource'; readonly resource: number }
  /** Z-25.63c — what flies of a Strike, and at what. */
  | { readonly do: 'strike'; readonly target: TrackId; readonly fly: readonly ListedAircraft[] }
  /** Z-25.64a — what defends. */
  | { readonly do: 'cap'; readonly fly: readonly ListedAircraft[] }
  /** Z-19.24f — this pilot leads this Element; '': he waits for another launch. */
  | { readonly do: 'veteran'; readonly pilot: string; readonly launch: number; readonly leader: number }
  /** Whether a card is drawn on which a force is found in place of the Fleet. */
  | { readonly do: 'decoy'; readonly wanted: boolean }
  | SelectionChoice;

export const giveOrders = ({ tactic, op, target }: FleetOrders): CarrierChoice => ({
  do: 'orders',
  tactic,
  op,
  target,
});
export const sendStrike = (target: TrackId, fly: readonly ListedAircraft[]): CarrierChoice => ({
  do: 'strike',
  target,
  fly,
});
export const flyCap = (fly: readonly ListedAircraft[]): CarrierChoice => ({ do: 'cap', fly });
export const placeVeteran = (pilot: string, launch: number, leader: number): CarrierChoice => ({
  do: 'veteran',
  pilot,
  launch,
  leader,
});
export const NO_VETERAN: CarrierChoice = placeVeteran('', 0, 0);
export const DECOY: CarrierChoice = { do: 'decoy', wanted: true };
export const NO_DECOY: CarrierChoice = { do: 'decoy', wanted: false };

/** The kinds of decisions that a Carrier campaign asks for besides those of its Strikes. */
export const carrierDecisions = [
  'orders',
  'resource',
  'strike',
  'cap',
  'veteran',
  'decoy',
  ...selectionDecisions,
] as const;
export type CarrierDecision = (typeof carrierDecisions)[number];
