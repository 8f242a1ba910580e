import type { Card, Seat } from '@tallyho/kernel';
import type { SortieFixed } from '../mission/fixed.ts';
import type { SearchFixed } from '../mission/fixed-kamikaze.ts';
import type { TargetTables } from '../mission/fixed-target.ts';
import { IN_VAIN, NO_TARGET, SEARCH_DRAWS, SEARCHING, type Search } from '../mission/kamikaze.ts';
import { type OpenSortie, sortieOf } from '../mission/state.ts';
import type { Dogfight } from '../state.ts';
import { ordersOf } from './formations.ts';
import type { Reason } from './reasons.ts';

/** What a Target Sheet says of the target: the one that the Mission has from the start, or the one that the search has found. */
export function targetIn(orders: SortieFixed, { search }: Pick<OpenSortie, 'search'>): TargetTables {
  if (orders.search === undefined || search === undefined || search.target === NO_TARGET) return orders;
  return orders.search.sheets[search.target];
}
export const targetOf = (s: Dogfight): TargetTables => targetIn(ordersOf(s), sortieOf(s));

/** The search, and what never changes of it. Only for Missions that have one. */
export function searchOf(s: Dogfight): Search {
  const { search } = sortieOf(s);
  if (search === undefined) throw new RangeError('nothing is looked for');
  return search;
}
export function searchOrders(s: Dogfight): SearchFixed {
  const { search } = ordersOf(s);
  if (search === undefined) throw new RangeError('nothing is looked for');
  return search;
}

/** CH-28.41a — whether there is a Search Phase, and it has not ended. */
export const isSearching = ({ search }: Pick<OpenSortie, 'search'>): boolean =>
  search !== undefined && search.end === SEARCHING;

/** CH-28.44a — Search Turns so far. */
export const searchTurns = ({ search }: Pick<OpenSortie, 'search'>): number => search?.turns ?? 0;

/** CH-GAP-38 — nothing was found: nobody goes over a target. */
export const isInVain = ({ search }: Pick<OpenSortie, 'search'>): boolean =>
  search !== undefined && search.end === IN_VAIN;

/** CH-28.42a — what a card finds. */
export const foundBy = (s: Dogfight, card: Card): number => searchOrders(s).byCard[card];

/** CH-28.42a, CH-GAP-74 — who searches: the first player of the attacker's side. */
export const searcher = (s: Dogfight): Seat => s.fixed.teams[ordersOf(s).attacker][0];

/** CH-28.43a — a target that was found may be attacked. */
export const barFoundTarget = ({ target }: Search): Reason | null =>
  target === NO_TARGET ? 'nothing-was-found' : null;

/** CH-28.43b, CH-28.44a — it may be declined, but not that of the third draw. */
export const barDecline = ({ target, draws }: Search): Reason | null =>
  target !== NO_TARGET && draws >= SEARCH_DRAWS ? 'third-target-is-attacked' : null;

/** CH-28.42a — a draw is made again only with what a Resource gives. */
export const barRedraw = ({ redraws }: Search): Reason | null => (redraws === 0 ? 'no-draw-is-made-again' : null);
