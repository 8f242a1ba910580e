import type { Rectangle } from '../site.ts';
import { type Point, steps } from './shape.ts';

/** A landing field, with the tents of its aircraft along the side that is far from the lines. */
export interface Aerodrome extends Rectangle {
  readonly tents: readonly Point[];
}

/** From one tent to the next, and how far they stand from the edge, in millimetres. */
const APART = 30;
const INSIDE = 15;

export function aerodromeOf(field: Rectangle, frontAt: (x: number) => number): Aerodrome {
  const { x, y, width, height } = field;
  const isFrontAbove = frontAt(x + width / 2) < y + height / 2;
  const row = isFrontAbove ? y + height - INSIDE : y + INSIDE;
  return { ...field, tents: steps(x + 24, x + width * 0.62, APART).map((at): Point => [at, row]) };
}
