import type { MapScene } from '../scene.ts';
import { craftSize, SPACING } from './arrow-mark.tsx';
import { type Bow, bowOf } from './arrows.ts';
import { type InsetPlace, placeInset } from './inset.ts';
import { type Area, freeCorner, freeSpot, type Label, placeNames } from './labels.ts';
import type { Projection, Spot } from './projection.ts';
import { counterReach } from './target-on-map.tsx';

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
  readonly inset: InsetPlace | null;
  readonly joined: Joined | null;
  readonly bows: readonly Bow[];
  /** Where the aircraft of each arrow fly. */
  readonly rows: readonly Spot[];
  readonly targetNames: readonly (Label | null)[];
  /** What stands below each name; '': nothing. */
  readonly notes: readonly string[];
  readonly townNames: readonly (Label | null)[];
  /** The upper left corners of the title and of the compass; null: there is no room. */
  readonly title: Spot | null;
  readonly compass: Spot | null;
}

const around = ({ x, y }: Spot, reach: number): Area => ({
  left: x - reach,
  top: y - reach,
  width: 2 * reach,
  height: 2 * reach,
});

/** The number of a target stands at the upper right of it. */
const numberAt = ({ x, y }: Spot, reach: number): Area => ({
  left: x + reach * 0.45,
  top: y - reach - 7,
  width: 18,
  height: 16,
});

/** What covers a corner: counters and names whole, arrows at some points of their way. */
const onTheWay = ({ from, tip, places }: Bow): Area[] =>
  [from, tip, ...places.slice(0, 6)].map((place) => around(place, 12));

/** Pixels of title and compass. */
export const TITLE = { width: 210, height: 78 };
export const COMPASS = { width: 74, height: 88 };

/** The name of the target that is flown to is written in capitals, and so much wider. */
const AIMED = 1.4;

/** With more targets than this an inset has room for names only, and not for all of them. */
const CROWD = 4;

/** Targets of the inset by their places in the list. */
const inInset = ({ inset }: MapScene): number[] => (inset?.at ?? []).flatMap((at, i) => (at === null ? [] : [i]));

/** The middle of some spots. */
const middleOf = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
});

/** Where the counters lie: on the map, in its inset, or together. */
function countersOf(map: MapScene, projection: Projection, isNarrow: boolean) {
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

/** Where the chosen target's name must stand, others may give way when there is little room. */
export function layoutOf(map: MapScene, projection: Projection, isNarrow: boolean): MapLayout {
  const { targets, arrows, towns, open, inset } = map;
  const sheet: Area = { left: 2, top: 2, width: projection.width - 4, height: projection.height - 4 };
  const reach = counterReach(isNarrow);
  const { spots, place, joined } = countersOf(map, projection, isNarrow);
  const seen = spots.flatMap((spot) => (spot === null ? [] : [spot]));
  const taken = [...seen.map((spot) => around(spot, reach + 1)), ...seen.map((spot) => numberAt(spot, reach))];
  const bows = arrows.map((arrow) => bowOf(targets, arrow, projection, reach + 4));
  const isInset = (i: number): boolean => place !== null && inset !== null && inset.at[i] !== null;
  const isCrowded = inInset(map).length > CROWD;
  const notes = targets.map(({ note }, i) => (isNarrow || (isCrowded && isInset(i)) ? '' : note));
  // Whoever is flown to is lettered first, and always.
  const aims = open.map((at) => arrows[at].to);
  const name = (i: number, spot: Spot, within: Area): Label | null =>
    placeNames(
      [
        {
          spot,
          name: targets[i].name,
          reach: reach + 4,
          letter: (isNarrow ? 6.6 : 7.4) * (aims.includes(i) ? AIMED : 1),
          mayGo: (isNarrow || (isCrowded && isInset(i))) && !aims.includes(i),
          note: notes[i],
        },
      ],
      taken,
      within,
    )[0];
  const targetNames: (Label | null)[] = targets.map(() => null);
  const together = joined.length === 0 ? null : middleOf(joined.map((i) => projection.at(targets[i].at)));
  if (together !== null) taken.push(around(together, reach + 1));
  const order = targets.map((_, i) => i).sort((a, b) => Number(aims.includes(b)) - Number(aims.includes(a)));
  for (const i of order.filter(isInset)) if (place !== null) targetNames[i] = name(i, spots[i] as Spot, place.area);
  if (place !== null) taken.push(place.area);
  for (const i of order) {
    const spot = spots[i];
    if (spot !== null && !isInset(i)) targetNames[i] = name(i, spot, sheet);
  }
  const size = craftSize(isNarrow);
  const rows = bows.map(({ places }, at) =>
    open.includes(at)
      ? freeSpot(places, (arrows[at].aircraft.length * SPACING + 0.2) * size, size * 0.8, taken)
      : places[0],
  );
  const ways = bows.flatMap(onTheWay);
  const title = isNarrow ? null : freeCorner(TITLE, [...taken, ...ways], sheet);
  if (title !== null) taken.push({ left: title.x, top: title.y, ...TITLE });
  const compass = isNarrow ? null : freeCorner(COMPASS, [...taken, ...ways], sheet);
  if (compass !== null) taken.push({ left: compass.x, top: compass.y, ...COMPASS });
  const townNames = isNarrow
    ? towns.map(() => null)
    : placeNames(
        towns.map((town) => ({ spot: projection.at(town.at), name: town.name, reach: 7, letter: 7.4, mayGo: true })),
        taken,
        sheet,
      );
  return {
    spots,
    inset: place,
    joined:
      together === null || inset === null
        ? null
        : {
            spot: together,
            count: joined.length,
            name: inset.name,
            label: placeNames(
              [{ spot: together, name: inset.name, reach: reach + 4, letter: 6.6, mayGo: true }],
              taken,
              sheet,
            )[0],
          },
    bows,
    rows,
    targetNames,
    notes,
    townNames,
    title,
    compass,
  };
}
