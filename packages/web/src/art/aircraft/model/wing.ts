import type { Surface } from '../types/type.ts';
import { lerp } from './curve.ts';
import type { MeshBuilder, Part } from './mesh.ts';
import { chordAt, riseAt } from './planform.ts';

const SPANWISE = 40;
const CHORDWISE = 10;

/** Half the thickness of an aerofoil at a share of its chord. */
const aerofoil = (c: number): number => 1.3 * (Math.sqrt(c) * 0.6 - c * 0.36 - c * c * 0.24);

/** Both sides of a wing, each with its upper and its lower skin; a fin stands upright and is one side only. */
export function addWing(mesh: MeshBuilder, wing: Surface, partOf: (upper: boolean) => Part): void {
  const rows = Math.round(SPANWISE * mesh.detail);
  const columns = Math.max(6, Math.round(CHORDWISE * mesh.detail));
  const { x: front, y: aside = 0, z: foot, half, thickness = 0.13 } = wing;
  for (const side of wing.single === true ? [1] : [1, -1]) {
    for (const skin of [1, -1]) {
      mesh.net(partOf(skin > 0), rows + 1, columns + 1, false, (i, j) => {
        const t = 1 - (1 - i / rows) ** 1.5;
        const c = (j / columns) ** 1.6;
        const { edge, chord } = chordAt(wing, t);
        const x = front + edge - c * chord;
        const thick = thickness * lerp(1, 0.6, t) * chord * aerofoil(c);
        if (wing.upright === true) return [x, aside + skin * thick, foot + half * t, t, c];
        const z = foot + riseAt(wing.dihedral, t) + skin * thick * (skin > 0 ? 1 : 0.7);
        return [x, side * half * t + aside, z, t, c];
      });
    }
  }
}
