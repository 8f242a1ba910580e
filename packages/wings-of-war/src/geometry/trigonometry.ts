import { cosineOfHundredth, SCALE, sineOfDegree, sineOfHundredth } from './sines.ts';

/** A heading in hundredths of a degree, clockwise from straight up the table: 0 to 35 999. */
export type Heading = number;
const FULL_CIRCLE = 36000;
export const HALF_CIRCLE = 18000;
const RIGHT_ANGLE = 9000;

/** Brings any whole number of hundredths into 0 … 35 999. */
export function heading(hundredths: number): Heading {
  const rest = hundredths % FULL_CIRCLE;
  return rest < 0 ? rest + FULL_CIRCLE : rest;
}

/** The sine between 0° and 90°, in units of 1 / SCALE. */
function sineInQuadrant(hundredths: number): number {
  const part = hundredths % 100;
  const degree = (hundredths - part) / 100;
  if (part === 0) return sineOfDegree[degree];
  const sum = sineOfDegree[degree] * cosineOfHundredth[part] + sineOfDegree[90 - degree] * sineOfHundredth[part];
  return Math.floor((sum + SCALE / 2) / SCALE);
}

function sineOf(at: Heading): number {
  if (at <= RIGHT_ANGLE) return sineInQuadrant(at);
  if (at <= HALF_CIRCLE) return sineInQuadrant(HALF_CIRCLE - at);
  if (at <= HALF_CIRCLE + RIGHT_ANGLE) return 0 - sineInQuadrant(at - HALF_CIRCLE);
  return 0 - sineInQuadrant(FULL_CIRCLE - at);
}

/** Every heading once, worked out when the game is loaded. */
const sines = Int32Array.from({ length: FULL_CIRCLE }, (_, at) => sineOf(at));

/** The sine of a heading, in units of 1 / SCALE: exactly odd, and exactly turned around by half a circle. */
export const sine = (at: Heading): number => sines[at];

export const cosine = (at: Heading): number =>
  sines[at < FULL_CIRCLE - RIGHT_ANGLE ? at + RIGHT_ANGLE : at + RIGHT_ANGLE - FULL_CIRCLE];

/**
 * A product with a sine, back in micrometres: halves are rounded away from zero, so that a mirrored move is the
 * mirrored result.
 */
export function unscaled(product: number): number {
  if (product >= 0) return Math.floor((product + SCALE / 2) / SCALE);
  return 0 - Math.floor((SCALE / 2 - product) / SCALE);
}

/** How far to the right and up the table a step goes that leads `forward` and `right` as seen in this heading. */
export const across = (at: Heading, forward: number, right: number): number =>
  unscaled(forward * sine(at) + right * cosine(at));
export const along = (at: Heading, forward: number, right: number): number =>
  unscaled(forward * cosine(at) - right * sine(at));
