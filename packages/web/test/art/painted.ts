import type { Attitude, Facing } from '../../src/art/aircraft/attitude.ts';
import { boxOf, pixelsFor } from '../../src/art/aircraft/box.ts';
import { buildModel, type Model } from '../../src/art/aircraft/model/build.ts';
import type { Part } from '../../src/art/aircraft/model/mesh.ts';
import type { Time } from '../../src/art/aircraft/paint/light.ts';
import { type Picture, paintAircraft, sizeOf } from '../../src/art/aircraft/paint/picture.ts';
import { aircraftTypes } from '../../src/art/aircraft/types/index.ts';
import type { AircraftType } from '../../src/art/aircraft/types/type.ts';

export function typeOf(id: string): AircraftType {
  const type = aircraftTypes.find((each) => each.id === id);
  if (type === undefined) throw new Error(`no aircraft ${id}`);
  return type;
}

/** Coarse, and made once. */
const models = new Map<string, Model>();
export function coarse(type: AircraftType): Model {
  const model = models.get(type.id) ?? buildModel(type, 0.3);
  models.set(type.id, model);
  return model;
}

export const partsOf = <Kind extends Part['kind']>(id: string, kind: Kind): Extract<Part, { kind: Kind }>[] =>
  coarse(typeOf(id)).mesh.parts.filter((part): part is Extract<Part, { kind: Kind }> => part.kind === kind);

/** The points of the parts that are wanted: forward, right, up. */
export function pointsOf(id: string, wanted: (part: Part) => boolean): (readonly [number, number, number])[] {
  const { points, triangles, partOf, parts } = coarse(typeOf(id)).mesh;
  const corners = [...triangles].filter((_, i) => wanted(parts[partOf[Math.floor(i / 3)]]));
  return [...new Set(corners)].map((i) => [points[i * 3], points[i * 3 + 1], points[i * 3 + 2]] as const);
}

interface Wish {
  readonly attitude?: Attitude;
  readonly facing?: Facing;
  readonly scale?: number;
  readonly holes?: number;
  readonly time?: Time;
}

/** A small picture in its box. */
export function painted(
  id: string,
  { attitude = 'level', facing = 'right', scale = 5, holes = 0, time = 'day' }: Wish = {},
): Picture {
  const type = typeOf(id);
  const box = pixelsFor(boxOf(sizeOf(type), attitude), scale);
  return paintAircraft(type, { attitude, facing, scale, ...box, holes, time }, coarse);
}

export interface Pixel {
  readonly x: number;
  readonly y: number;
  readonly colour: readonly [number, number, number];
  readonly cover: number;
}

/** All pixels that are not empty. */
export function pixelsOf({ width, pixels }: Picture): Pixel[] {
  const found: Pixel[] = [];
  for (let i = 0; i < pixels.length / 4; i++) {
    const [r, g, b, cover] = pixels.subarray(i * 4, i * 4 + 4);
    if (cover > 0) found.push({ x: i % width, y: Math.floor(i / width), colour: [r, g, b], cover });
  }
  return found;
}
