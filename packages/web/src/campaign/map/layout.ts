import type { Language } from '@tallyho/words';
import type { MapScene } from '../scene.ts';
import { type Area, around, isFree } from './areas.ts';
import { type Bow, bowOf, WIDE, wayOf } from './arrows.ts';
import { type InsetPlace, placeInset } from './inset.ts';
import { areaOf, freeCorner, type Label, LINE, type Named, placeNames } from './labels.ts';
import { counterReach, keptApart, markAt, nearestFree, pieceAt } from './pieces.ts';
import type { Projection, Spot } from './projection.ts';
import { placeRegions, type RegionName } from './region-names.ts';
import { craftSize, type Row, rowAreas, rowBeside } from './rows.ts';

/** Targets that lie so close that one counter stands for them, where there is no room for an inset. */
export interface Joined {
  readonly spot: Spot;
  readonly count: number;
  readonly name: string;
  readonly label: Label | null;
}

/** Where everything on a campaign map stands, so that nothing covers what somebody wants to read. */
export interface MapLayout {
  /** Where each target's counter lies, perhaps in the inset; null: it is one of those that are joined. */
  readonly spots: readonly (Spot | null)[];
  /** Where each target lies, if its counter had to give way; null: there. */
  readonly homes: readonly (Spot | null)[];
  readonly inset: InsetPlace | null;
  readonly joined: Joined | null;
  readonly bows: readonly Bow[];
  /** The aircraft of each arrow that can be flown; null: there is no room for them. */
  readonly rows: readonly (Row | null)[];
  readonly targetNames: readonly (Label | null)[];
  /** What stands below each name; '': nothing. */
  readonly notes: readonly string[];
  readonly townNames: readonly (Label | null)[];
  readonly regions: readonly RegionName[];
  /** The upper left corners of the title and of the compass; null: there is no room. */
  readonly title: Spot | null;
  readonly compass: Spot | null;
}

/** Pixels of title and compass. */
export const TITLE = { width: 210, height: 78 };
export const COMPASS = { width: 74, height: 88 };

/** Pixels of a letter of a name, on average. */
const LETTER = 7.4;

/** The name of the target that is flown to is written in capitals, and so much wider. */
const AIMED = 1.4;

/** With more targets than this an inset has room for names only, and not for all of them. */
const CROWD = 4;

/** A counter that had to give way by more than this, in pixels, has a line to where it belongs. */
const MOVED = 5;

/** From a Start mark to its target it is so far at least, in pixels, so that an arrow can be seen. */
const shortest = (isNarrow: boolean): number => (isNarrow ? 38 : 52);

/** Targets of the inset by their places in the list. */
const inInset = ({ inset }: MapScene): number[] => (inset?.at ?? []).flatMap((at, i) => (at === null ? [] : [i]));

/** The middle of some spots. */
const middleOf = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
});

/** Where the targets lie: on the map, in its inset, or together. */
function placesOf(map: MapScene, projection: Projection, isNarrow: boolean) {
  const { targets, inset, arrows, open } = map;
  const reach = counterReach(isNarrow);
  const there = targets.map(({ at }) => projection.at(at));
  const close = inInset(map);
  if (inset === null || close.length < 2) return { spots: there, place: null, joined: [] };
  const others = there.filter((_, i) => !close.includes(i)).map((spot) => around(spot, reach + 10));
  const place = isNarrow ? null : placeInset(inset, projection, others);
  if (place !== null) {
    const spots = targets.map((_, i): Spot => {
      const at = inset.at[i];
      if (at === null) return there[i];
      const { x, y } = place.projection.at(at);
      return { x: place.at.x + x, y: place.at.y + y };
    });
    return { spots, place, joined: [] };
  }
  // The one that is flown to is shown by itself.
  const aims = open.map((at) => arrows[at].to);
  const joined = close.filter((i) => !aims.includes(i));
  return { spots: there.map((spot, i) => (joined.includes(i) ? null : spot)), place, joined };
}

/** The counters of some targets, kept apart from each other and from what is there. */
function countersAmong(
  map: MapScene,
  homes: readonly (Spot | null)[],
  reach: number,
  isAmong: (target: number) => boolean,
  taken: Area[],
  sheet: Area,
): (target: number) => Spot | null {
  const among = homes.flatMap((spot, i) => (spot === null || !isAmong(i) ? [] : [{ i, spot }]));
  const spots = keptApart(
    among.map(({ i, spot }) => ({ spot, areas: (at) => pieceAt(at, reach, map.targets[i].number) })),
    taken,
    sheet,
  );
  return (target) => spots[among.findIndex(({ i }) => i === target)] ?? null;
}

/** The nearest free place for each Start mark, not too near to where its arrow leads; arrows from one place share a mark. */
function startsOf(
  { arrows }: MapScene,
  projection: Projection,
  goals: readonly Spot[],
  isNarrow: boolean,
  taken: Area[],
  sheet: Area,
): Map<string, Spot> {
  const starts = new Map<string, Spot>();
  for (const { from, isStart } of arrows) {
    const key = from.join(' ');
    if (!isStart || starts.has(key)) continue;
    const aims = arrows.flatMap((arrow, at) => (arrow.isStart && arrow.from.join(' ') === key ? [goals[at]] : []));
    const near = aims.map((goal) => around(goal, shortest(isNarrow) / Math.SQRT2));
    const spot = nearestFree(
      { spot: projection.at(from), areas: (at) => [markAt(at)] },
      goals,
      [...taken, ...near],
      sheet,
    );
    starts.set(key, spot);
    taken.push(markAt(spot));
  }
  return starts;
}

/** Pixels from one line of a name to the next. */
export const lineOf = (isAimed: boolean): number => (isAimed ? LINE + 4 : LINE);

/** How a target is lettered. */
export function namedTarget(map: MapScene, i: number, spot: Spot, note: string, isNarrow: boolean): Named {
  const isAimed = map.open.some((at) => map.arrows[at].to === i);
  return {
    spot,
    name: map.targets[i].name,
    reach: counterReach(isNarrow) + (isAimed ? 10 : 4),
    letter: LETTER * (isAimed ? AIMED : 1),
    mayGo: isNarrow && !isAimed,
    mayBeFar: true,
    note,
    line: lineOf(isAimed),
  };
}

/** How a town is lettered. */
export const namedTown = (name: string, spot: Spot): Named => ({ spot, name, reach: 7, letter: LETTER, mayGo: true });

/** Counters first, round what is kept free, then arrows, names, aircraft, title and compass, and last what is there only to be known. */
export function layoutOf(
  map: MapScene,
  projection: Projection,
  isNarrow: boolean,
  language: Language,
  free: readonly Area[] = [],
): MapLayout {
  const { targets, arrows, towns, open, inset } = map;
  const sheet: Area = { left: 2, top: 2, width: projection.width - 4, height: projection.height - 4 };
  const reach = counterReach(isNarrow);
  const { spots: homes, place, joined } = placesOf(map, projection, isNarrow);
  const isInset = (i: number): boolean => place !== null && inset !== null && inset.at[i] !== null;
  const taken: Area[] = [...free];
  const inside = countersAmong(map, homes, reach, isInset, taken, place?.area ?? sheet);
  if (place !== null) taken.push(place.area);
  const together =
    joined.length === 0
      ? null
      : nearestFree(
          {
            spot: middleOf(joined.map((i) => projection.at(targets[i].at))),
            areas: (at) => [around(at, reach + 1)],
          },
          [],
          taken,
          sheet,
        );
  if (together !== null) taken.push(around(together, reach + 1));
  const onSheet = countersAmong(map, homes, reach, (i) => !isInset(i), taken, sheet);
  const spots = targets.map((_, i) => inside(i) ?? onSheet(i));
  const spotOf = (i: number): Spot => spots[i] ?? together ?? projection.at(targets[i].at);
  const starts = startsOf(
    map,
    projection,
    arrows.map(({ to }) => spotOf(to)),
    isNarrow,
    taken,
    sheet,
  );
  const startOf = ({ from, isStart }: MapScene['arrows'][number]): Spot => {
    if (isStart) return starts.get(from.join(' ')) ?? projection.at(from);
    const base = targets.findIndex(({ at }) => at[0] === from[0] && at[1] === from[1]);
    return base < 0 ? projection.at(from) : spotOf(base);
  };
  const bows = arrows.map((arrow) => {
    const [from, to] = [startOf(arrow), spotOf(arrow.to)];
    const ends = [around(from, 1), around(to, 1)];
    const inTheWay = taken.filter((area) => ends.every((end) => !isWithin(end, area)));
    return bowOf(from, to, arrow.camp, reach + 4, inTheWay);
  });
  const ways = open.flatMap((at) => wayOf(bows[at], WIDE));
  const isCrowded = inInset(map).length > CROWD;
  const notes = targets.map(({ note }, i) => (isNarrow || (isCrowded && isInset(i)) ? '' : note));
  // Whoever is flown to is lettered first, and always.
  const aims = open.map((at) => arrows[at].to);
  const targetNames: (Label | null)[] = targets.map(() => null);
  const name = (i: number, among: Area[], within: Area): void => {
    const spot = spots[i];
    if (spot === null) return;
    const named = namedTarget(map, i, spot, notes[i], isNarrow);
    const mayGo = named.mayGo || (isCrowded && isInset(i) && !aims.includes(i));
    targetNames[i] = placeNames([{ ...named, mayGo }], among, within)[0];
  };
  /** In the inset, or, if there is no room for a name that must be there, outside it. */
  const nameInset = (i: number, among: Area[], within: Area): void => {
    const before = among.slice();
    name(i, among, within);
    const [spot, label] = [spots[i], targetNames[i]];
    if (spot === null || label === null) return;
    const area = areaOf(namedTarget(map, i, spot, notes[i], isNarrow), label);
    if (isFree([area], before, within)) return;
    among.pop();
    name(i, taken, sheet);
  };
  const order = targets.map((_, i) => i).sort((a, b) => Number(aims.includes(b)) - Number(aims.includes(a)));
  taken.push(...ways);
  if (place !== null) {
    const among = taken.filter((area) => area !== place.area);
    const { at, projection: inner } = place;
    const within = { left: at.x, top: at.y, width: inner.width, height: inner.height };
    for (const i of order.filter(isInset)) nameInset(i, among, within);
  }
  for (const i of order.filter((each) => !isInset(each))) name(i, taken, sheet);
  const size = craftSize(isNarrow);
  const rows = arrows.map(({ aircraft }, at): Row | null => {
    const row = open.includes(at) ? rowBeside(bows[at], aircraft.length, size, taken, sheet) : null;
    if (row !== null) taken.push(...rowAreas(row, size));
    return row;
  });
  const lines = arrows.flatMap((_, at) => (open.includes(at) ? [] : wayOf(bows[at], WIDE)));
  const corner = (thing: Pick<Area, 'width' | 'height'>): Spot | null => {
    const spot = isNarrow ? null : freeCorner(thing, [...taken, ...lines], sheet);
    if (spot !== null) taken.push({ left: spot.x, top: spot.y, ...thing });
    return spot;
  };
  const [title, compass] = [corner(TITLE), corner(COMPASS)];
  const joinedLabel =
    together === null || inset === null
      ? null
      : placeNames(
          [{ spot: together, name: inset.name, reach: reach + 4, letter: LETTER, mayGo: true }],
          taken,
          sheet,
        )[0];
  const townNames = isNarrow
    ? towns.map(() => null)
    : placeNames(
        towns.map((town) => namedTown(town.name, projection.at(town.at))),
        taken,
        sheet,
      );
  const named = [...targets, ...towns.filter((_, i) => townNames[i] !== null)].map((each) => each.name);
  const regions = isNarrow ? [] : placeRegions(projection, language, taken, sheet, named);
  return {
    spots,
    homes: spots.map((spot, i) => {
      const home = homes[i];
      return spot === null || home === null || Math.hypot(spot.x - home.x, spot.y - home.y) < MOVED ? null : home;
    }),
    inset: place,
    joined:
      together === null || inset === null
        ? null
        : { spot: together, count: joined.length, name: inset.name, label: joinedLabel },
    bows,
    rows,
    targetNames,
    notes,
    townNames,
    regions,
    title,
    compass,
  };
}

const isWithin = (inner: Area, outer: Area): boolean =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.left + inner.width <= outer.left + outer.width &&
  inner.top + inner.height <= outer.top + outer.height;
