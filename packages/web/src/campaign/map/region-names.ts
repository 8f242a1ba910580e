import type { Language } from '@tallyho/words';
import { type Area, isFree } from './areas.ts';
import { type Region, regions } from './atlas/names.ts';
import type { Projection, Spot } from './projection.ts';

/** The name of a sea or a land as it stands on a map. */
export interface RegionName {
  readonly kind: Region['kind'];
  readonly name: string;
  readonly spot: Spot;
}

/** Pixels of a spaced letter, and of a line. */
const LETTER = { sea: 11.5, land: 11 };
const HIGH = 20;

/** The whole way around the globe. */
const AROUND = 36000;

/** How far from its place a name may stand, as a part of what it may fill, and in lines. */
const ASIDE = [0, -0.12, 0.12, -0.24, 0.24];
const UP = [0, 1.2, -1.2, 2.4, -2.4];

/** The room that such a name takes. */
export const regionArea = ({ kind, name, spot }: RegionName): Area => {
  const width = name.length * LETTER[kind];
  return { left: spot.x - width / 2, top: spot.y - HIGH + 5, width, height: HIGH };
};

/** Seas and lands that have room for their names and are not `named` already; `taken` grows by what they cover. */
export function placeRegions(
  projection: Projection,
  language: Language,
  taken: Area[],
  sheet: Area,
  named: readonly string[] = [],
): RegionName[] {
  const { at, box } = projection;
  const pixels = projection.width / (box.east - box.west);
  const placed: RegionName[] = [];
  for (const { kind, at: place, span, name: names } of regions) {
    const name = names[language];
    const turn = [0, AROUND, -AROUND].find((by) => place[0] + by > box.west && place[0] + by < box.east);
    if (turn === undefined || span * pixels < name.length * LETTER[kind]) continue;
    if (named.includes(name) || placed.some((other) => other.name === name)) continue;
    const middle = at([place[0] + turn, place[1]]);
    const found = UP.flatMap((up) =>
      ASIDE.map((aside) => ({ x: middle.x + aside * span * pixels, y: middle.y + up * HIGH })),
    )
      .map((spot): RegionName => ({ kind, name, spot }))
      .find((each) => isFree([regionArea(each)], taken, sheet));
    if (found === undefined) continue;
    placed.push(found);
    taken.push(regionArea(found));
  }
  return placed;
}
