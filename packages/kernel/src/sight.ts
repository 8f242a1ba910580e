import type { Refusal } from './flow.ts';
import type { Seat } from './state.ts';
import type { Decision } from './table.ts';
import type { TableView } from './view.ts';

/** A decision with what a player might look for among its options in vain. */
export interface OpenDecision<C> extends Decision<C> {
  readonly refusals: readonly Refusal<C>[];
}

/** A view without what never changes, in this game and in those inside it. */
export type Bare<V extends TableView> = Omit<V, 'fixed'>;

/** All that a screen, a bot or a socket gets of a match: plain data for one seat. */
export interface Sight<C, E, V extends TableView> {
  readonly seat: Seat;
  readonly view: Bare<V>;
  /** The ids of what never changes: of the game, and of those inside it. */
  readonly fixed: readonly string[];
  /** How many of the events that were told before still hold: fewer than there were, where something was taken back. */
  readonly from: number;
  /** The events after those. */
  readonly told: readonly E[];
  readonly decision: OpenDecision<C> | null;
  readonly mayUndo: boolean;
  /** How many lines the history has. Ask for the next sight with it. */
  readonly choices: number;
}

/** A state or a view, as far as it is looked at here. */
interface Fixed {
  readonly fixed: object;
  readonly inner?: Fixed | null;
}

/** What never changes in the game, and in those inside it. */
export function whatNeverChanges({ fixed, inner }: Fixed): object[] {
  return inner ? [fixed, ...whatNeverChanges(inner)] : [fixed];
}

export function bareView<V extends TableView>(view: V): Bare<V> {
  const { fixed: _, ...bare } = view;
  return view.inner ? { ...bare, inner: bareView(view.inner) } : bare;
}

/** The whole view again, with what never changes as it was sent once. */
export function wholeView<V extends TableView>(bare: Bare<V>, fixed: readonly object[]): V {
  const { inner, ...rest } = bare as Bare<V> & { readonly inner?: TableView | null };
  const whole = { ...rest, fixed: fixed[0] };
  return (inner === undefined ? whole : { ...whole, inner: inner && wholeView(inner, fixed.slice(1)) }) as unknown as V;
}
