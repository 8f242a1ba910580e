import type { Box } from '../../widgets/pan-zoom.ts';

/** Something that is written beside an aircraft, in pixels of the window. */
export interface LabelWish {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** Half the room of the aircraft itself. */
  readonly reach: number;
  readonly width: number;
  readonly height: number;
}

/** Where the middle of a label stands, from its aircraft. */
export interface LabelPlace {
  readonly dx: number;
  readonly dy: number;
}

/** How much two boxes share. */
export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** How much of a box no free part holds. */
export const outsideOf = (box: Box, free: readonly Box[]): number =>
  box.width * box.height - Math.max(...free.map((part) => overlap(box, part)));

/** How much of others a box lies over. */
export const sumOver = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, other) => sum + overlap(box, other), 0);

/** The same box, moved the shortest way into a free part that has room for it. */
export function movedInto(box: Box, free: readonly Box[]): Box {
  const [by] = free
    .filter(({ width, height }) => width >= box.width && height >= box.height)
    .map((part) => pushed(box, part))
    .sort((a, b) => Math.hypot(a.dx, a.dy) - Math.hypot(b.dx, b.dy));
  return by === undefined ? box : { ...box, x: box.x + by.dx, y: box.y + by.dy };
}

const GAP = 4;
/** What is outside the free part counts so much more than what hides something. */
const OUTSIDE = 6;

/** Below, above, beside, and then further out at the corners. */
function placesFor({ reach, width, height }: LabelWish): LabelPlace[] {
  const [aside, down] = [reach + width / 2 + GAP, reach + height / 2 + GAP];
  return [
    { dx: 0, dy: down },
    { dx: 0, dy: -down },
    { dx: aside, dy: 0 },
    { dx: -aside, dy: 0 },
    { dx: aside * 0.8, dy: down * 0.8 },
    { dx: -aside * 0.8, dy: down * 0.8 },
    { dx: aside * 0.8, dy: -down * 0.8 },
    { dx: -aside * 0.8, dy: -down * 0.8 },
    { dx: 0, dy: down * 1.6 },
    { dx: 0, dy: -down * 1.6 },
  ];
}

const boxAt = ({ x, y, width, height }: LabelWish, { dx, dy }: LabelPlace): Box => ({
  x: x + dx - width / 2,
  y: y + dy - height / 2,
  width,
  height,
});

/** Moves a box into another one. */
function pushed({ x, y, width, height }: Box, into: Box): LabelPlace {
  const push = (from: number, size: number, least: number, room: number): number =>
    from < least ? least - from : from + size > least + room ? least + room - from - size : 0;
  return { dx: push(x, width, into.x, into.width), dy: push(y, height, into.y, into.height) };
}

/**
 * A place for every label: inside a part of the map that nothing lies over, over no other label, and over as few aircraft and
 * places of a plan as can be. `free`: those parts, the largest first; `chips`: what else is written there.
 */
export function placeLabels(
  wishes: readonly LabelWish[],
  planned: readonly Box[],
  free: readonly Box[],
  chips: readonly Box[] = [],
): ReadonlyMap<number, LabelPlace> {
  const craft = [
    ...planned,
    ...wishes.map(({ x, y, reach }) => ({ x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach })),
  ];
  const taken: Box[] = [...chips];
  const places = new Map<number, LabelPlace>();
  for (const wish of wishes) {
    const area = wish.width * wish.height;
    const cost = (place: LabelPlace): number => {
      const box = boxAt(wish, place);
      const hidden = craft.reduce((sum, each) => sum + overlap(box, each), 0);
      const over = taken.reduce((sum, each) => sum + 2 * overlap(box, each), 0);
      return hidden + over + OUTSIDE * (area - Math.max(...free.map((part) => overlap(box, part))));
    };
    const [best] = placesFor(wish)
      .map((place, at) => ({ place, at, cost: cost(place) }))
      .sort((a, b) => a.cost - b.cost || a.at - b.at);
    // A label that would still stick out is pushed back in, the shortest way.
    const box = boxAt(wish, best.place);
    const inside = movedInto(box, free);
    const place = { dx: best.place.dx + inside.x - box.x, dy: best.place.dy + inside.y - box.y };
    places.set(wish.id, place);
    taken.push(boxAt(wish, place));
  }
  return places;
}
