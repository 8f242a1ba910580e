import type { Tally } from '@tallyho/bots';

/** Standard errors to either side of a 95 % interval. */
const Z = 1.959964;

export const duelsIn = ({ won, drawn, lost }: Tally): number => won + drawn + lost;

/** What a tally says: the shares, and between what the true one lies with 95 % (Wilson), a draw counted as half. */
export interface Shares {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly low: number;
  readonly high: number;
}

export function sharesOf(tally: Tally): Shares {
  const n = duelsIn(tally);
  if (n === 0) return { won: 0, drawn: 0, lost: 0, low: 0, high: 1 };
  const p = (tally.won + tally.drawn / 2) / n;
  const d = 1 + (Z * Z) / n;
  const middle = (p + (Z * Z) / (2 * n)) / d;
  const half = (Z * Math.sqrt((p * (1 - p)) / n + (Z * Z) / (4 * n * n))) / d;
  return {
    won: tally.won / n,
    drawn: tally.drawn / n,
    lost: tally.lost / n,
    low: Math.max(0, middle - half),
    high: Math.min(1, middle + half),
  };
}
