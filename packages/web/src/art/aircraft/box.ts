import { type Attitude, type Size, viewOf } from './attitude.ts';

/** Metres. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Room around everything, in metres, and in pixels for the ink. */
const MARGIN = 0.25;
const EDGE = 2;

/** The corners of an aircraft of this size: nose with its propeller, wing tips, tail and fin, wheels or floats. */
function corners({ span, length }: Size): readonly (readonly [x: number, y: number, z: number])[] {
  const half = span / 2;
  const tail = -length - 0.8;
  return [1, -1].flatMap((side): [number, number, number][] => [
    [0.7, side * 1.8, 1.8],
    [0.7, side * 1.8, -1.8],
    [-length * 0.22, side * half, span * 0.105],
    [-length * 0.5, side * half, span * 0.105],
    [-length * 0.22, side * half, -0.2],
    [-length * 0.5, side * half, -0.2],
    [-length, side * span * 0.17, length * 0.1],
    [tail, 0, 0.5],
    [-length, 0, length * 0.2],
    [-length * 0.25, side * 2, -2.3],
    [-length * 0.5, side * 1, -2.3],
  ]);
}

/** The room that a picture takes, the aircraft's centre in the middle; what it needs to know is in the page before any picture is. */
export function boxOf(size: Size, attitude: Attitude): Box {
  const view = viewOf(attitude, 'right', size);
  const seen = corners(size).map(([x, y, z]) => view(x, y, z));
  const reach = (n: 0 | 1): number => Math.max(...seen.map((point) => Math.abs(point[n]))) * 2 + MARGIN * 2;
  return { width: reach(0), height: reach(1) };
}

/** The same in whole pixels, of so many to a metre. */
export const pixelsFor = ({ width, height }: Box, scale: number): Box => ({
  width: Math.ceil(width * scale) + EDGE * 2,
  height: Math.ceil(height * scale) + EDGE * 2,
});
