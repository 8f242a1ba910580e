import type { BombingResult, PrintedCard, StrafingResult } from './types.ts';

/** Whether the Spoiled Attack symbol is on the card. */
export const SPOILED = true;
export const CLEAR = false;

export const card = (
  number: number,
  spoiled: boolean,
  bombing: BombingResult,
  strafing: StrafingResult,
): PrintedCard => ({ number, spoiled, bombing, strafing });
