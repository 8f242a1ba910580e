import type { Canopy, Wing } from '../types/type.ts';

/** What a part is, as far as the paint shop has to know. */
export type Part = { readonly ink: number } & (
  | { readonly kind: 'body' | 'spinner' | 'dark' | 'fin' | 'strut' }
  | { readonly kind: 'wing'; readonly role: 'main' | 'lower' | 'other'; readonly upper: boolean; readonly wing: Wing }
  | {
      readonly kind: 'nacelle';
      readonly engine: 'radial' | 'inline' | 'jet';
      readonly y: number;
      readonly z: number;
      readonly front: number;
      readonly boom: boolean;
    }
  | { readonly kind: 'pod'; readonly under: boolean }
  | { readonly kind: 'dome'; readonly from: number; readonly to: number }
  | { readonly kind: 'canopy'; readonly canopy: Canopy }
);

/** Triangles between points, each point with its normal and two numbers of its own (where on the part it lies). */
export interface Mesh {
  readonly points: Float32Array;
  readonly normals: Float32Array;
  readonly places: Float32Array;
  readonly triangles: Uint32Array;
  /** The part of each triangle. */
  readonly partOf: Uint16Array;
  readonly parts: readonly Part[];
}

/** A point, and where on its part it lies. */
export type Vertex = readonly [x: number, y: number, z: number, u: number, v: number];

export class MeshBuilder {
  /** Less than 1: fewer triangles, for small pictures. */
  readonly detail: number;
  private readonly points: number[] = [];
  private readonly normals: number[] = [];
  private readonly places: number[] = [];
  private readonly triangles: number[] = [];
  private readonly partOf: number[] = [];
  private readonly parts: Part[] = [];
  private lines = 100;

  constructor(detail: number) {
    this.detail = detail;
  }

  /** A group of its own for ink: lines run where two groups meet. */
  ink(): number {
    return this.lines++;
  }

  /** A net of points, rows by columns, skinned with triangles; `closed`: the last column meets the first. */
  net(
    part: Part,
    rows: number,
    columns: number,
    closed: boolean,
    vertex: (row: number, column: number) => Vertex,
  ): void {
    const base = this.points.length / 3;
    const at = this.parts.push(part) - 1;
    for (let i = 0; i < rows; i++) {
      for (let j = 0; j < columns; j++) {
        const [x, y, z, u, v] = vertex(i, j);
        this.points.push(x, y, z);
        this.normals.push(0, 0, 0);
        this.places.push(u, v);
      }
    }
    for (let i = 0; i < rows - 1; i++) {
      for (let j = 0; j < (closed ? columns : columns - 1); j++) {
        const a = base + i * columns + j;
        const b = base + i * columns + ((j + 1) % columns);
        this.triangle(a, b, a + columns, at);
        this.triangle(b, b + columns, a + columns, at);
      }
    }
  }

  finish(): Mesh {
    return {
      points: Float32Array.from(this.points),
      normals: Float32Array.from(this.normals),
      places: Float32Array.from(this.places),
      triangles: Uint32Array.from(this.triangles),
      partOf: Uint16Array.from(this.partOf),
      parts: this.parts,
    };
  }

  /** The normal of a point is the sum of those of its triangles, larger ones counting more. */
  private triangle(a: number, b: number, c: number, part: number): void {
    const p = this.points;
    const [ux, uy, uz] = [p[b * 3] - p[a * 3], p[b * 3 + 1] - p[a * 3 + 1], p[b * 3 + 2] - p[a * 3 + 2]];
    const [vx, vy, vz] = [p[c * 3] - p[a * 3], p[c * 3 + 1] - p[a * 3 + 1], p[c * 3 + 2] - p[a * 3 + 2]];
    const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    for (const k of [a, b, c]) for (let i = 0; i < 3; i++) this.normals[k * 3 + i] += normal[i];
    this.triangles.push(a, b, c);
    this.partOf.push(part);
  }
}
