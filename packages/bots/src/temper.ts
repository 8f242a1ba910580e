import type { Thumbs } from './thumbs.ts';

/** How a pilot is: what he does with the same rules of thumb. */
export const tempers = ['steady', 'aggressive', 'cautious'] as const;
export type Temper = (typeof tempers)[number];

/** By how much a temper changes what somebody thinks of pressing home, and of holding back. */
const MORE = 1.5;

/** The same rules of thumb, with a temper. He takes the others to be like himself. */
export function withTemper(thumbs: Thumbs, temper: Temper): Thumbs {
  if (temper === 'steady') return thumbs;
  if (thumbs.careful !== undefined) return thumbs.careful(temper === 'cautious' ? MORE : 1 / MORE);
  const sign = temper === 'aggressive' ? 1 : -1;
  return {
    ...thumbs,
    weigh(table, ask, options, weights) {
      thumbs.weigh(table, ask, options, weights);
      for (let i = 0; i < options.length; i++) {
        const bold = sign * (thumbs.bold?.(options[i]) ?? 0);
        if (bold > 0) weights[i] *= MORE;
        else if (bold < 0) weights[i] /= MORE;
      }
    },
  };
}
