import type { Turn } from '../attitude.ts';
import type { Mesh } from '../model/mesh.ts';

/** A plate of so many dots, and where on it the centre of the aircraft lies. */
export interface Plate {
  readonly width: number;
  readonly height: number;
  /** Dots per metre. */
  readonly scale: number;
}

/** What is seen at every dot of a plate: the nearest triangle, and where in it. */
export interface Sight {
  /** How near; -Infinity: nothing is there. */
  readonly near: Float32Array;
  /** The triangle, counted from 1; 0: none. */
  readonly triangle: Uint32Array;
  /** Shares of its second and third corner. */
  readonly second: Float32Array;
  readonly third: Float32Array;
}

/** Points on the plate: right, down and near, three numbers each. */
export function projected({ points }: Mesh, view: Turn, { width, height, scale }: Plate): Float32Array {
  const seen = new Float32Array(points.length);
  for (let i = 0; i < points.length; i += 3) {
    const [right, up, near] = view(points[i], points[i + 1], points[i + 2]);
    seen[i] = width / 2 + right * scale;
    seen[i + 1] = height / 2 - up * scale;
    seen[i + 2] = near;
  }
  return seen;
}

/** Lays all triangles on the plate; of two at a dot the nearer one stays. */
export function look({ triangles }: Mesh, seen: Float32Array, { width, height }: Plate): Sight {
  const sight: Sight = {
    near: new Float32Array(width * height).fill(Number.NEGATIVE_INFINITY),
    triangle: new Uint32Array(width * height),
    second: new Float32Array(width * height),
    third: new Float32Array(width * height),
  };
  for (let f = 0; f < triangles.length; f += 3) {
    lay(f / 3 + 1, triangles[f] * 3, triangles[f + 1] * 3, triangles[f + 2] * 3, seen, width, height, sight);
  }
  return sight;
}

function lay(
  triangle: number,
  a: number,
  b: number,
  c: number,
  seen: Float32Array,
  width: number,
  height: number,
  sight: Sight,
): void {
  const [ax, ay, az] = [seen[a], seen[a + 1], seen[a + 2]];
  const [bx, by, bz] = [seen[b] - ax, seen[b + 1] - ay, seen[b + 2] - az];
  const [cx, cy, cz] = [seen[c] - ax, seen[c + 1] - ay, seen[c + 2] - az];
  const area = bx * cy - cx * by;
  if (Math.abs(area) < 1e-9) return;
  const left = Math.max(0, Math.floor(ax + Math.min(0, bx, cx)));
  const right = Math.min(width - 1, Math.ceil(ax + Math.max(0, bx, cx)));
  const top = Math.max(0, Math.floor(ay + Math.min(0, by, cy)));
  const bottom = Math.min(height - 1, Math.ceil(ay + Math.max(0, by, cy)));
  for (let y = top; y <= bottom; y++) {
    const py = y + 0.5 - ay;
    for (let x = left; x <= right; x++) {
      const px = x + 0.5 - ax;
      const second = (px * cy - cx * py) / area;
      const third = (bx * py - px * by) / area;
      if (second < -1e-6 || third < -1e-6 || second + third > 1 + 1e-6) continue;
      const near = az + second * bz + third * cz;
      const i = y * width + x;
      if (near <= sight.near[i]) continue;
      sight.near[i] = near;
      sight.triangle[i] = triangle;
      sight.second[i] = second;
      sight.third[i] = third;
    }
  }
}
