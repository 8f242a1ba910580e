import type { AircraftType, Canopy, CanopyStyle, Station, Turret } from '../types/type.ts';
import { bottomAt, middleAt, topAt } from './body.ts';
import { lerp } from './curve.ts';
import { loft } from './loft.ts';
import type { MeshBuilder } from './mesh.ts';
import { addPod, addStrut } from './pod.ts';

/** Profiles: share of the length, height and width as shares of the largest. */
const profiles: { readonly [style in CanopyStyle]: readonly (readonly [at: number, height: number, width: number])[] } =
  {
    plain: [
      [0, -0.15, 0.15],
      [0.16, 0.55, 0.8],
      [0.34, 1, 1],
      [0.62, 0.96, 0.95],
      [0.85, 0.5, 0.6],
      [1, -0.1, 0.15],
    ],
    long: [
      [0, -0.15, 0.15],
      [0.1, 0.62, 0.8],
      [0.22, 1, 1],
      [0.5, 1, 1],
      [0.8, 0.92, 0.92],
      [0.94, 0.6, 0.7],
      [1, -0.1, 0.2],
    ],
    bubble: [
      [0, -0.2, 0.15],
      [0.18, 0.62, 0.85],
      [0.38, 1, 1.05],
      [0.6, 0.95, 1],
      [0.82, 0.55, 0.7],
      [1, -0.15, 0.1],
    ],
    razorback: [
      [0, -0.15, 0.15],
      [0.2, 0.6, 0.8],
      [0.42, 1, 1],
      [0.8, 0.98, 0.97],
      [1, 0.9, 0.9],
    ],
    open: [
      [0, -0.2, 0.2],
      [0.2, 0.8, 0.6],
      [0.3, 0.9, 0.6],
      [0.34, -0.2, 0.5],
      [1, -0.3, 0.4],
    ],
  };

/** Lines between canopies and the body; all canopies are one group. */
const INK = 5;

function addCanopy(mesh: MeshBuilder, canopy: Canopy, length: number, body: readonly Station[]): void {
  const [from, to, height, style, halfWidth] = canopy;
  const stations = profiles[style].map(([at, high, wide]): Station => {
    const x = lerp(from, to, at) * length;
    const top = topAt(body, x);
    return [x, Math.max(0.03, halfWidth * wide), top + height * high, top - 0.35];
  });
  loft(mesh, { kind: 'canopy', ink: INK, canopy }, stations, { squareness: 2.4 });
}

/** The back behind a canopy, as high as it, going down to the body. */
function addSpine(mesh: MeshBuilder, type: AircraftType, body: readonly Station[], ink: number): void {
  const { spine, canopy, length } = type;
  if (spine === undefined || canopy === undefined) return;
  const [from, to, height, style, halfWidth] = canopy;
  const rise = height * spine.height;
  const begin = lerp(from, to, style === 'razorback' ? 0.72 : 0.6) * length;
  const behind = to * length;
  const end = spine.to * length;
  const half = lerp(behind, end, 0.5);
  const stations: Station[] = [
    [begin, halfWidth * 0.8, topAt(body, begin) + rise, topAt(body, begin) - 0.3],
    [behind, halfWidth * 0.9, topAt(body, behind) + rise * 0.9, topAt(body, behind) - 0.3],
    [half, halfWidth * 0.55, topAt(body, half) + rise * 0.45, 0],
    [end, 0.04, topAt(body, end), 0],
  ];
  loft(mesh, { kind: 'body', ink }, stations, { squareness: 2.1 });
}

export function addCanopies(mesh: MeshBuilder, type: AircraftType, body: readonly Station[], ink: number): void {
  if (type.canopy === undefined) return;
  for (const canopy of [type.canopy, ...(type.otherCanopies ?? [])]) addCanopy(mesh, canopy, type.length, body);
  addSpine(mesh, type, body, ink);
}

function turretHeight({ on, radius, z }: Turret, x: number, body: readonly Station[]): number {
  if (z !== undefined) return z;
  if (on === 'axis') return middleAt(body, x);
  return on === 'back' ? topAt(body, x) + radius * 0.15 : bottomAt(body, x) - radius * 0.1;
}

/** A glass dome; the guns of a large one look forward in the nose and aft everywhere else. */
export function addTurret(mesh: MeshBuilder, turret: Turret, length: number, body: readonly Station[]): void {
  const { radius: r } = turret;
  const x = turret.at * length;
  const z = turretHeight(turret, x, body);
  addPod(mesh, { from: x - r, to: x + r, z, width: r * 0.92, height: r, shape: 'ball', colour: 'glass' });
  if (r <= 0.3) return;
  const aim = turret.at < 0.15 ? 1 : -1;
  addStrut(mesh, [[-x + aim * r * 0.5, r * 0.25, z + r * 0.15], [-x + aim * r * 2, r * 0.25, z + r * 0.3], 0.035]);
}
