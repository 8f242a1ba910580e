import { type Puzzle, type PuzzleSet, verdictOf } from '@tallyho/bots/puzzles';

/** One option with its measured chance, in whole percents. */
export interface OptionChance {
  /** Its index among the options of the decision. */
  readonly option: number;
  readonly choice: string;
  readonly percent: number;
  readonly low: number;
  readonly high: number;
  readonly isBest: boolean;
}

const percent = (share: number): number => Math.round(100 * share);

/** All options, best first. */
export function chancesOf({ playouts }: Pick<PuzzleSet, 'playouts'>, { tried }: Pick<Puzzle, 'tried'>): OptionChance[] {
  const { best, shares } = verdictOf(
    tried.map(({ won }) => won),
    playouts,
  );
  return tried
    .map(({ choice, won }, option) => ({ choice, won, option }))
    .sort((a, b) => b.won - a.won || a.option - b.option)
    .map(({ choice, option }) => ({
      option,
      choice,
      percent: percent(shares[option].share),
      low: percent(shares[option].low),
      high: percent(shares[option].high),
      isBest: option === best,
    }));
}
