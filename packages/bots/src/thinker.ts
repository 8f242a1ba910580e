import type { Seat } from '@tallyho/kernel';

/** An option with what the search thinks of it. */
export interface Ranked {
  /** Its index in the decision's options. */
  readonly option: number;
  /** The estimated chance of winning. */
  readonly chance: number;
  /** What a campaign can be expected to come to, where points are what counts. */
  readonly points?: number;
  readonly playouts: number;
  /** What the others would most likely do then, likeliest first. */
  readonly answers: readonly LikelyAnswer[];
}

export interface LikelyAnswer {
  readonly seat: Seat;
  readonly choice: object;
  readonly share: number;
}

/** How many likely answers are told. */
export const ANSWERS = 3;

/** Somebody who looks ahead: a little more with every playout, and ready to answer after each. */
export interface Thinker {
  readonly playouts: number;
  playout(): void;
  /** The options, best first. */
  ranked(): Ranked[];
  /** By how many playouts the best option is ahead: with fewer left to come the answer stands. */
  lead(): number;
}
