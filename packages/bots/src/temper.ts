import type { Ranked, Thinker } from './thinker.ts';
import type { Thumbs } from './thumbs.ts';

/** How a pilot is: what he does with the same rules of thumb. */
export const tempers = ['steady', 'aggressive', 'cautious'] as const;
export type Temper = (typeof tempers)[number];

/** By how much a temper changes what somebody thinks of pressing home, and of holding back. */
const MORE = 1.5;

/** Somebody who looks ahead in a way of his own, with a temper: so many times as much he thinks of each option. */
class Tempered implements Thinker {
  private readonly thinker: Thinker;
  private readonly times: readonly number[];

  constructor(thinker: Thinker, times: readonly number[]) {
    this.thinker = thinker;
    this.times = times;
  }

  get playouts(): number {
    return this.thinker.playouts;
  }

  playout(): void {
    this.thinker.playout();
  }

  ranked(): Ranked[] {
    const liked = ({ option, playouts }: Ranked): number => playouts * this.times[option];
    return this.thinker.ranked().sort((a, b) => liked(b) - liked(a));
  }

  lead(): number {
    return this.thinker.lead();
  }
}

/** The same rules of thumb, with a temper. He takes the others to be like himself. */
export function withTemper(thumbs: Thumbs, temper: Temper): Thumbs {
  if (temper === 'steady') return thumbs;
  if (thumbs.careful !== undefined) return thumbs.careful(temper === 'cautious' ? MORE : 1 / MORE);
  const sign = temper === 'aggressive' ? 1 : -1;
  const timesOf = (choice: object): number => {
    const bold = sign * (thumbs.bold?.(choice) ?? 0);
    return bold > 0 ? MORE : bold < 0 ? 1 / MORE : 1;
  };
  return {
    ...thumbs,
    weigh(table, ask, options, weights) {
      thumbs.weigh(table, ask, options, weights);
      for (let i = 0; i < options.length; i++) weights[i] *= timesOf(options[i]);
    },
    thinker(worlds, decision, chance) {
      const thinker = thumbs.thinker?.(worlds, decision, chance) ?? null;
      return thinker && new Tempered(thinker, decision.options.map(timesOf));
    },
  };
}
