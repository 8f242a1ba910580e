import type { RuleId, Seat } from '@tallyho/kernel';
import type { ListedAircraft } from '../content/aircraft-types.ts';
import type { BonusName, TrackId, TrackState } from '../content/carrier-types.ts';
import type { FleetOrders } from './choices.ts';
import type { LaunchKind } from './state.ts';

/** Why boxes of a Damage Track are ticked or rubbed out. */
export const tickCauses = ['bombs', 'losses', 'recovery', 'submarine', 'repair'] as const;
export type TickCause = (typeof tickCauses)[number];

/** VPs that are scored once, at the end. */
export interface BonusScored {
  readonly name: BonusName;
  readonly side: Seat;
  readonly vps: number;
}

/** What happens between Strikes. Turns are counted from 1, launches of a turn from 0; lists are by side. */
export type CarrierEvent = { readonly because: RuleId } & (
  | { readonly event: 'carrier-turn'; readonly turn: number }
  | { readonly event: 'carrier-orders'; readonly orders: readonly FleetOrders[] }
  | { readonly event: 'carrier-resources'; readonly resources: readonly number[] }
  /** Z-25.33a — Out of Sight: the cards drawn, and whether the Strike finds the Fleet. */
  | {
      readonly event: 'carrier-search';
      readonly launch: number;
      readonly cards: readonly string[];
      readonly found: boolean;
    }
  /** The card that lets a force launch, or does not. */
  | {
      readonly event: 'carrier-readied';
      readonly launch: number;
      readonly side: Seat;
      readonly card: string;
      readonly ready: boolean;
    }
  /** Its owner keeps it at home. */
  | { readonly event: 'carrier-held'; readonly launch: number; readonly side: Seat }
  /** The card on which a force may be found in place of the Fleet. */
  | {
      readonly event: 'carrier-decoy';
      readonly launch: number;
      readonly side: Seat;
      readonly target: TrackId;
      readonly card: string;
      readonly found: boolean;
    }
  /** Nothing is left that could fly. */
  | { readonly event: 'carrier-grounded'; readonly launch: number; readonly kind: LaunchKind; readonly side: Seat }
  /** Z-25.43d — the card that names the CAP of a target without Flight Ops. */
  | {
      readonly event: 'carrier-cap-drawn';
      readonly launch: number;
      readonly target: TrackId;
      readonly card: string;
      readonly aircraft: readonly ListedAircraft[];
    }
  /** All that is launched together is laid out: said of each launch, before any of them is flown. */
  | {
      readonly event: 'carrier-launch';
      readonly launch: number;
      readonly kind: LaunchKind;
      readonly side: Seat;
      readonly target: TrackId | null;
      readonly turns: readonly number[];
      readonly aircraft: readonly (readonly ListedAircraft[])[];
      readonly pilots: readonly (readonly string[])[];
    }
  /** A launch is about to be flown. */
  | { readonly event: 'carrier-takes-off'; readonly launch: number; readonly kind: LaunchKind; readonly side: Seat }
  /** It is back: Damage Points on its target; aircraft Destroyed, by side; how long a scout has lasted. */
  | {
      readonly event: 'carrier-debrief';
      readonly launch: number;
      readonly kind: LaunchKind;
      readonly side: Seat;
      readonly target: TrackId | null;
      readonly damage: number;
      readonly lost: readonly number[];
      readonly lasted: number;
    }
  /** Z-25.82a, Z-25.82b — a track has changed by so many boxes, and stands at `boxes`. */
  | {
      readonly event: 'carrier-ticked';
      readonly track: TrackId;
      readonly cause: TickCause;
      readonly by: number;
      readonly boxes: number;
      readonly state: TrackState | null;
    }
  | {
      readonly event: 'carrier-submarine';
      readonly side: Seat;
      readonly cards: readonly string[];
      readonly points: number;
    }
  /** Z-25.71a — one Damaged aircraft comes in: its place among those of its side in the launch. */
  | {
      readonly event: 'carrier-recovery';
      readonly launch: number;
      readonly side: Seat;
      readonly craft: number;
      readonly aircraft: string;
      readonly pilot: string;
      readonly cards: readonly string[];
      readonly lost: boolean;
    }
  /** Z-25.1b — the turn is over. */
  | { readonly event: 'carrier-score'; readonly turn: number; readonly vps: readonly number[] }
  | { readonly event: 'carrier-verdict'; readonly vps: readonly number[]; readonly bonuses: readonly BonusScored[] }
);
