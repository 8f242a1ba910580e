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

/** A place for every label: inside the free part of the map, over no other label, and over as few aircraft and places of a plan as can be. */
export function placeLabels(
  wishes: readonly LabelWish[],
  planned: readonly Box[],
  free: Box,
): ReadonlyMap<number, LabelPlace> {
  const craft = [
    ...planned,
    ...wishes.map(({ x, y, reach }) => ({ x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach })),
  ];
  const taken: Box[] = [];
  const places = new Map<number, LabelPlace>();
  for (const wish of wishes) {
    const area = wish.width * wish.height;
    const cost = (place: LabelPlace): number => {
      const box = boxAt(wish, place);
      const hidden = craft.reduce((sum, each) => sum + overlap(box, each), 0);
      const over = taken.reduce((sum, each) => sum + 2 * overlap(box, each), 0);
      return hidden + over + OUTSIDE * (area - overlap(box, free));
    };
    const [best] = placesFor(wish)
      .map((place, at) => ({ place, at, cost: cost(place) }))
      .sort((a, b) => a.cost - b.cost || a.at - b.at);
    // A label that would still stick out is pushed back in.
    const box = boxAt(wish, best.place);
    const push = (from: number, size: number, least: number, room: number): number =>
      from < least ? least - from : from + size > least + room ? least + room - from - size : 0;
    const place = {
      dx: best.place.dx + push(box.x, box.width, free.x, free.width),
      dy: best.place.dy + push(box.y, box.height, free.y, free.height),
    };
    places.set(wish.id, place);
    taken.push(boxAt(wish, place));
  }
  return places;
}
