import type { MapScene } from '../scene.ts';
import { craftSize, SPACING } from './arrow-mark.tsx';
import { type Bow, bowOf } from './arrows.ts';
import { type Area, freeCorner, freeSpot, type Label, placeNames } from './labels.ts';
import type { Projection, Spot } from './projection.ts';
import { counterReach } from './target-on-map.tsx';

/** Where everything on a campaign map stands, so that nothing covers what somebody wants to read. */
export interface MapLayout {
  readonly bows: readonly Bow[];
  /** Where the aircraft of each arrow fly. */
  readonly rows: readonly Spot[];
  readonly targetNames: readonly (Label | null)[];
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

/** Where the chosen target's name must stand, others may give way when there is little room. */
export function layoutOf(
  { targets, arrows, towns, open }: MapScene,
  projection: Projection,
  isNarrow: boolean,
): MapLayout {
  const sheet: Area = { left: 2, top: 2, width: projection.width - 4, height: projection.height - 4 };
  const reach = counterReach(isNarrow);
  const spots = targets.map(({ at }) => projection.at(at));
  const taken = [...spots.map((spot) => around(spot, reach + 1)), ...spots.map((spot) => numberAt(spot, reach))];
  const bows = arrows.map((arrow) => bowOf(targets, arrow, projection, reach + 4));
  const targetNames = placeNames(
    targets.map(({ name }, i) => ({
      spot: spots[i],
      name,
      reach: reach + 4,
      letter: isNarrow ? 6.6 : 7.4,
      mayGo: isNarrow,
    })),
    taken,
    sheet,
  );
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
        towns.map(({ at, name }) => ({ spot: projection.at(at), name, reach: 7, letter: 7.4, mayGo: true })),
        taken,
        sheet,
      );
  return { bows, rows, targetNames, townNames, title, compass };
}
