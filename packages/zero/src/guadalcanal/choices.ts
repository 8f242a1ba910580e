import type { Battle, Ship } from '../content/corsairs/guadalcanal-types.ts';
import type { Altitude } from '../content/types.ts';
import type { Load } from '../mission/orders.ts';
import { type SelectionChoice, selectionDecisions } from '../selection/choices.ts';

/** CH-29.55a, CH-29.55b — an Element of one or two aircraft, or a Formation; `altitude` of a Formation alone, Elements choose in the Mission. */
export interface Flight {
  readonly aircraft: string;
  readonly count: number;
  readonly load: Load;
  readonly altitude: Altitude | null;
}

/** CH-29.1e — what the Japanese side does at night. */
export type Resupply = Ship | Battle;

/** What is chosen between Missions. */
export type GuadalcanalChoice =
  /** CH-29.1c — all that flies of a type; none: nothing. */
  | { readonly do: 'fly'; readonly aircraft: string; readonly flights: readonly Flight[] }
  /** CH-29.43a, CH-29.7a */
  | { readonly do: 'resupply'; readonly by: Resupply }
  | SelectionChoice;

export const flyType = (aircraft: string, flights: readonly Flight[]): GuadalcanalChoice => ({
  do: 'fly',
  aircraft,
  flights,
});
export const sendShips = (by: Resupply): GuadalcanalChoice => ({ do: 'resupply', by });

/** The kinds of decisions that the campaign asks for besides those of its Missions and battles. */
export const guadalcanalDecisions = ['fly', 'resupply', ...selectionDecisions] as const;
export type GuadalcanalDecision = (typeof guadalcanalDecisions)[number];
