import { useState } from 'react';
import type { Draw } from '../film/beats.ts';

/** All cards that were drawn in one moment. */
export interface Deal {
  readonly n: number;
  readonly draws: readonly Draw[];
  /** They have been seen, and are on their way to their plates. */
  readonly isLeaving: boolean;
}

interface Table {
  readonly deals: readonly Deal[];
  readonly count: number;
}

/** The cards that are to be seen now, those that are on their way, and how they are put away; `isStill`: nothing is ever under way. */
export function useDeals(
  draws: readonly Draw[] | null,
  isStill: boolean,
): { readonly deals: readonly Deal[]; put(deal: Deal): void } {
  const [table, setTable] = useState<Table>({ deals: [], count: 0 });
  const seen = table.deals.find(({ isLeaving }) => !isLeaving)?.draws ?? null;
  if (seen !== draws) {
    const leaving = isStill ? [] : table.deals.map((deal) => ({ ...deal, isLeaving: true }));
    const count = table.count + 1;
    setTable({ deals: draws === null ? leaving : [...leaving, { n: count, draws, isLeaving: false }], count });
  }
  return {
    deals: table.deals,
    put: ({ n }) => setTable((now) => ({ ...now, deals: now.deals.filter((deal) => deal.n !== n) })),
  };
}
