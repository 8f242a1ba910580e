import type { Seat } from '@tallyho/kernel';

/** One aircraft of a fight, as it stood when the fight was over. */
export interface Flown {
  readonly seat: Seat;
  readonly side: number;
  /** Its name, the same in every language. */
  readonly aircraft: string;
  /** What it has taken. */
  readonly hits: number;
  readonly isDown: boolean;
}
