import { type Base, cornerX, cornerY, HALF_LENGTH, HALF_WIDTH, type Pose, TOLERANCE } from './base.ts';
import { isLessProduct, isWithin } from './exact.ts';
import { across, along, cosine, HALF_CIRCLE, heading, sine } from './trigonometry.ts';

/**
 * A cone from a stand: everything clockwise from `left` to `right`, both less than half a circle apart, limits
 * included.
 */
export interface Arc {
  readonly leftX: number;
  readonly leftY: number;
  readonly rightX: number;
  readonly rightY: number;
}

/** Directions are taken finer than positions, so that rounding them does not matter. */
const FINE = 64;

/** WOW-GAP-17 — the cone through the two front corners (a hundredth of a millimetre outside them, WOW-GAP-09). */
export function frontArc({ heading: at }: Pose): Arc {
  const ahead = HALF_LENGTH * FINE;
  const aside = (HALF_WIDTH + TOLERANCE) * FINE;
  return {
    leftX: across(at, ahead, -aside),
    leftY: along(at, ahead, -aside),
    rightX: across(at, ahead, aside),
    rightY: along(at, ahead, aside),
  };
}

/** The cone through the two rear corners: what the rear edge covers, seen from the stand. */
export const rearEdge = (pose: Pose): Arc =>
  frontArc({ x: pose.x, y: pose.y, heading: heading(pose.heading + HALF_CIRCLE) });

/**
 * WOW-TWO-04, WOW-GAP-17 — the rear arc: so many hundredths of a degree to each side of the tail (one more,
 * WOW-GAP-09).
 */
export function rearArc({ heading: at }: Pose, half: number): Arc {
  const left = heading(at + HALF_CIRCLE - half - 1);
  const right = heading(at + HALF_CIRCLE + half + 1);
  return { leftX: sine(left), leftY: cosine(left), rightX: sine(right), rightY: cosine(right) };
}

/** Whether a direction lies in an arc. Clockwise is negative in the cross product. */
export const isInArc = (arc: Arc | null, x: number, y: number): boolean =>
  arc === null || (arc.leftX * y - arc.leftY * x <= 0 && x * arc.rightY - y * arc.rightX <= 0);

/*
 * Where a line from a stand meets a base: at `num / den` of the direction it was asked about. Kept here rather than in
 * a new object each time; every reader takes it before asking again.
 */
let num = 0;
let den = 1;

/** Finds where the line from (x, y) in a direction enters a base that the point is outside of. */
function enters(x: number, y: number, dx: number, dy: number, base: Base): boolean {
  let px = cornerX(base, 3) - x;
  let py = cornerY(base, 3) - y;
  for (let i = 0; i < 4; i++) {
    const qx = cornerX(base, i) - x;
    const qy = cornerY(base, i) - y;
    const edgeX = qx - px;
    const edgeY = qy - py;
    /** The corners run clockwise: the point is outside of this edge when it lies to its left. */
    const outside = px * edgeY - py * edgeX;
    if (outside > 0) {
      const turn = dx * edgeY - dy * edgeX;
      const place = px * dy - py * dx;
      if (turn > 0 && place >= 0 && place <= turn) {
        num = outside;
        den = turn;
        return true;
      }
    }
    px = qx;
    py = qy;
  }
  return false;
}

/**
 * WOW-GAP-47 — whether the line passes through the inside of an obstacle before it has gone `atNum / atDen` of the way.
 */
function isStopped(
  x: number,
  y: number,
  dx: number,
  dy: number,
  obstacle: Base,
  atNum: number,
  atDen: number,
): boolean {
  let left = false;
  let right = false;
  for (let i = 0; i < 4; i++) {
    const side = dx * (cornerY(obstacle, i) - y) - dy * (cornerX(obstacle, i) - x);
    if (side > 0) left = true;
    else if (side < 0) right = true;
  }
  if (!left || !right || !enters(x, y, dx, dy, obstacle)) return false;
  return isLessProduct(num, atDen, atNum, den);
}

/** A shot to be judged: from a stand, through an arc (null: all round), at a base, past obstacles. */
export interface Sight {
  readonly from: Pose;
  readonly arc: Arc | null;
  readonly target: Base;
  readonly obstacles: readonly Base[];
}

/** Whether the ruler, laid in this direction, stays in the arc and reaches the target within `limit` unhindered. */
function reachesAlong(
  { from: { x, y }, arc, target, obstacles }: Sight,
  dx: number,
  dy: number,
  limit: number,
): boolean {
  if ((dx === 0 && dy === 0) || !isInArc(arc, dx, dy) || !enters(x, y, dx, dy, target)) return false;
  const [atNum, atDen] = [num, den];
  if (!isWithin(dx * dx + dy * dy, atNum, atDen, limit)) return false;
  for (const obstacle of obstacles) if (isStopped(x, y, dx, dy, obstacle, atNum, atDen)) return false;
  return true;
}

/**
 * WOW-FIRE-03, WOW-FIRE-13, WOW-GAP-46 — whether some point of the target's base is reached. The nearest such point
 * lies in one of few directions: to a corner of the target, square to one of its edges, along a limit of the arc, or
 * past a corner of an obstacle; no other needs to be tried.
 */
export function reaches(sight: Sight, distance: number): boolean {
  const { from, arc, target, obstacles } = sight;
  const limit = distance + TOLERANCE;
  for (let i = 0; i < 4; i++) {
    if (reachesAlong(sight, cornerX(target, i) - from.x, cornerY(target, i) - from.y, limit)) return true;
  }
  const { frontX, frontY, rightX, rightY } = target;
  if (reachesAlong(sight, frontY, 0 - frontX, limit) || reachesAlong(sight, 0 - frontY, frontX, limit)) return true;
  if (reachesAlong(sight, rightY, 0 - rightX, limit) || reachesAlong(sight, 0 - rightY, rightX, limit)) return true;
  if (arc !== null) {
    if (reachesAlong(sight, arc.leftX, arc.leftY, limit) || reachesAlong(sight, arc.rightX, arc.rightY, limit))
      return true;
  }
  for (const obstacle of obstacles) {
    for (let i = 0; i < 4; i++) {
      if (reachesAlong(sight, cornerX(obstacle, i) - from.x, cornerY(obstacle, i) - from.y, limit)) return true;
    }
  }
  return false;
}

/** WOW-BLIND-03 — whether the line from a stand to the centre of a base enters that base within a distance. */
export function centreLineWithin(from: Pose, target: Base, distance: number): boolean {
  const [dx, dy] = [target.x - from.x, target.y - from.y];
  return enters(from.x, from.y, dx, dy, target) && isWithin(dx * dx + dy * dy, num, den, distance + TOLERANCE);
}

/** WOW-TAIL-04 — whether the line between two stands passes through the inside of an obstacle. */
export const crosses = (from: Pose, to: Pose, obstacle: Base): boolean =>
  isStopped(from.x, from.y, to.x - from.x, to.y - from.y, obstacle, 1, 1) ||
  isStopped(to.x, to.y, from.x - to.x, from.y - to.y, obstacle, 1, 1);

/** Whether two stands are no further apart than this. */
export function areWithin(a: Pose, b: Pose, distance: number): boolean {
  const [dx, dy, limit] = [a.x - b.x, a.y - b.y, distance + TOLERANCE];
  return dx * dx + dy * dy <= limit * limit;
}
