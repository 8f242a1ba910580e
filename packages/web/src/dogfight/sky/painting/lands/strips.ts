import type { Colour } from '../colour.ts';
import type { Frame } from '../frame.ts';
import { type Next, type Point, polygon, range } from '../pen.ts';

/** Fields of one crop in one row. */
export interface Strip {
  readonly key: string;
  readonly crop: Colour;
  /** How far away it is: 0 at our feet, 1 at the horizon. */
  readonly away: number;
  readonly d: string;
}

/** Rows of fields in perspective, each higher than the one behind it; in a row, fields of the same crop are one path. */
export function strips(
  next: Next,
  { width, height, horizon }: Frame,
  crops: readonly Colour[],
  longest: number,
): Strip[] {
  const deep = height - horizon;
  const rows: number[] = [];
  for (let y = 0, step = 3; y < deep; step *= 1.55) {
    rows.push(y);
    y += step;
  }
  rows.push(deep + 2);
  const edgeAt = (x: number, row: number): number =>
    horizon +
    rows[row] +
    (row > 0 && row < rows.length - 1 ? Math.sin(x * 0.006 + row * 2.1) * (rows[row] - rows[row - 1]) * 0.3 : 0);
  return range(rows.length - 1).flatMap((row) => {
    const near = rows[row] / deep;
    const size = 0.25 + near * 1.3;
    const paths = new Map<Colour, string>();
    for (let x = -next() * 100; x < width + 60; ) {
      const length = (50 + next() * longest) * size;
      const lean = (x - width / 2) * 0.0025 * (rows[row + 1] - rows[row]);
      const left = x + lean + (next() - 0.5) * length * 0.5;
      const right = x + length + lean + (next() - 0.5) * length * 0.3;
      const corners: Point[] = [
        [x, edgeAt(x, row)],
        [x + length, edgeAt(x + length, row)],
        [right, edgeAt(right, row + 1)],
        [left - 20 * size, edgeAt(left, row + 1)],
      ];
      const crop = crops[Math.floor(next() * crops.length)];
      paths.set(crop, (paths.get(crop) ?? '') + polygon(corners));
      x += length;
    }
    return [...paths].map(([crop, d]) => ({ key: `${row} ${crop}`, crop, away: Math.max(0.06, 0.7 - near * 0.7), d }));
  });
}
