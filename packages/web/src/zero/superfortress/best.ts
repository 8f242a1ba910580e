import { type SuperfortressResult, superfortressResults } from '@tallyho/zero/content';
import { type BestResult, bestKeeper } from '../../campaign/best/best-list.ts';

/** Twelve weeks that were played to their end on this device. */
export interface BestWeeks extends BestResult {
  readonly result: SuperfortressResult;
  readonly missions: number;
}

export const bestWeeks = bestKeeper<BestWeeks>(
  'tallyho.superfortress',
  ({ result, missions }) => superfortressResults.some((name) => name === result) && typeof missions === 'number',
);
