import type { Float, Pod, Station, Strut } from '../types/type.ts';
import { bothSides, lerp } from './curve.ts';
import { loft, round } from './loft.ts';
import type { MeshBuilder, Part } from './mesh.ts';

type Profile = readonly (readonly [share: number, size: number])[];

/** Closed bodies: how large they are along their length. A scoop is open in front, a boat has a flat deck. */
const profiles: { readonly [shape in NonNullable<Pod['shape']>]: Profile } = {
  drop: [
    [0, 0.05],
    [0.05, 0.45],
    [0.16, 0.82],
    [0.36, 1],
    [0.62, 0.86],
    [0.85, 0.42],
    [1, 0.04],
  ],
  scoop: [
    [0, 0.82],
    [0.03, 0.95],
    [0.25, 1],
    [0.6, 0.9],
    [0.85, 0.5],
    [1, 0.06],
  ],
  tube: [
    [0, 0.05],
    [0.03, 0.55],
    [0.1, 0.9],
    [0.3, 1],
    [0.75, 1],
    [0.93, 0.7],
    [1, 0.05],
  ],
  ball: [
    [0, 0.04],
    [0.06, 0.5],
    [0.25, 0.88],
    [0.5, 1],
    [0.75, 0.88],
    [0.94, 0.5],
    [1, 0.04],
  ],
  boat: [
    [0, 0.08],
    [0.06, 0.4],
    [0.2, 0.85],
    [0.45, 1],
    [0.7, 0.8],
    [0.9, 0.4],
    [1, 0.1],
  ],
};

function partOf({ from, to, colour = 'upper' }: Pod, ink: number): Part {
  if (colour === 'glass') return { kind: 'dome', ink, from, to };
  if (colour === 'dark') return { kind: 'dark', ink };
  return { kind: 'pod', ink, under: colour === 'under' };
}

export function addPod(mesh: MeshBuilder, pod: Pod): void {
  const { from, to, z, width, height, shape = 'drop', squareness = 2 } = pod;
  const deck = (size: number): number => (shape === 'boat' ? (0.55 + 0.45 * Math.min(1, size * 1.4)) * 0.8 : size);
  const stations = profiles[shape].map(
    ([share, size]): Station => [lerp(from, to, share), width * size, height * deck(size), -height * size],
  );
  const ink = mesh.ink();
  for (const y of pod.single === true ? [pod.y ?? 0] : bothSides(pod.y ?? 0)) {
    loft(mesh, partOf(pod, ink), stations, { y, z, squareness, around: 20, between: 3 });
    if (shape !== 'scoop') continue;
    const mouth: Station[] = [
      [from + 0.005, 0.02, 0.02, -0.02],
      [from - 0.01, width * 0.7, height * 0.7, -height * 0.7],
    ];
    loft(mesh, { kind: 'dark', ink: mesh.ink() }, mouth, { y, z, around: 20, between: 2 });
  }
}

/** A strut that is not in the middle stands on both sides. */
export function addStrut(mesh: MeshBuilder, [from, to, radius]: Strut): void {
  const part: Part = { kind: 'strut', ink: mesh.ink() };
  for (const side of from[1] === 0 && to[1] === 0 ? [1] : [1, -1]) {
    mesh.net(part, 2, 8, true, (i, j) => {
      const [x, y, z] = i === 0 ? from : to;
      const angle = (j / 8) * Math.PI * 2;
      const across = Math.sin(angle) * radius;
      return [x + Math.cos(angle) * radius * 1.7, side * y + across * 0.8, z + across * 0.3, 0, 0];
    });
  }
}

/** A float on its legs; those in the middle go up to the body, others to the wing. */
export function addFloat(mesh: MeshBuilder, float: Float, wingAt: (y: number) => number): void {
  const { from, to, y = 0, z, width, height, legs, leg, rake = 0.1 } = float;
  addPod(mesh, { from, to, y, z, width, height, shape: 'boat' });
  const top = float.legTop ?? (y === 0 ? -0.4 : wingAt(y));
  for (const x of legs) addStrut(mesh, [[-x, y, z], [-x - rake, y, top], leg]);
}

/** A small disc that closes an opening. */
export const plug = (x: number, radius: number): Station[] =>
  round([
    [x + 0.01, 0.02],
    [x, radius],
  ]);
