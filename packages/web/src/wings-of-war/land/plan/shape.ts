/** A point of the land, in millimetres. */
export type Point = readonly [x: number, y: number];
export type Path = readonly Point[];

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

export const along = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
];

/** Each side of a shape, from corner to corner. */
export const sidesOf = (shape: Path): readonly (readonly [Point, Point])[] =>
  shape.map((corner, i) => [corner, shape[(i + 1) % shape.length]]);

export const areaOf = (shape: Path): number =>
  Math.abs(sidesOf(shape).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0)) / 2;

export const middleOf = (shape: Path): Point => [
  shape.reduce((sum, [x]) => sum + x, 0) / shape.length,
  shape.reduce((sum, [, y]) => sum + y, 0) / shape.length,
];

/** The direction of the longest side, of length 1. */
export function longestSide(shape: Path): Point {
  let [longest, direction]: [number, Point] = [0, [1, 0]];
  for (const [a, b] of sidesOf(shape)) {
    const length = distance(a, b);
    if (length > longest) [longest, direction] = [length, [(b[0] - a[0]) / length, (b[1] - a[1]) / length]];
  }
  return direction;
}

/** What of a shape lies further than `from` in a direction. */
export function clipped(shape: Path, [nx, ny]: Point, from: number): Path {
  return sidesOf(shape).flatMap(([a, b]) => {
    const [before, after] = [a[0] * nx + a[1] * ny - from, b[0] * nx + b[1] * ny - from];
    const crossing = before * after < 0 ? [along(a, b, before / (before - after))] : [];
    return before >= 0 ? [a, ...crossing] : crossing;
  });
}

/** Points along a line at steps. */
export const steps = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, i) => from + i * step);
