import type { Box, Look, Size } from '../../widgets/pan-zoom.ts';
import { around, inWindow, isSeen } from './camera.ts';
import { overlap } from './labels.ts';

/** Half of what points at somebody, in pixels. */
export interface Half {
  readonly x: number;
  readonly y: number;
}

/** Somebody who is out of the picture: where on its edge he is pointed at, and in which direction he is. */
export interface Pointer {
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise from straight up. */
  readonly towards: number;
  readonly half: Half;
}

/** Half an aircraft, in millimetres: with less of it in sight it is out of the picture. */
const HALF = 20;
/** With a distance, and where there is room for a name alone. */
export const chipHalves = { whole: { x: 52, y: 19 }, brief: { x: 30, y: 19 } } as const;

/** Where a chip at the edge points to somebody; null: he is seen. */
export function pointerTo(
  point: { readonly x: number; readonly y: number },
  look: Look,
  window: Size,
  free: readonly Box[],
  half: Half = chipHalves.whole,
): Pointer | null {
  if (isSeen(around(point, HALF), look, window, free)) return null;
  const [part = { x: 0, y: 0, ...window }] = free;
  const at = inWindow(look, window, point);
  const clamp = (value: number, from: number, size: number, chip: number): number =>
    Math.min(Math.max(value, from + chip), from + Math.max(chip, size - chip));
  const x = clamp(at.x, part.x, part.width, half.x);
  const y = clamp(at.y, part.y, part.height, half.y);
  return { x, y, towards: (Math.atan2(at.x - x, y - at.y) * 180) / Math.PI, half };
}

/** The room of a chip. */
export const chipBox = ({ x, y, half }: Pointer): Box => ({
  x: x - half.x,
  y: y - half.y,
  width: 2 * half.x,
  height: 2 * half.y,
});

/** How far aside chips are tried, in chips. */
const ASIDE = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7];
/** And how far from their edge, in chips, where that is full. */
const INWARD = [0, 1, 2];

/** Lying upon another chip is so much worse than lying upon an aircraft, and that than being a chip further away. */
const [UPON_CHIP, UPON_AIRCRAFT, AWAY] = [100, 10, 0.5];

/**
 * Chips that would lie upon each other stand side by side along their edge, and upon no aircraft if there is a place that is
 * free; who comes first stays where he is. `within`: what they stay inside; `craft`: where aircraft are.
 */
export function apart(pointers: readonly Pointer[], within: Box, craft: readonly Box[] = []): Pointer[] {
  const placed: Box[] = [];
  return pointers.map((pointer) => {
    const { half } = pointer;
    const sine = Math.sin((pointer.towards * Math.PI) / 180);
    const cosine = Math.cos((pointer.towards * Math.PI) / 180);
    const isAtSide = Math.abs(sine) > Math.SQRT1_2;
    const room = (box: Box, others: readonly Box[]): number =>
      others.reduce((sum, other) => sum + overlap(box, other), 0) / (box.width * box.height);
    const places = INWARD.flatMap((inward) =>
      ASIDE.map((by) => {
        const [along, across] = [by * 2, inward * 2];
        const at = isAtSide
          ? { x: pointer.x - Math.sign(sine) * across * half.x, y: pointer.y + along * half.y }
          : { x: pointer.x + along * half.x, y: pointer.y + Math.sign(cosine) * across * half.y };
        return { at: { ...pointer, ...at }, steps: Math.abs(by) + 2 * inward };
      }),
    ).filter(({ at, steps }) => steps === 0 || isInside(chipBox(at), within));
    const cost = ({ at, steps }: (typeof places)[number]): number =>
      UPON_CHIP * room(chipBox(at), placed) + UPON_AIRCRAFT * room(chipBox(at), craft) + AWAY * steps;
    const best = places.reduce((least, place) => (cost(place) < cost(least) ? place : least));
    placed.push(chipBox(best.at));
    return best.at;
  });
}

const isInside = (box: Box, within: Box): boolean =>
  box.x >= within.x &&
  box.y >= within.y &&
  box.x + box.width <= within.x + within.width &&
  box.y + box.height <= within.y + within.height;
