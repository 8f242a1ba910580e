import type { AircraftType, Station, Wing } from '../types/type.ts';
import { stationsOf } from './body.ts';
import { addCanopies, addTurret } from './canopy.ts';
import { addEngine, addNose, type Propeller } from './engine.ts';
import { addBays, addGear } from './gear.ts';
import { loft } from './loft.ts';
import { type Mesh, MeshBuilder } from './mesh.ts';
import { chordAt, riseAt } from './planform.ts';
import { addFloat, addPod, addStrut } from './pod.ts';
import { addTail } from './tail.ts';
import { addWing } from './wing.ts';

export interface Model {
  readonly mesh: Mesh;
  readonly propellers: readonly Propeller[];
  readonly stations: readonly Station[];
}

const INK = { body: 1, wing: 4, lowerWing: 6 };

/** The solid model of a type. */
export function buildModel(type: AircraftType, detail = 1): Model {
  const mesh = new MeshBuilder(detail);
  const { body, wing, length } = type;
  const stations = stationsOf(type);
  const wingAt = (y: number): number => wing.z + riseAt(wing.dihedral, Math.abs(y) / wing.half);
  const edgeAt = (y: number): number => wing.x + chordAt(wing, Math.abs(y) / wing.half).edge;

  const squareness = type.squareness ?? (body.shape === 'bomber' ? 2 : 2.15);
  loft(mesh, { kind: 'body', ink: INK.body }, stations, { squareness, around: 40, between: 6 });
  const propellers = addNose(mesh, type);
  addMainWing(mesh, wing, 'main');
  if (type.lowerWing !== undefined) addMainWing(mesh, type.lowerWing, 'lower');
  for (const surface of type.surfaces ?? []) {
    const ink = mesh.ink();
    addWing(mesh, surface, (upper) =>
      surface.upright === true ? { kind: 'fin', ink } : { kind: 'wing', role: 'other', ink, upper, wing: surface },
    );
  }
  for (const engine of type.engines ?? []) {
    const mount = { front: -edgeAt(engine.y) - engine.ahead, z: wingAt(engine.y) + (engine.rise ?? 0) };
    propellers.push(...addEngine(mesh, engine, mount, length));
  }
  addCanopies(mesh, type, stations, INK.body);
  for (const turret of type.turrets ?? []) addTurret(mesh, turret, length, stations);
  for (const pod of type.pods ?? []) addPod(mesh, pod);
  for (const float of type.floats ?? []) addFloat(mesh, float, wingAt);
  for (const strut of type.struts ?? []) addStrut(mesh, strut);
  addBays(mesh, type);
  if (type.gear !== undefined) addGear(mesh, type.gear, wingAt);
  addTail(mesh, type, stations);
  return { mesh: mesh.finish(), propellers, stations };
}

const addMainWing = (mesh: MeshBuilder, wing: Wing, role: 'main' | 'lower'): void =>
  addWing(mesh, wing, (upper) => ({
    kind: 'wing',
    role,
    ink: role === 'main' ? INK.wing : INK.lowerWing,
    upper,
    wing,
  }));
