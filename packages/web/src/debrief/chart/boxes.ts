import { type Point, reachOf } from './curve.ts';

/** Something written beside a point of the line: where the point is, and how large it is. */
export interface Wanted extends Point {
  /** How large it is, and how large where only its first part is written. */
  readonly full: Plot;
  readonly brief: Plot;
}

/** Where it stands, and whether all of it is written there. */
export interface Placed {
  readonly box: Box;
  readonly isFull: boolean;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Plot {
  readonly width: number;
  readonly height: number;
}

/** Between a box and its point, between boxes, and between a box and the line. */
const STALK = 18;
const GAP = 8;
/** A dot is so large from its middle. */
const DOT = 12;
/** How far away the next try is. */
const TRY = 6;
const ASIDE = [0, -0.125, 0.125, -0.25, 0.25, -0.375, 0.375, -0.5, 0.5];

/**
 * Where the boxes stand, in the order of their weight: near their point, above or below, away from the line, from the
 * other dots and from each other; first all of them in brief, so that many have a place, then those in full that can be.
 * Null: there is no place for it, and only its dot is seen.
 */
export function placeBoxes(wanted: readonly Wanted[], line: readonly Point[], plot: Plot): (Placed | null)[] {
  const dots = wanted.map(({ x, y }) => around(x, y, DOT));
  const find = (at: number, size: Plot, placed: readonly (Box | null)[]): Box | undefined => {
    const boxes = placed.flatMap((box, i) => (box === null || i === at ? [] : [box, stalkOf(box, wanted[i])]));
    const others = [...dots.filter((_, i) => i !== at), ...boxes];
    return tries(wanted[at], size, plot).find((box) => isFree(box, wanted[at], line, others));
  };
  const placed: (Box | null)[] = wanted.map(() => null);
  for (const [at, { brief }] of wanted.entries()) placed[at] = find(at, brief, placed) ?? null;
  return wanted.map(({ full }, at) => {
    const whole = placed[at] === null ? undefined : find(at, full, placed);
    placed[at] = whole ?? placed[at];
    const { [at]: box } = placed;
    return box === null ? null : { box, isFull: whole !== undefined };
  });
}

const around = (x: number, y: number, by: number): Box => ({
  left: x - by,
  top: y - by,
  width: 2 * by,
  height: 2 * by,
});

/** From near to far: above, below, in the middle, pushed aside by up to half a width. */
function tries({ x, y }: Point, { width, height }: Plot, plot: Plot): Box[] {
  const boxes: Box[] = [];
  const aside = ASIDE.map((share) => share * (width - 2 * DOT));
  for (let away = STALK; away <= plot.height; away += TRY)
    for (const top of [y - away - height, y + away])
      for (const by of aside) boxes.push({ left: x - width / 2 + by, top, width, height });
  return boxes.filter(
    ({ left, top }) => left >= 0 && top >= 0 && left + width <= plot.width && top + height <= plot.height,
  );
}

/** The thin line between a box and its dot. */
export const stalkOf = ({ top, height }: Box, { x, y }: Point): Box =>
  top > y
    ? { left: x - 1, top: y + DOT, width: 2, height: top - y - DOT }
    : { left: x - 1, top: top + height, width: 2, height: y - DOT - top - height };

function isFree(box: Box, point: Point, line: readonly Point[], others: readonly Box[]): boolean {
  const reach = reachOf(line, box.left - GAP, box.left + box.width + GAP);
  if (reach !== null && box.top - GAP < reach.foot && box.top + box.height + GAP > reach.top) return false;
  const stalk = stalkOf(box, point);
  return others.every((other) => !meet(box, other, GAP) && !meet(stalk, other, 2));
}

const meet = (a: Box, b: Box, gap: number): boolean =>
  a.left < b.left + b.width + gap &&
  b.left < a.left + a.width + gap &&
  a.top < b.top + b.height + gap &&
  b.top < a.top + a.height + gap;
