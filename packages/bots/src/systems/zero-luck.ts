/** Draws are numbers below this. */
export const FINE = 1 << 16;

/**
 * The luck of one quick campaign. It does not run on from draw to draw: everything that needs luck has its own (`from`, set by whoever knows what
 * there is, and a slot after it), so that two plans which are tried with the same luck differ by what they are and not by what they happen to draw.
 */
export class QuickLuck {
  protected from = 0;
  private readonly campaign: number;

  constructor(campaign: number) {
    this.campaign = campaign;
  }

  /** A number below 65,536 that depends on nothing but the campaign and what it is for. */
  draw(slot: number): number {
    let word = Math.imul(this.campaign + 1, 0x9e3779b1) ^ Math.imul(this.from + slot + 1, 0x85ebca6b);
    word = Math.imul(word ^ (word >>> 16), 0x7feb352d);
    word = Math.imul(word ^ (word >>> 15), 0x846ca68b);
    return (word ^ (word >>> 16)) >>> 16;
  }

  happens(slot: number, share: number): boolean {
    return this.draw(slot) < share * FINE;
  }

  /** One of these, as often as its weight says. */
  pick(weights: readonly number[], slot = 0): number {
    let sum = 0;
    for (const weight of weights) sum += weight;
    let left = (sum * this.draw(slot)) / FINE;
    for (let i = 0; i < weights.length; i++) {
      left -= weights[i];
      if (left < 0) return i;
    }
    return 0;
  }
}
