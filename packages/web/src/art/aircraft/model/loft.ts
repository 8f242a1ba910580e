import type { Station } from '../types/type.ts';
import type { MeshBuilder, Part } from './mesh.ts';

interface Section {
  readonly y?: number;
  readonly z?: number;
  /** 2 is round, 3 a box with round corners. */
  readonly squareness?: number;
  readonly around?: number;
  readonly between?: number;
}

/** A smooth curve through b and c, between them at t. */
const spline = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (-a + 3 * b - 3 * c + d) * t ** 3);

/** Stations with others between them, on smooth curves. */
function finer(stations: readonly Station[], between: number): Station[] {
  const last = stations.length - 1;
  const at = (i: number): Station => stations[Math.max(0, Math.min(last, i))];
  const rows: Station[] = [];
  for (let i = 0; i < last; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < between; k++) {
      const value = (n: 0 | 1 | 2 | 3): number => spline(a[n], b[n], c[n], d[n], k / between);
      rows.push([value(0), value(1), value(2), value(3)]);
    }
  }
  rows.push(at(last));
  return rows;
}

/** One coordinate of a point on a superellipse. */
const rounded = (c: number, squareness: number): number => Math.sign(c) * Math.abs(c) ** (2 / squareness);

/** A skin over sections, which stand in metres behind the nose. */
export function loft(
  mesh: MeshBuilder,
  part: Part,
  stations: readonly Station[],
  { y = 0, z = 0, squareness = 2, around = 32, between = 5 }: Section = {},
): void {
  const rows = finer(stations, Math.max(1, Math.round(between * mesh.detail)));
  const columns = Math.max(8, Math.round(around * mesh.detail));
  mesh.net(part, rows.length, columns, true, (i, j) => {
    const [x, width, top, bottom] = rows[i];
    const angle = (j / columns) * Math.PI * 2;
    const side = Math.max(0.005, width) * rounded(Math.cos(angle), squareness);
    const height = ((top - bottom) / 2) * rounded(Math.sin(angle), squareness);
    return [-x, y + side, z + (top + bottom) / 2 + height, -x, angle];
  });
}

/** A round body: in metres behind the nose, and its radius. */
export const round = (profile: readonly (readonly [x: number, radius: number])[]): Station[] =>
  profile.map(([x, r]) => [x, r, r, -r]);
