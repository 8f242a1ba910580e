import type { RuleId, Seat } from '@tallyho/kernel';
import type { Battle, GuadalcanalPlace, TrackEvent, Weather } from '../content/corsairs/guadalcanal-types.ts';
import type { Flight, Resupply } from './choices.ts';

/** So many of a type. */
export interface Tally {
  readonly aircraft: string;
  readonly count: number;
}

/** What happens between Missions. Weeks are counted from 1; lists are by side; cards by their names. */
export type GuadalcanalEvent = {
  readonly because: RuleId;
} /** CH-29.0a — a week begins, with these events in force. */ & (
  | { readonly event: 'guadalcanal-week'; readonly week: number; readonly events: readonly TrackEvent[] }
  /** CH-29.52a, CH-29.65d — and the aircraft that each side has for it; card '', weather null: the first week. */
  | {
      readonly event: 'guadalcanal-weather';
      readonly card: string;
      readonly weather: Weather | null;
      readonly limits: readonly number[];
    }
  /** CH-29.42a, CH-29.65f — the id of the Target Sheet; `changed`: in place of the Airfield. */
  | {
      readonly event: 'guadalcanal-target';
      readonly card: string;
      readonly attacker: Seat;
      readonly target: string;
      readonly place: GuadalcanalPlace;
      readonly changed: boolean;
    }
  /** CH-29.43a, CH-29.71a, CH-29.72a */
  | { readonly event: 'guadalcanal-resupply'; readonly by: Resupply }
  /** CH-29.43e — all ships are sunk. */
  | { readonly event: 'guadalcanal-no-ships' }
  /** CH-29.1c — what both have assigned in secret. */
  | { readonly event: 'guadalcanal-assigned'; readonly flights: readonly (readonly Flight[])[] }
  /** CH-GAP-67 — the attacker has sent nothing. */
  | { readonly event: 'guadalcanal-not-flown'; readonly attacker: Seat }
  /** CH-29.63b — what became of the target, and what was lost. */
  | {
      readonly event: 'guadalcanal-debrief';
      readonly attacker: Seat;
      readonly target: string;
      readonly damage: number;
      readonly level: number;
      readonly vps: number;
      readonly lost: readonly (readonly Tally[])[];
    }
  /** CH-29.43c — a ship is ticked off; so many are left. */
  | { readonly event: 'guadalcanal-sunk'; readonly ship: string; readonly left: number }
  /** CH-29.75a — the winner of a Carrier campaign; −1: a draw. */
  | { readonly event: 'guadalcanal-battle'; readonly battle: Battle; readonly winner: Seat }
  /** CH-29.63a — the marker, by which line of the list. */
  | {
      readonly event: 'guadalcanal-marker';
      readonly line: string;
      readonly move: number;
      readonly from: number;
      readonly at: number;
    }
  /** CH-29.57b, CH-29.76b — the card, '' where none was drawn; group 0: none comes. */
  | {
      readonly event: 'guadalcanal-reinforcements';
      readonly card: string;
      readonly group: number;
      readonly aircraft: readonly Tally[];
    }
  /** CH-29.65a — what is in force in the following week. */
  | { readonly event: 'guadalcanal-events'; readonly events: readonly TrackEvent[] }
  /** CH-29.8a — who has won; −1: nobody (CHS-R16). */
  | { readonly event: 'guadalcanal-verdict'; readonly winner: Seat; readonly week: number }
);

const named: { readonly [name in GuadalcanalEvent['event']]: true } = {
  'guadalcanal-week': true,
  'guadalcanal-weather': true,
  'guadalcanal-target': true,
  'guadalcanal-resupply': true,
  'guadalcanal-no-ships': true,
  'guadalcanal-assigned': true,
  'guadalcanal-not-flown': true,
  'guadalcanal-debrief': true,
  'guadalcanal-sunk': true,
  'guadalcanal-battle': true,
  'guadalcanal-marker': true,
  'guadalcanal-reinforcements': true,
  'guadalcanal-events': true,
  'guadalcanal-verdict': true,
};
export const guadalcanalEventNames: readonly string[] = Object.keys(named);
