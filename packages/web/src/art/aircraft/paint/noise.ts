import { lerp } from '../model/curve.ts';

/** A number from 0 to 1 for every place, the same at every painting. */
function speck(x: number, y: number): number {
  const n = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return n - Math.floor(n);
}

function cloud(x: number, y: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [x - i, y - j];
  const s = u * u * (3 - 2 * u);
  const t = v * v * (3 - 2 * v);
  return lerp(lerp(speck(i, j), speck(i + 1, j), s), lerp(speck(i, j + 1), speck(i + 1, j + 1), s), t);
}

/** Soft blots of two sizes, 0 to 1. */
export const blots = (x: number, y: number): number => cloud(x, y) * 0.65 + cloud(x * 2.1 + 7, y * 2.1 + 3) * 0.35;
