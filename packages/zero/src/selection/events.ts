import type { RuleId, Seat } from '@tallyho/kernel';
import type { Service } from '../content/types.ts';

/** What happens while pilots and crews are selected; cards by their names, people by their ids, places as `placeOf` calls them. */
export type SelectionEvent = {
  readonly because: RuleId;
  readonly seat: Seat;
} /** CH-GAP-19, CH-GAP-20 — whose pilots fly a type; card '': it was not drawn for. */ & (
  | {
      readonly event: 'selection-service';
      readonly family: string;
      readonly service: Service;
      readonly card: string;
    }
  /** CH-19.24b, CH-19.41a — the cards for a type or a Formation, and how many Skilled and green people they give. */
  | {
      readonly event: 'selection-cards';
      readonly family: string;
      readonly crews: boolean;
      readonly cards: readonly string[];
      readonly skilled: number;
      readonly green: number;
    }
  /** CH-19.24g — who has come out of the cup. */
  | { readonly event: 'selection-pilot'; readonly pilot: string }
  | {
      readonly event: 'selection-assigned';
      readonly pilot: string;
      readonly aircraft: string;
      readonly place: string;
    }
  | { readonly event: 'selection-green'; readonly aircraft: string; readonly place: string }
  /** CH-19.24c — the deck is whole again; `seat` draws next. */
  | { readonly event: 'selection-reshuffled' }
);

const named: { readonly [name in SelectionEvent['event']]: true } = {
  'selection-service': true,
  'selection-cards': true,
  'selection-pilot': true,
  'selection-assigned': true,
  'selection-green': true,
  'selection-reshuffled': true,
};
export const selectionEventNames: readonly string[] = Object.keys(named);
