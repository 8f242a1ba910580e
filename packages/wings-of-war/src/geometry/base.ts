import { across, along, type Heading } from './trigonometry.ts';

/**
 * WOW-GAP-15 — half the length and half the width of a base, which is also the card's: 67.5 × 43.5 mm. In micrometres.
 */
export const HALF_LENGTH = 33_750;
export const HALF_WIDTH = 21_750;

/** More than the way from the centre to a corner. */
export const HALF_DIAGONAL = 40_152;

/** WOW-GAP-09 — limits are included, and a hundredth of a millimetre more: what was meant to touch a line does. */
export const TOLERANCE = 10;

/** WOW-GAP-16 — the ruler, and the mark at its half. */
export const RULER = 200_000;
export const HALF_RULER = 100_000;
/**
 * Beyond these distances between two centres no point of the one base is within a ruler of the other's stand, or within
 * half of it.
 */
export const OUT_OF_REACH = RULER + TOLERANCE + HALF_DIAGONAL;
export const OUT_OF_SHORT_REACH = HALF_RULER + TOLERANCE + HALF_DIAGONAL;

/** Where an aircraft is: the stand at the centre of its base, and the way it points. */
export interface Pose {
  x: number;
  y: number;
  heading: Heading;
}

/**
 * A base on the table: its centre, the way from there to the middle of the front edge, and to that of the right edge.
 */
export interface Base {
  readonly x: number;
  readonly y: number;
  readonly frontX: number;
  readonly frontY: number;
  readonly rightX: number;
  readonly rightY: number;
}

const rectangle = ({ x, y, heading }: Pose, halfLength: number, halfWidth: number): Base => ({
  x,
  y,
  frontX: across(heading, halfLength, 0),
  frontY: along(heading, halfLength, 0),
  rightX: across(heading, 0, halfWidth),
  rightY: along(heading, 0, halfWidth),
});

/** WOW-SETUP-03 — the base of an aircraft, its stand in the middle. */
export const baseOf = (pose: Pose): Base => rectangle(pose, HALF_LENGTH, HALF_WIDTH);

/**
 * WOW-GAP-47 — what stops a line of fire: the inside of a base, without the hundredth of a millimetre along its edges.
 */
export const obstacleOf = (pose: Pose): Base => rectangle(pose, HALF_LENGTH - TOLERANCE, HALF_WIDTH - TOLERANCE);

/** The corners in order: front right, rear right, rear left, front left. */
const ALONG = [1, -1, -1, 1];
const ASIDE = [1, 1, -1, -1];
export const cornerX = (base: Base, i: number): number => base.x + ALONG[i] * base.frontX + ASIDE[i] * base.rightX;
export const cornerY = (base: Base, i: number): number => base.y + ALONG[i] * base.frontY + ASIDE[i] * base.rightY;

/** The edges from corner to corner, each by the corner that it ends at. */
const EDGE_ALONG = [0, -2, 0, 2];
const EDGE_ASIDE = [2, 0, -2, 0];
export const edgeX = (base: Base, i: number): number => EDGE_ALONG[i] * base.frontX + EDGE_ASIDE[i] * base.rightX;
export const edgeY = (base: Base, i: number): number => EDGE_ALONG[i] * base.frontY + EDGE_ASIDE[i] * base.rightY;

/** Whether two bases share more than a strip of a hundredth of a millimetre along this axis, which is `length` long. */
function shareAlong(a: Base, b: Base, axisX: number, axisY: number, length: number): boolean {
  const apart = Math.abs((b.x - a.x) * axisX + (b.y - a.y) * axisY);
  const reach =
    Math.abs(a.frontX * axisX + a.frontY * axisY) +
    Math.abs(a.rightX * axisX + a.rightY * axisY) +
    Math.abs(b.frontX * axisX + b.frontY * axisY) +
    Math.abs(b.rightX * axisX + b.rightY * axisY);
  return apart < reach - TOLERANCE * length;
}

/** WOW-OVL-01, WOW-GAP-42 — whether two bases overlap; bases that only touch do not. */
export const overlap = (a: Base, b: Base): boolean =>
  shareAlong(a, b, a.frontX, a.frontY, HALF_LENGTH) &&
  shareAlong(a, b, a.rightX, a.rightY, HALF_WIDTH) &&
  shareAlong(a, b, b.frontX, b.frontY, HALF_LENGTH) &&
  shareAlong(a, b, b.rightX, b.rightY, HALF_WIDTH);

/** Whether two centres are too far apart for their bases to overlap (two half diagonals), checked without a product. */
export const areFarApart = (a: Pose, b: Pose, distance: number): boolean =>
  a.x - b.x > distance || b.x - a.x > distance || a.y - b.y > distance || b.y - a.y > distance;

/** How far apart the centres of overlapping bases can be at most. */
export const OVERLAP_REACH = 2 * HALF_DIAGONAL;

/** WOW-GAP-27 — whether a disc about a point touches a base. */
export function discTouches(x: number, y: number, radius: number, base: Base): boolean {
  const ahead = Math.abs((x - base.x) * base.frontX + (y - base.y) * base.frontY);
  const aside = Math.abs((x - base.x) * base.rightX + (y - base.y) * base.rightY);
  const beyondFront = ahead - HALF_LENGTH * HALF_LENGTH;
  const beyondSide = aside - HALF_WIDTH * HALF_WIDTH;
  if (beyondFront > radius * HALF_LENGTH || beyondSide > radius * HALF_WIDTH) return false;
  if (beyondFront <= 0 || beyondSide <= 0) return true;
  for (let i = 0; i < 4; i++) {
    const [dx, dy] = [cornerX(base, i) - x, cornerY(base, i) - y];
    if (dx * dx + dy * dy <= radius * radius) return true;
  }
  return false;
}
