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

/** What a game came to: every aircraft that flew in it, as often as it flew, and the ships that each side has sunk. */
export interface Feats {
  readonly planes: readonly Flown[];
  readonly ships: readonly number[];
}

/** What several fights came to, together. */
export const together = (all: readonly Feats[]): Feats => ({
  planes: all.flatMap(({ planes }) => planes),
  ships: [0, 1].map((side) => all.reduce((sum, { ships }) => sum + (ships[side] ?? 0), 0)),
});
