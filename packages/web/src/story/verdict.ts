import type { Look } from './looks.ts';

/** What the bot thought at a moment: the chance of winning with its own choice, and with the one that was taken. */
export interface Judged {
  readonly look: Look;
  readonly best: number;
  readonly taken: number;
  /** The number of the option that the bot would have taken. */
  readonly better: number;
}

/** From so much on, what a choice has cost is worth a word: less than that the bot itself is not sure of. */
export const SLIP = 0.06;

/** Whether the bot would have done better with another choice. */
export const isSlip = ({ look, best, taken, better }: Judged): boolean => better !== look.taken && best - taken >= SLIP;
