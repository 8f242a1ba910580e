import type { Spot } from './projection.ts';

/** Something that takes room on a map, in pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a name stands, beside its place. */
export interface Label {
  readonly dx: number;
  readonly dy: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

export interface Named {
  readonly spot: Spot;
  readonly name: string;
  /** How far the name keeps from the middle of its place. */
  readonly reach: number;
  /** How wide a letter is, on average. */
  readonly letter: number;
  /** Whether it rather goes than stands on something else. */
  readonly mayGo: boolean;
  /** What stands in a line of its own below the name; '': nothing. */
  readonly note?: string;
}

export const LINE = 15;

/** Pixels that the line below a name takes. */
const below = ({ note = '' }: Named): number => (note === '' ? 0 : LINE);

/** Right, left, below, above, and the corners: the order in which a hand that letters a map tries them. */
function tries(named: Named): readonly Label[] {
  const { reach } = named;
  const more = below(named);
  return [
    { dx: reach, dy: 5 - more / 2, anchor: 'start' },
    { dx: -reach, dy: 5 - more / 2, anchor: 'end' },
    { dx: 0, dy: reach + LINE - 3, anchor: 'middle' },
    { dx: 0, dy: -reach - 3 - more, anchor: 'middle' },
    { dx: reach * 0.8, dy: reach + 4, anchor: 'start' },
    { dx: -reach * 0.8, dy: reach + 4, anchor: 'end' },
    { dx: reach * 0.8, dy: -reach * 0.7 - more, anchor: 'start' },
    { dx: -reach * 0.8, dy: -reach * 0.7 - more, anchor: 'end' },
  ];
}

function areaOf(named: Named, { dx, dy, anchor }: Label): Area {
  const { spot, name, letter, note = '' } = named;
  const width = Math.max(name.length, note.length) * letter;
  const from = anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2;
  return { left: spot.x + dx - from, top: spot.y + dy - LINE + 3, width, height: LINE + below(named) };
}

/** How much two areas have in common, in square pixels. */
export const overlap = (a: Area, b: Area): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** How much of an area lies beside the sheet. */
const outside = (area: Area, sheet: Area): number => area.width * area.height - overlap(area, sheet);

/** Each name where it covers least of what is there already, or nowhere; `taken` grows by what they cover. */
export function placeNames(names: readonly Named[], taken: Area[], sheet: Area): (Label | null)[] {
  return names.map((named) => {
    const options = tries(named).map((label) => {
      const area = areaOf(named, label);
      const covered = taken.reduce((sum, other) => sum + overlap(area, other), 0);
      return { label, area, cost: covered + 4 * outside(area, sheet) };
    });
    const best = options.reduce((a, b) => (b.cost < a.cost ? b : a));
    if (named.mayGo && best.cost > 0.05 * best.area.width * best.area.height) return null;
    taken.push(best.area);
    return best.label;
  });
}

/** The first of some spots where a thing of this size covers nothing, or the one where it covers least. */
export function freeSpot(spots: readonly Spot[], width: number, height: number, taken: Area[]): Spot {
  const options = spots.map((spot) => {
    const area = { left: spot.x - width / 2, top: spot.y - height / 2, width, height };
    return { spot, area, cost: taken.reduce((sum, other) => sum + overlap(area, other), 0) };
  });
  const best = options.reduce((a, b) => (b.cost < a.cost ? b : a));
  taken.push(best.area);
  return best.spot;
}

/** Pixels between the edge of the sheet and what stands in a corner. */
const CORNER = 14;

/** The corner where a thing of this size covers nothing, the upper right first; null: there is none. */
export function freeCorner(
  { width, height }: Pick<Area, 'width' | 'height'>,
  taken: readonly Area[],
  sheet: Area,
): Spot | null {
  const [left, right] = [sheet.left + CORNER, sheet.left + sheet.width - CORNER - width];
  const [top, bottom] = [sheet.top + CORNER, sheet.top + sheet.height - CORNER - height];
  const corners: readonly Spot[] = [
    { x: right, y: top },
    { x: left, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  return (
    corners.find(({ x, y }) => taken.every((other) => overlap({ left: x, top: y, width, height }, other) === 0)) ?? null
  );
}
