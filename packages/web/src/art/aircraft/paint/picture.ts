import { type Attitude, type Facing, type Size, turnOf, viewOf } from '../attitude.ts';
import { buildModel, type Model } from '../model/build.ts';
import type { Mesh } from '../model/mesh.ts';
import type { AircraftType } from '../types/type.ts';
import type { Dab, Place } from './brush.ts';
import { blank, type Canvas, shrink } from './canvas.ts';
import { coatOf } from './coat.ts';
import { INK } from './colour.ts';
import { holesIn } from './holes.ts';
import { drawInk } from './ink.ts';
import { type Lit, shine, type Time } from './light.ts';
import { painterOf } from './paint-part.ts';
import { drawPropeller } from './propeller.ts';
import { look, type Plate, projected, type Sight } from './raster.ts';

export interface Order {
  readonly attitude: Attitude;
  readonly facing: Facing;
  /** Device pixels per metre. */
  readonly scale: number;
  /** Device pixels. */
  readonly width: number;
  readonly height: number;
  readonly holes: number;
  readonly time: Time;
}

/** Red, green, blue and cover of every pixel. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
}

/** Below so many dots per metre a coarser model looks the same. */
const FINE = 32;

export const sizeOf = ({ wing, length }: AircraftType): Size => ({ span: wing.half * 2, length });

/** Paints an aircraft: model, sight, paint and light, ink, propellers. */
export function paintAircraft(
  type: AircraftType,
  order: Order,
  modelOf: (type: AircraftType, detail: number) => Model = buildModel,
): Picture {
  const { attitude, facing, scale, width, height } = order;
  const fold = scale < 14 ? 3 : 2;
  const plate: Plate = { width: width * fold, height: height * fold, scale: scale * fold };
  const model = modelOf(type, plate.scale < FINE ? 0.6 : 1);
  const view = viewOf(attitude, facing, sizeOf(type));
  const sight = look(model.mesh, projected(model.mesh, view, plate), plate);
  const canvas = colour(type, model, sight, order, plate);
  drawInk(canvas, model.mesh, sight, Math.max(1, Math.round(Math.min(1, scale / 18) * fold * 0.5)));
  for (const propeller of model.propellers) drawPropeller(canvas, sight, propeller, view, plate);
  return { width, height, pixels: shrink(canvas, fold) };
}

/** Paint and light of every dot at which something is seen. */
function colour(type: AircraftType, { mesh, stations }: Model, sight: Sight, order: Order, plate: Plate): Canvas {
  const { attitude, facing, time, holes } = order;
  const canvas = blank(plate.width, plate.height);
  const paint = painterOf(type, stations);
  const pierce = holesIn(type, facing, holes);
  const { metal } = coatOf(type);
  const turn = turnOf(attitude, facing);
  const dab: Dab = { colour: INK, line: 0, glass: false };
  const place: Place = { x: 0, y: 0, z: 0, u: 0, v: 0 };
  const lit: Lit = { r: 0, g: 0, b: 0 };
  const normal = { x: 0, y: 0, z: 0 };
  const { dots } = canvas;
  for (let dot = 0; dot < sight.triangle.length; dot++) {
    if (sight.triangle[dot] === 0) continue;
    const part = mesh.parts[mesh.partOf[sight.triangle[dot] - 1]];
    locate(mesh, sight, dot, place, normal);
    paint(part, place, dab);
    pierce?.(part, place, dab);
    const skin = dab.glass ? 'glass' : metal ? 'metal' : 'paint';
    shine(lit, dab.colour, turn(normal.x, normal.y, normal.z), skin, time);
    const i = dot * 4;
    dots[i] = lit.r + (INK[0] - lit.r) * dab.line;
    dots[i + 1] = lit.g + (INK[1] - lit.g) * dab.line;
    dots[i + 2] = lit.b + (INK[2] - lit.b) * dab.line;
    dots[i + 3] = 1;
  }
  return canvas;
}

const ROUND = 2 * Math.PI;

/** Where on the aircraft a dot lies, and which way its skin faces. */
function locate(
  { points, normals, places, triangles }: Mesh,
  { triangle, second, third }: Sight,
  dot: number,
  place: Place,
  normal: { x: number; y: number; z: number },
): void {
  const f = (triangle[dot] - 1) * 3;
  const [a, b, c] = [triangles[f], triangles[f + 1], triangles[f + 2]];
  const [wb, wc] = [second[dot], third[dot]];
  const wa = 1 - wb - wc;
  const between = (of: Float32Array, per: number, n: number): number =>
    wa * of[a * per + n] + wb * of[b * per + n] + wc * of[c * per + n];
  place.x = between(points, 3, 0);
  place.y = between(points, 3, 1);
  place.z = between(points, 3, 2);
  normal.x = between(normals, 3, 0);
  normal.y = between(normals, 3, 1);
  normal.z = between(normals, 3, 2);
  place.u = between(places, 2, 0);
  const [va, vb, vc] = [places[a * 2 + 1], places[b * 2 + 1], places[c * 2 + 1]];
  // Where a closed skin meets itself, its last points lie before its first ones.
  const isSeam = Math.max(va, vb, vc) - Math.min(va, vb, vc) > 4;
  const unrolled = (v: number): number => (isSeam && v < 1 ? v + ROUND : v);
  place.v = wa * unrolled(va) + wb * unrolled(vb) + wc * unrolled(vc);
}
