import type { AircraftType, Gear, Station } from '../types/type.ts';
import { bothSides } from './curve.ts';
import { loft } from './loft.ts';
import type { MeshBuilder } from './mesh.ts';
import { riseAt } from './planform.ts';
import { addPod, addStrut } from './pod.ts';

/** Wheels that do not go up: bare legs, spats on the wheels, or trousers down to them. */
export function addGear(mesh: MeshBuilder, gear: Gear, wingAt: (y: number) => number): void {
  const { kind, x, y, height, size = 1, bodyZ } = gear;
  const top = bodyZ ?? wingAt(y);
  const foot = top - height;
  if (kind === 'leg') {
    const root = bodyZ === undefined ? y : 0.25;
    addStrut(mesh, [[-x, root, top], [-x, y, foot], 0.07]);
    addStrut(mesh, [[-x - 0.7, root, top], [-x, y, foot], 0.04]);
    const half = 0.36 * size;
    addPod(mesh, { from: x - half, to: x + half, y, z: foot, width: 0.1, height: half, shape: 'ball', colour: 'dark' });
    return;
  }
  if (bodyZ === undefined) addLegs(mesh, gear, top, foot);
  else addStrut(mesh, [[-x, 0.3, top], [-x, y, foot], 0.1]);
  addPod(mesh, { from: x - 0.5 * size, to: x + 0.85 * size, y, z: foot, width: 0.2 * size, height: 0.36 * size });
}

function addLegs(mesh: MeshBuilder, { kind, x, y, size = 1 }: Gear, top: number, foot: number): void {
  const stations: Station[] = [
    [x - 0.34 * size, 0.03, top, foot],
    [x - 0.1, 0.16 * size, top, foot],
    [x + 0.4 * size, 0.14 * size, top, foot],
    [x + (kind === 'trousers' ? 1 : 0.62) * size, 0.02, top, foot + 0.2],
  ];
  for (const side of bothSides(y))
    loft(mesh, { kind: 'pod', ink: mesh.ink(), under: false }, stations, { y: side, around: 16 });
}

/** The struts of a biplane: from wing to wing, and from the body to the upper wing. */
export function addBays(mesh: MeshBuilder, { wing, lowerWing, bays, bayChords = [0.2, 0.75] }: AircraftType): void {
  if (bays === undefined || lowerWing === undefined) return;
  for (const t of bays) {
    const y = t * lowerWing.half;
    for (const chord of bayChords) {
      addStrut(mesh, [
        [lowerWing.x - chord * lowerWing.root, y, lowerWing.z + riseAt(lowerWing.dihedral, t)],
        [wing.x - chord * wing.root, y, wing.z + riseAt(wing.dihedral, t)],
        0.05,
      ]);
    }
  }
  for (const chord of [0.15, 0.7]) {
    const x = wing.x - chord * wing.root;
    addStrut(mesh, [[x, 0.3, 0.3], [x, 0.55, wing.z], 0.04]);
  }
}
