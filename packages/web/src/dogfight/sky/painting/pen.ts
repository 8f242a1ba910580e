/** A point of the sky, in pixels from its upper left corner. */
export type Point = readonly [x: number, y: number];

/** What a shape of the painting is drawn from: numbers that follow from the match. */
export type Next = () => number;

const n = (value: number): string => String(Math.round(value * 10) / 10);

export const line = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;

export const polygon = (points: readonly Point[]): string => `${line(points)}Z`;

export const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r);

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-rx * 2)} 0z`;

export const stroke = (x: number, y: number, length: number): string => `M${n(x)} ${n(y)}h${n(length)}`;

/** A soft line through points, as a hand would draw it. */
export function curve(points: readonly Point[]): string {
  const [[x, y], ...others] = points;
  let d = `M${n(x)} ${n(y)}`;
  others.forEach(([bx, by], i) => {
    const [ax, ay] = points[i];
    const [px, py] = points[i - 1] ?? points[i];
    const [qx, qy] = points[i + 2] ?? points[i + 1];
    d += `C${n(ax + (bx - px) / 6)} ${n(ay + (by - py) / 6)} ${n(bx - (qx - ax) / 6)} ${n(by - (qy - ay) / 6)} ${n(bx)} ${n(by)}`;
  });
  return d;
}

export const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
];

/** The point at that part of a line of several pieces, each of them as long as the others. */
export function along(points: readonly Point[], part: number): Point {
  const at = Math.min(Math.max(part, 0), 1) * (points.length - 1);
  const piece = Math.min(Math.floor(at), points.length - 2);
  return between(points[piece], points[piece + 1], at - piece);
}

export const range = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** Paths of the same paint become one, so that a picture has few parts. */
export class Paint<Key extends string> {
  private readonly paths = new Map<Key, string>();

  add(paint: Key, d: string): void {
    this.paths.set(paint, (this.paths.get(paint) ?? '') + d);
  }

  get all(): readonly (readonly [Key, string])[] {
    return [...this.paths];
  }
}
