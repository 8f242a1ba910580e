import { below, type Chance } from '@tallyho/kernel';

/** Weights are turned into whole numbers of this fineness before chance is asked. */
const FINE = 64;

/** One index, as likely as its weight (after `shape`); all alike when nothing weighs anything. */
export function pickByWeight(chance: Chance, weights: readonly number[], shape?: (weight: number) => number): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += Math.round((shape ? shape(weights[i]) : weights[i]) * FINE);
  if (sum <= 0) return below(chance, weights.length);
  let left = below(chance, sum);
  for (let i = 0; i < weights.length; i++) {
    left -= Math.round((shape ? shape(weights[i]) : weights[i]) * FINE);
    if (left < 0) return i;
  }
  return weights.length - 1;
}
