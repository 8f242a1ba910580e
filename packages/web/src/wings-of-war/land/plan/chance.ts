import { numbersFrom } from '../../../art/numbers-from.ts';

/** Chance that follows from a name: the same name, the same land. */
export interface Chance {
  /** From 0 to 1. */
  next(): number;
  between(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
}

export function chanceOf(name: string): Chance {
  const next = numbersFrom(name);
  return {
    next,
    between: (from, to) => from + (to - from) * next(),
    pick: (list) => list[Math.floor(next() * list.length)],
  };
}

/** Hills and hollows between 0 and 1 that follow from a seed. */
export interface Noise {
  /** One number for a whole pair of whole numbers. */
  cell(x: number, y: number): number;
  /** Soft. */
  at(x: number, y: number): number;
  /** Soft, with finer ones upon it. */
  rough(x: number, y: number): number;
}

export function noiseOf(seed: number): Noise {
  const cell = (x: number, y: number): number => {
    let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2246822519);
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
  };
  const at = (x: number, y: number): number => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - i), ease(y - j)];
    const above = cell(i, j) * (1 - u) + cell(i + 1, j) * u;
    const below = cell(i, j + 1) * (1 - u) + cell(i + 1, j + 1) * u;
    return above * (1 - v) + below * v;
  };
  const rough = (x: number, y: number): number =>
    at(x, y) * 0.55 + at(x * 2.1 + 9, y * 2.1) * 0.3 + at(x * 4.3, y * 4.3 + 5) * 0.15;
  return { cell, at, rough };
}

const ease = (part: number): number => part * part * (3 - 2 * part);

/** From 0 at the first number to 1 at the second, softly. */
export const rise = (from: number, to: number, at: number): number =>
  ease(Math.min(1, Math.max(0, (at - from) / (to - from))));
