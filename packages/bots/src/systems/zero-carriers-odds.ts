import { QuickLuck } from './zero-luck.ts';

/** What a bomb or Torpedo that hits may do, and how often something can hit. */
const hits = [1, 1, 1, 3, 3, 6];
const MEAN = 2.5;
const TRIES = 6;

/** What luck is needed for in a turn, each with places of its own. */
const SLOTS = 64;
export const lots = ['orders', 'resource', 'land', 'island', 'carrier', 'submarine'] as const;
export type Lot = (typeof lots)[number];

/** Where the draws of one lot begin: Damage Points, what they are, losses of a Strike and of a CAP, a search. */
const VALUES = 8;
const LOST = 16;
const CAP_LOST = 32;
const FOUND = 48;
const DECOYED = 49;

/** The luck of one quick campaign: every turn and everything in it has its own. */
export class Luck extends QuickLuck {
  /** What the draws of this campaign are weighed with, one after the other. */
  readonly weights: number[] = [];

  /** From now on draws are those of this side's lot in this turn. */
  turnTo(turn: number, lot: Lot, seat: number): this {
    this.from = ((turn * lots.length + lots.indexOf(lot)) * 2 + seat) * SLOTS;
    return this;
  }

  /** Z-25.82a — Damage Points that come to so many on average: often none, sometimes many. */
  damage(mean: number): number {
    const share = mean / MEAN / TRIES;
    let points = 0;
    for (let n = 0; n < TRIES; n++)
      if (this.happens(n, share)) points += hits[(this.draw(VALUES + n) * hits.length) >> 16];
    return points;
  }

  lost = (expected: number, of: number): number => this.count(LOST, expected, of);
  capLost = (expected: number, of: number): number => this.count(CAP_LOST, expected, of);
  found = (share: number): boolean => this.happens(FOUND, share);
  decoyed = (share: number): boolean => this.happens(DECOYED, share);

  /** How many of so many, when so many are expected. */
  private count(from: number, expected: number, of: number): number {
    const whole = Math.ceil(of);
    let count = 0;
    for (let n = 0; n < whole; n++) if (this.happens(from + n, expected / whole)) count++;
    return count;
  }
}
