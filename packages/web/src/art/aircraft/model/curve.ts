/** Small mathematics of shapes. */
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

export const clamp = (x: number, low = 0, high = 1): number => Math.max(low, Math.min(high, x));

/** From 0 at a to 1 at b, without corners. */
export function smooth(a: number, b: number, x: number): number {
  const t = clamp((x - a) / (b - a));
  return t * t * (3 - 2 * t);
}

/** The height of a bent line at t; beyond its ends it is level. */
export function along<T>(
  line: readonly T[],
  t: number,
  at: (point: T) => number,
  height: (point: T) => number,
): number {
  let before: T | null = null;
  for (const point of line) {
    if (t <= at(point)) {
      if (before === null) return height(point);
      return lerp(height(before), height(point), (t - at(before)) / (at(point) - at(before)));
    }
    before = point;
  }
  return before === null ? 0 : height(before);
}

/** What stands beside the middle stands there twice. */
export const bothSides = (y: number): readonly number[] => (y === 0 ? [0] : [y, -y]);

/** The share of x that is left after whole numbers, below zero as well. */
export const fraction = (x: number): number => x - Math.floor(x);
