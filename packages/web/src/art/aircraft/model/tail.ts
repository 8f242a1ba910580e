import type { AircraftType, Fin, Planform, Station, Surface } from '../types/type.ts';
import { isBomberBody, middleAt, topAt } from './body.ts';
import { clamp, lerp } from './curve.ts';
import type { MeshBuilder } from './mesh.ts';
import { chordAt } from './planform.ts';
import { addWing } from './wing.ts';

const INK = { tail: 10, fin: 11 };
const DIHEDRAL = 0.08;

const outlineOf = (fin: Fin, height: number, root: number): Planform => ({
  shape: fin.shape ?? 'elliptic',
  fullness: fin.fullness ?? 2.4,
  lean: fin.lean ?? 0.7,
  tip: (fin.tip ?? 0.55) * root,
  roundFrom: fin.roundFrom ?? 0.8,
  half: height,
  root,
  thickness: 0.08,
});

/** Tailplane, and one fin or two. */
export function addTail(mesh: MeshBuilder, type: AircraftType, body: readonly Station[]): void {
  const { length: L, tail, fin } = type;
  const z = tail.z ?? (isBomberBody(type.body) ? middleAt(body, L * 0.96) : 0.26);
  const plane: Surface = {
    shape: 'tapered',
    tip: tail.root * 0.55,
    thickness: 0.09,
    ...tail,
    dihedral: tail.dihedral ?? DIHEDRAL,
    x: -L + (tail.ahead ?? tail.root + 0.03 * L),
    z,
  };
  addWing(mesh, plane, (upper) => ({ kind: 'wing', role: 'other', ink: INK.tail, upper, wing: plane }));

  const x = -L + (fin.ahead ?? fin.root * 0.98);
  const foot = fin.z ?? z - 0.05;
  const stand = (height: number, root: number, place: Pick<Surface, 'x' | 'y' | 'z'>, ink: number): void =>
    addWing(mesh, { ...outlineOf(fin, height, root), ...place, upright: true, single: true }, () => ({
      kind: 'fin',
      ink,
    }));
  if (fin.count === 2) {
    const aside = fin.y ?? tail.half * 0.92;
    const onPlane = z + ((tail.dihedral ?? DIHEDRAL) * aside) / tail.half;
    for (const y of [aside, -aside]) {
      const ink = mesh.ink();
      stand(fin.height, fin.root, { x, y, z: onPlane }, ink);
      stand(-(fin.below ?? fin.height * 0.6), fin.root * 0.95, { x: x - 0.02, y, z: onPlane + 0.05 }, ink);
    }
  } else stand(fin.height, fin.root, { x, y: 0, z: foot }, INK.fin);
  if (fin.dorsal !== undefined) addFillet(mesh, fin, fin.dorsal, { x, foot, end: L }, body);
}

/** From the back up to the leading edge of the fin. */
function addFillet(
  mesh: MeshBuilder,
  fin: Fin,
  [length, height]: readonly [number, number],
  { x, foot, end }: { readonly x: number; readonly foot: number; readonly end: number },
  body: readonly Station[],
): void {
  const top = clamp((topAt(body, -x) + height - foot) / fin.height, 0, 0.8);
  const edge = x + chordAt(outlineOf(fin, fin.height, fin.root), top).edge - 0.12;
  for (const side of [1, -1]) {
    mesh.net({ kind: 'fin', ink: INK.fin }, 2, 14, false, (i, j) => {
      const t = j / 13;
      const at = lerp(x + length, edge, t);
      const y = side * (i === 1 ? 0.02 : 0.14 * (1 - 0.6 * t));
      return [at, y, topAt(body, Math.min(-at, end)) + (i === 1 ? height * t ** 1.7 : -0.12), t, 0.2];
    });
  }
}
