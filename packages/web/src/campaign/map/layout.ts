import type { MapScene } from '../scene.ts';
import { craftSize, SPACING } from './arrow-mark.tsx';
import { type Bow, bowOf } from './arrows.ts';
import { type Area, freeSpot, type Label, placeNames } from './labels.ts';
import type { Projection, Spot } from './projection.ts';

/** Where everything on a campaign map stands, so that nothing covers what somebody wants to read. */
export interface MapLayout {
  readonly bows: readonly Bow[];
  /** Where the aircraft of each arrow fly. */
  readonly rows: readonly Spot[];
  readonly targetNames: readonly (Label | null)[];
  readonly townNames: readonly (Label | null)[];
}

const around = ({ x, y }: Spot, reach: number): Area => ({
  left: x - reach,
  top: y - reach,
  width: 2 * reach,
  height: 2 * reach,
});

/** The number of a target stands at the upper right of it. */
const numberAt = ({ x, y }: Spot): Area => ({ left: x + 11, top: y - 22, width: 9, height: 14 });

/** Targets first, then their names, the aircraft of the open arrows, and last the towns, whose names give way. */
export function layoutOf(
  { targets, arrows, towns, open }: MapScene,
  projection: Projection,
  isNarrow: boolean,
): MapLayout {
  const sheet: Area = { left: 2, top: 2, width: projection.width - 4, height: projection.height - 4 };
  const reach = isNarrow ? 13 : 17;
  const spots = targets.map(({ at }) => projection.at(at));
  const taken = [...spots.map((spot) => around(spot, reach)), ...spots.map(numberAt)];
  const bows = arrows.map((arrow) => bowOf(targets, arrow, projection, reach + 3));
  const targetNames = isNarrow
    ? targets.map(() => null)
    : placeNames(
        targets.map(({ name }, i) => ({
          spot: spots[i],
          name,
          reach: 20,
          letter: 7,
          mayGo: false,
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
  const townNames = isNarrow
    ? towns.map(() => null)
    : placeNames(
        towns.map(({ at, name }) => ({
          spot: projection.at(at),
          name,
          reach: 7,
          letter: 7.4,
          mayGo: true,
        })),
        taken,
        sheet,
      );
  return { bows, rows, targetNames, townNames };
}
