import { type Pose, TOLERANCE } from '../geometry/base.ts';
import type { Area } from '../options.ts';
import type { Sky } from '../state.ts';

/** Whether a stand is inside an area; on the line is inside (WOW-GAP-45). */
export const isInArea = ({ x, y }: Pose, area: Area): boolean =>
  x >= area.x - TOLERANCE &&
  x <= area.x + area.width + TOLERANCE &&
  y >= area.y - TOLERANCE &&
  y <= area.y + area.length + TOLERANCE;

/** WOW-GAP-108 — the landing fields, where the floor is the ground; they are out of reach of those who fly higher. */
export const fieldsInReach = ({ fixed, floor }: Pick<Sky, 'fixed' | 'floor'>): readonly Area[] =>
  floor === 0 ? fixed.fields : [];

/** WOW-LAND-06 — whether the centre of a base is inside a landing field. */
export function isInField(s: Sky, pose: Pose): boolean {
  for (const field of s.fixed.fields) if (isInArea(pose, field)) return true;
  return false;
}

/** WOW-MOVE-06, WOW-MOVE-07 — an aircraft is off the table when its stand is; a base may stick out. */
export function isOffTable(s: Sky, { x, y }: Pose): boolean {
  const { width, length } = s.fixed;
  return x < -TOLERANCE || x > width + TOLERANCE || y < -TOLERANCE || y > length + TOLERANCE;
}

/** Which edge it crossed: the number of the edge in `edges`; the one it is furthest beyond. */
export function crossedEdge(s: Sky, { x, y }: Pose): number {
  const beyond = [0 - y, y - s.fixed.length, 0 - x, x - s.fixed.width];
  let edge = 0;
  for (let i = 1; i < beyond.length; i++) if (beyond[i] > beyond[edge]) edge = i;
  return edge;
}
