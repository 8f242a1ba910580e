import type { Verdict } from './chances.ts';

/** A decision with fewer options is no puzzle, nor one with so many that nobody reads them. */
export const FEWEST_OPTIONS = 3;
export const MOST_OPTIONS = 12;
/** By so much the best is better than the second, as it was measured. */
export const LEAST_MARGIN = 0.08;
/** The second wins at least so many times as often as the best, and the third: otherwise there is nothing to think about. */
const SECOND_PART = 0.5;
const THIRD_PART = 0.3;
/** A fight that is as good as won asks nothing; nor does one that is as good as lost, where no option can be so far ahead. */
const MOST_CHANCE = 0.97;

/** Whether one is better than the second, and the two after it are worth thinking about. */
export const clearMargin = ({ best, second, third, shares }: Verdict): boolean => {
  const [first, ...next] = [best, second, third].map((option) => shares[option].share);
  return first - next[0] >= LEAST_MARGIN && next[0] >= SECOND_PART * first && next[1] >= THIRD_PART * first;
};

/** What a puzzle has to be. */
export const isPuzzle = (verdict: Verdict): boolean => {
  const { share } = verdict.shares[verdict.best];
  return verdict.isClear && clearMargin(verdict) && share <= MOST_CHANCE;
};
