import { type PearlResult, pearlResults } from '@tallyho/zero/content';
import { bestKeeper, type BestResult as Kept } from '../../../campaign/best/best-list.ts';

/** A raid that was flown to its end on this device. */
export interface BestResult extends Kept {
  readonly result: PearlResult;
  readonly waves: number;
}

export const bestRaids = bestKeeper<BestResult>(
  'tallyho.pearl-harbor',
  ({ result, waves }) => pearlResults.some((name) => name === result) && typeof waves === 'number',
);
