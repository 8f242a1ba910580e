import { below, type Chance } from '@tallyho/kernel';

const FINE = 1 << 20;

/** One index, as likely as its weight; all alike when nothing weighs anything. */
export function pickByWeight(chance: Chance, weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += weights[i];
  if (sum <= 0) return below(chance, weights.length);
  let left = (sum * below(chance, FINE)) / FINE;
  let last = 0;
  for (let i = 0; i < weights.length; i++) {
    if (weights[i] <= 0) continue;
    last = i;
    left -= weights[i];
    if (left < 0) return i;
  }
  return last;
}

/** One index among those that are not senseless, all alike. */
export function pickSensible(chance: Chance, weights: readonly number[]): number {
  let sensible = 0;
  for (const weight of weights) if (weight > 0) sensible++;
  if (sensible === 0) return below(chance, weights.length);
  let left = below(chance, sensible);
  for (let i = 0; i < weights.length; i++) if (weights[i] > 0 && left-- === 0) return i;
  return 0;
}

/** One index among the heaviest, all alike. */
export function pickHeaviest(chance: Chance, weights: readonly number[]): number {
  let best = Number.NEGATIVE_INFINITY;
  let equals = 0;
  for (const weight of weights) {
    if (weight > best) {
      best = weight;
      equals = 1;
    } else if (weight === best) equals++;
  }
  let left = below(chance, equals);
  for (let i = 0; i < weights.length; i++) if (weights[i] === best && left-- === 0) return i;
  return 0;
}
