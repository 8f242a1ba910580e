import type { AircraftType, Engine, Station } from '../types/type.ts';
import { FRONT } from './body.ts';
import { bothSides, lerp } from './curve.ts';
import { loft, round } from './loft.ts';
import type { MeshBuilder, Part } from './mesh.ts';
import { plug } from './pod.ts';

/** A turning propeller: its hub and its radius. */
export interface Propeller {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly radius: number;
}

const PROPELLER = 1.6;

/** What stands before a nose with an engine in it. */
export function addNose(mesh: MeshBuilder, { body, spinner, propeller = PROPELLER }: AircraftType): Propeller[] {
  const cap: Part = { kind: 'spinner', ink: mesh.ink() };
  if (body.shape === 'inline') {
    const r = body.nose ?? 0.3;
    const l = spinner?.length ?? 0.62;
    loft(
      mesh,
      cap,
      round([
        [-l, 0.02],
        [-l * 0.65, r * 0.6],
        [-l * 0.25, r * 0.9],
        [0.02, r],
      ]),
    );
  } else if (body.shape === 'radial') {
    const r = spinner?.radius ?? 0.17;
    const l = spinner?.length ?? 0.3;
    loft(
      mesh,
      cap,
      round([
        [-l, 0.02],
        [-l * 0.5, r * 0.76],
        [0.05, r],
      ]),
    );
    const front = body.radius * (body.front ?? FRONT) * 1.02;
    loft(
      mesh,
      { kind: 'dark', ink: mesh.ink() },
      round([
        [0.04, 0.02],
        [0.05, front],
      ]),
    );
  } else return [];
  return [{ x: 0.12, y: 0, z: 0, radius: propeller }];
}

/** Where an engine's front lies, in metres behind the nose, and how high its middle. */
export interface Mount {
  readonly front: number;
  readonly z: number;
}

const frontOf = (engine: Engine, x: number): Station[] => {
  const { radius: r, depth: d = 1 } = engine;
  return engine.kind === 'inline'
    ? [
        [x, r * 0.5, r * 0.5, -r * 0.5],
        [x + 0.3, r * 0.82, r * 0.8, -r * 0.9 * d],
        [x + 1.1, r, r * 0.95, -r * 1.1 * d],
      ]
    : [
        [x, r * 0.74, r * 0.74, -r * 0.74],
        [x + 0.12, r * 0.95, r * 0.95, -r * 0.95],
        [x + 0.7, r, r, -r],
        [x + 1.05, r, r, -r * d],
      ];
};

const LENGTH = 4.6;

function aftOf({ radius: r, depth: d = 1, length: l = LENGTH, boom }: Engine, x: number, tail: number): Station[] {
  return boom === true
    ? [
        [x + 2.4, r * 0.9, r * 0.85, -r * d],
        [x + 4.2, r * 0.72, r * 0.7, -r * 0.75],
        [lerp(x + 4.2, tail, 0.5), r * 0.55, r * 0.52, -r * 0.5],
        [tail, r * 0.2, r * 0.35, -r * 0.25],
      ]
    : [
        [x + l * 0.45, r * 0.9, r * 0.8, -r * 0.95 * d],
        [x + l * 0.72, r * 0.62, r * 0.42, -r * 0.72 * d],
        [x + l * 0.92, r * 0.35, r * 0.15, -r * 0.4],
        [x + l, 0.04, 0.02, -0.12],
      ];
}

const jet = ({ radius: r, length: l = LENGTH }: Engine, x: number): Station[] =>
  round([
    [x, r * 0.72],
    [x + 0.2, r * 0.88],
    [x + l * 0.4, r],
    [x + l * 0.75, r * 0.9],
    [x + l, r * 0.6],
  ]);

/** An engine on either side, in its nacelle; `tail` is where a boom ends. */
export function addEngine(mesh: MeshBuilder, engine: Engine, { front, z }: Mount, tail: number): Propeller[] {
  return bothSides(engine.y).flatMap((y): Propeller[] => {
    const { kind, radius: r, boom = false } = engine;
    const part: Part = { kind: 'nacelle', ink: mesh.ink(), engine: kind, y, z, front, boom };
    const dark: Part = { kind: 'dark', ink: mesh.ink() };
    if (kind === 'jet') {
      loft(mesh, part, jet(engine, front), { y, z });
      loft(mesh, dark, plug(front + 0.01, r * 0.7), { y, z });
      return [];
    }
    loft(mesh, part, [...frontOf(engine, front), ...aftOf(engine, front, tail)], { y, z });
    const isInline = kind === 'inline';
    const hub = isInline ? r * 0.5 : 0.2;
    const l = isInline ? 0.55 : 0.38;
    const cap = round([
      [front - l, 0.02],
      [front - l * 0.4, hub * 0.8],
      [front + 0.04, hub],
    ]);
    loft(mesh, { kind: 'spinner', ink: mesh.ink() }, cap, { y, z, around: 20 });
    if (!isInline) loft(mesh, dark, plug(front + 0.015, r * 0.72), { y, z, around: 20, between: 2 });
    return [{ x: -front + 0.1, y, z, radius: engine.propeller ?? 1.65 }];
  });
}
