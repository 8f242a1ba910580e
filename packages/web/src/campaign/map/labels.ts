import { type Area, around, cheapest, covered, outside, overlap } from './areas.ts';
import type { Spot } from './projection.ts';

/** Where a name stands, beside its place. */
export interface Label {
  readonly dx: number;
  readonly dy: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Whether it stands so far away that a line leads to it. */
  readonly isFar: boolean;
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
  /** Whether it may stand further away, with a line that leads to it. */
  readonly mayBeFar?: boolean;
  /** What stands in a line of its own below the name; '': nothing. */
  readonly note?: string;
  /** Pixels from one line to the next. */
  readonly line?: number;
}

export const LINE = 15;

/** A name with more letters than this is written in two lines. */
const LONG = 15;

/** A name in its lines: a long one is broken between two words, so that both lines are as short as can be. */
export function linesOf(name: string): readonly string[] {
  if (name.length <= LONG) return [name];
  const breaks = [...name.matchAll(/ |(?<=-)/g)].map(({ index }) => [
    name.slice(0, index),
    name.slice(index).trimStart(),
  ]);
  return [[name], ...breaks].reduce((a, b) => (longest(b) < longest(a) ? b : a));
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));

/** Pixels that the lines below the first take. */
const below = ({ name, note = '', line = LINE }: Pick<Named, 'name' | 'note' | 'line'>): number =>
  line * (linesOf(name).length - 1 + (note === '' ? 0 : 1));

/** How much further away a name is tried that finds no room beside its place. */
const FURTHER = [8, 16, 24, 34, 46, 60, 76, 94, 114, 136, 160];

/** Right, left, below, above, and the corners: the order in which a hand that letters a map tries them. */
function beside(named: Named, further: number): Label[] {
  const reach = named.reach + further;
  const more = below(named);
  const isFar = further > 0;
  return [
    { dx: reach, dy: 5 - more / 2, anchor: 'start', isFar },
    { dx: -reach, dy: 5 - more / 2, anchor: 'end', isFar },
    { dx: 0, dy: reach + LINE - 3, anchor: 'middle', isFar },
    { dx: 0, dy: -reach - 3 - more, anchor: 'middle', isFar },
    { dx: reach * 0.8, dy: reach + 4, anchor: 'start', isFar },
    { dx: -reach * 0.8, dy: reach + 4, anchor: 'end', isFar },
    { dx: reach * 0.8, dy: -reach * 0.7 - more, anchor: 'start', isFar },
    { dx: -reach * 0.8, dy: -reach * 0.7 - more, anchor: 'end', isFar },
  ];
}

const tries = (named: Named): Label[] =>
  [0, ...(named.mayBeFar === true ? FURTHER : [])].flatMap((further) => beside(named, further));

/** The room that a name takes where it stands. */
export function areaOf(
  named: Pick<Named, 'spot' | 'name' | 'letter' | 'note' | 'line'>,
  { dx, dy, anchor }: Label,
): Area {
  const { spot, name, letter, note = '' } = named;
  const width = longest([...linesOf(name), note]) * letter;
  const from = anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2;
  return {
    left: spot.x + dx - from,
    top: spot.y + dy - LINE + 3,
    width,
    height: LINE + below(named),
  };
}

/** Pixels between the places that are tried when nothing else has been found. */
const GRID = 6;

/** All places of the sheet where a name might stand, the nearest first. */
function everywhere({ spot }: Named, sheet: Area): Label[] {
  const steps = (from: number, length: number): number[] =>
    Array.from({ length: Math.floor(length / GRID) + 1 }, (_, i) => from + i * GRID);
  return steps(sheet.left, sheet.width)
    .flatMap((x) => steps(sheet.top, sheet.height).map((y) => ({ dx: x - spot.x, dy: y - spot.y })))
    .sort((a, b) => Math.hypot(a.dx, a.dy) - Math.hypot(b.dx, b.dy))
    .map(({ dx, dy }) => ({ dx, dy, anchor: 'middle', isFar: true }));
}

/** The line that leads from a place to its name. */
const leaderOf = ({ spot: { x, y }, reach }: Named, { dx, dy, isFar }: Label): Area[] => {
  const length = Math.hypot(dx, dy);
  const count = isFar ? Math.floor((length - reach) / LEADER) : 0;
  return Array.from({ length: Math.max(0, count) }, (_, i) => {
    const share = (reach + i * LEADER) / length;
    return around({ x: x + dx * share, y: y + dy * share }, LEADER / 2);
  });
};
const LEADER = 4;
/** How much less it matters what such a line covers. */
const SLIGHT = 0.02;

/** Each name where it covers least of what is there already, or nowhere; `taken` grows by what they cover. */
export function placeNames(names: readonly Named[], taken: Area[], sheet: Area): (Label | null)[] {
  return names.map((named) => {
    const hides = (label: Label): number => {
      const area = areaOf(named, label);
      return covered([area], taken) + 4 * Math.max(0, outside(area, sheet) - 0.01);
    };
    const costOf = (label: Label): number => hides(label) + SLIGHT * covered(leaderOf(named, label), taken);
    const near = cheapest(tries(named), costOf);
    const isFound = hides(near) === 0;
    if (named.mayGo && !isFound) return null;
    const best = isFound || named.mayBeFar !== true ? near : cheapest([near, ...everywhere(named, sheet)], hides);
    taken.push(areaOf(named, best));
    return best;
  });
}

/** The first of some spots where a thing of this size covers nothing, or the one where it covers least. */
export function freeSpot(spots: readonly Spot[], width: number, height: number, taken: Area[]): Spot {
  const areaAt = ({ x, y }: Spot): Area => ({ left: x - width / 2, top: y - height / 2, width, height });
  const best = cheapest(spots, (spot) => covered([areaAt(spot)], taken));
  taken.push(areaAt(best));
  return best;
}

/** Pixels between the edge of the sheet and what stands in a corner. */
const CORNER = 14;

/** Where along an edge a thing is tried that finds no corner. */
const ALONG = [0.5, 0.25, 0.75];

/**
 * The corner where a thing of this size covers nothing, the upper right first, or a place at the edge; null: there is
 * none.
 */
export function freeCorner(
  { width, height }: Pick<Area, 'width' | 'height'>,
  taken: readonly Area[],
  sheet: Area,
): Spot | null {
  const [left, right] = [sheet.left + CORNER, sheet.left + sheet.width - CORNER - width];
  const [top, bottom] = [sheet.top + CORNER, sheet.top + sheet.height - CORNER - height];
  const spots: readonly Spot[] = [
    { x: right, y: top },
    { x: left, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
    ...ALONG.flatMap((share) => [
      { x: right, y: top + share * (bottom - top) },
      { x: left, y: top + share * (bottom - top) },
      { x: left + share * (right - left), y: top },
      { x: left + share * (right - left), y: bottom },
    ]),
  ];
  return (
    spots.find(({ x, y }) => taken.every((other) => overlap({ left: x, top: y, width, height }, other) === 0)) ?? null
  );
}
