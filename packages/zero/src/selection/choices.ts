import type { Service } from '../content/types.ts';

/** What is chosen while pilots and crews are selected. Places are written as `placeOf` calls them. */
export type SelectionChoice =
  /** CH-19.24d — for which type to draw next. */
  | { readonly do: 'draw-for'; readonly family: string; readonly crews: boolean }
  /** CH-GAP-19 — whose pilots fly a type that two services have. */
  | { readonly do: 'service'; readonly service: Service }
  /** CH-19.24c, CH-GAP-73 — whether the deck is reshuffled before the second player draws. */
  | { readonly do: 'reshuffle'; readonly wanted: boolean }
  /** CH-19.24q — a Skilled pilot or crew into an aircraft. */
  | { readonly do: 'assign'; readonly pilot: string; readonly place: string }
  /** CH-19.42a — a green one. */
  | { readonly do: 'green'; readonly place: string };

export const drawFor = (family: string, crews: boolean): SelectionChoice => ({ do: 'draw-for', family, crews });
export const chooseService = (service: Service): SelectionChoice => ({ do: 'service', service });
export const RESHUFFLE: SelectionChoice = { do: 'reshuffle', wanted: true };
export const LEAVE_DECK: SelectionChoice = { do: 'reshuffle', wanted: false };
export const assign = (pilot: string, place: string): SelectionChoice => ({ do: 'assign', pilot, place });
export const assignGreen = (place: string): SelectionChoice => ({ do: 'green', place });

/** The kinds of decisions that the selection asks for. */
export const selectionDecisions = ['draw-for', 'service', 'reshuffle', 'assign', 'assign-green'] as const;
