import type { TurnBand } from '../../story/course.ts';

/** A turn that is named below the line, in full or by its number alone. */
export interface TurnName {
  readonly band: TurnBand;
  readonly isFull: boolean;
}

/** What a name and a number take, in pixels. */
const FULL = 76;
const NUMBER = 30;

/** The turns that are named: all in full, or by their numbers, or every second, fifth or tenth of them, as there is room. */
export function turnNames(bands: readonly TurnBand[], pixelsOf: (band: TurnBand) => number): TurnName[] {
  const named = bands.filter(({ turn }) => turn > 0);
  if (named.length === 0) return [];
  const room = named.reduce((sum, band) => sum + pixelsOf(band), 0) / named.length;
  if (room >= FULL)
    return named.filter((band) => pixelsOf(band) >= NUMBER).map((band) => ({ band, isFull: pixelsOf(band) >= FULL }));
  const every = [1, 2, 5, 10].find((n) => room * n >= NUMBER) ?? 20;
  return named.filter(({ turn }) => (turn - 1) % every === 0).map((band) => ({ band, isFull: false }));
}
