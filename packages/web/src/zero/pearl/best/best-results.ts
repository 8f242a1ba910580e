import { type PearlResult, pearlResults } from '@tallyho/zero/content';
import { bestKeeper, type BestResult as Kept } from '../../../campaign/best/best-list.ts';

/** A raid that was flown to its end on this device. */
export interface BestResult extends Kept {
  readonly result: PearlResult;
  readonly waves: number;
}

const keeper = bestKeeper<BestResult>(
  'tallyho.pearl-harbor',
  ({ result, waves }) => pearlResults.some((name) => name === result) && typeof waves === 'number',
);

export const bestResults = keeper.results;
export const watchBest = keeper.watch;
export const keepResult = keeper.keep;
export const forgetBest = keeper.forget;
