import { type Base, cornerX, cornerY, edgeX, edgeY, HALF_LENGTH, HALF_WIDTH, type Pose, TOLERANCE } from './base.ts';
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
 * A line from (x, y) meets the line of an edge at `outside / turn` of its direction: how far the point lies outside of
 * that edge, and how fast the direction leads to it.
 */
const outsideOf = (x: number, y: number, base: Base, i: number): number =>
  (cornerX(base, i) - x) * edgeY(base, i) - (cornerY(base, i) - y) * edgeX(base, i);
const turnTo = (dx: number, dy: number, base: Base, i: number): number => dx * edgeY(base, i) - dy * edgeX(base, i);

/** Where a line enters a base that it goes past. */
const NOWHERE = -1;

/** The edge at which the line from (x, y) in a direction enters a base that the point is outside of, or NOWHERE. */
function entered(x: number, y: number, dx: number, dy: number, base: Base): number {
  for (let i = 0; i < 4; i++) {
    // The corners run clockwise: the point is outside of an edge when it lies to its left.
    if (outsideOf(x, y, base, i) <= 0) continue;
    const turn = turnTo(dx, dy, base, i);
    const place = (cornerX(base, i) - x) * dy - (cornerY(base, i) - y) * dx + turn;
    if (turn > 0 && place >= 0 && place <= turn) return i;
  }
  return NOWHERE;
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
  if (!left || !right) return false;
  const edge = entered(x, y, dx, dy, obstacle);
  if (edge === NOWHERE) return false;
  return isLessProduct(outsideOf(x, y, obstacle, edge), atDen, atNum, turnTo(dx, dy, obstacle, edge));
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
  if ((dx === 0 && dy === 0) || !isInArc(arc, dx, dy)) return false;
  const edge = entered(x, y, dx, dy, target);
  if (edge === NOWHERE) return false;
  const atNum = outsideOf(x, y, target, edge);
  const atDen = turnTo(dx, dy, target, edge);
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
  const { x, y } = from;
  const [dx, dy] = [target.x - x, target.y - y];
  const edge = entered(x, y, dx, dy, target);
  if (edge === NOWHERE) return false;
  const [num, den] = [outsideOf(x, y, target, edge), turnTo(dx, dy, target, edge)];
  return isWithin(dx * dx + dy * dy, num, den, distance + TOLERANCE);
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
