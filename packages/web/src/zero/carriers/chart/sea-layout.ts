import { type Area, overlap } from '../../../campaign/map/areas.ts';
import { along } from '../../../campaign/map/arrows.ts';
import { freeCorner, freeSpot, type Label, placeNames } from '../../../campaign/map/labels.ts';
import { COMPASS, TITLE } from '../../../campaign/map/layout.ts';
import type { Projection, Spot } from '../../../campaign/map/projection.ts';
import type { ChartScene } from '../scene.ts';
import { placeRingNames } from './ring-names.ts';
import { curveOf } from './way-mark.tsx';

/** Where everything on a sea chart stands. */
export interface SeaLayout {
  readonly fleets: readonly Spot[];
  /** By Fleet, whether its name stands above its ships. */
  readonly above: readonly boolean[];
  /** By Fleet, whether there is room for the names of its ships. */
  readonly hasShips: readonly boolean[];
  /** By Fleet, how far its name and those of its ships stand to the side of it. */
  readonly asides: readonly { readonly name: number; readonly ships: number }[];
  /** By Fleet and range, where the name of the range stands, from the middle of the Fleet. */
  readonly ringNames: readonly (readonly Spot[])[];
  /** By Fleet, where what is known of it stands while it is hidden. */
  readonly cloudLabels: readonly { readonly spot: Spot; readonly width: number }[];
  readonly marks: readonly Spot[];
  readonly markNames: readonly (Label | null)[];
  readonly towns: readonly (Label | null)[];
  /** Whether a sea or a land has room for its name. */
  readonly waters: readonly boolean[];
  readonly lands: readonly boolean[];
  readonly title: Spot | null;
  readonly compass: Spot | null;
  /** The radii of the ranges, by number. */
  readonly rings: readonly number[];
  /** How far a cloud reaches to the sides, and up and down. */
  readonly cloud: { readonly x: number; readonly y: number };
  /** How large ships are drawn, 1 being a desk's. */
  readonly scale: number;
}

/** Shares of the smaller side of a chart. */
const RINGS = [0.1, 0.175, 0.255];
const CLOUD = { x: 0.235, y: 0.15 };

const around = ({ x, y }: Spot, wide: number, high: number): Area => ({
  left: x - wide,
  top: y - high,
  width: 2 * wide,
  height: 2 * high,
});

/** The middle of a spaced name, with how wide its letters are. */
const lettered = ({ x, y }: Spot, name: string, letter: number, high: number): Area =>
  around({ x, y: y - high / 2 }, (name.length * letter) / 2, high);

/** The line below the name of a Fleet, with its ships. */
export const NOTE_LINE = 17;

/** Where along an arrow nothing should be written. */
const ALONG = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

/** As wide as the picture of a target, and a little between two of them. */
const APART = 42;

/** Targets that lie close together, moved until each can be seen: the later of two gives way. */
function keptApart(spots: readonly Spot[]): Spot[] {
  const kept: Spot[] = [];
  for (let { x, y } of spots) {
    for (const other of kept) {
      const away = Math.hypot(x - other.x, y - other.y);
      if (away >= APART) continue;
      const [dx, dy] = away === 0 ? [0, 1] : [(x - other.x) / away, (y - other.y) / away];
      x = other.x + dx * APART;
      y = other.y + dy * APART;
    }
    kept.push({ x, y });
  }
  return kept;
}

/** Where the name of a Fleet stands, from the middle of its ships. */
export const nameLine = (scale: number, isAbove: boolean): number => (isAbove ? -(44 * scale + 20) : 58 * scale);

/**
 * Fleets and targets first, then the title, towns, and the names of seas and lands where there is room for them; `kept`:
 * where nothing may stand.
 */
export function seaLayoutOf(
  chart: ChartScene,
  projection: Projection,
  isNarrow: boolean,
  kept: readonly Area[] = [],
): SeaLayout {
  const { width, height, at } = projection;
  const sheet: Area = { left: 2, top: 2, width: width - 4, height: height - 4 };
  const unit = Math.min(width, height);
  const scale = Math.min(1.15, Math.max(0.6, unit / 560));
  const rings = RINGS.map((share) => share * unit);
  const cloud = { x: CLOUD.x * unit, y: CLOUD.y * unit };
  const fleets = chart.fleets.map((fleet) => at(fleet.at));
  const marks = keptApart(chart.marks.map((mark) => at(mark.at)));
  // What is said of a Fleet stands where the other one does not lie.
  const above = fleets.map(({ y }, i) => y < fleets[1 - i].y);
  const sides = fleets.map(({ x }, i) => (x < fleets[1 - i].x ? -1 : 1));
  const counters = marks.map((spot) => around(spot, 20, 20));
  const cloudLabels = chart.fleets.map(({ name, note }, i) => {
    const width = Math.max(name.length * (isNarrow ? 7.6 : 9.6), note.length * (isNarrow ? 6.8 : 8)) + 18;
    const [{ x, y }, edge] = [fleets[i], width / 2 + 6];
    const within = Math.min(Math.max(x, edge), sheet.width - edge);
    const steps = [0, 0.2, -0.2, 0.4, -0.4];
    const spots = [0, -0.45, 0.45, 0.9, -0.9].flatMap((up) =>
      steps.map((aside) => ({ x: within + aside * cloud.x, y: y + up * cloud.y })),
    );
    const inside = spots.filter(
      (spot) => spot.x >= edge && spot.x <= sheet.width - edge && spot.y >= 34 && spot.y <= sheet.height - 34,
    );
    return {
      spot: freeSpot(inside.length === 0 ? spots : inside, width, 56, [
        ...counters,
        ...kept,
        around(fleets[1 - i], 44 * scale, 40 * scale),
      ]),
      width,
    };
  });
  // Beside the ships of a Fleet stands what it is called, and below that their names; in its cloud, what is known of it.
  const line = (i: number, letters: number, letter: number, below: number): Area => {
    const [half, y] = [(letters * letter) / 2, fleets[i].y + nameLine(scale, above[i]) + below - 5];
    const inside = Math.min(Math.max(fleets[i].x, half), sheet.width - half);
    const inTheWay = kept.find((area) => overlap(around({ x: inside, y }, half, 9), area) > 0);
    return around({ x: inTheWay === undefined ? inside : inTheWay.left - 4 - half, y }, half, 9);
  };
  const names = chart.fleets.map(({ name }, i) => line(i, name.length, isNarrow ? 8 : 9.6, 0));
  const shipNames = chart.fleets.map(({ note }, i) => line(i, note.length, isNarrow ? 6.4 : 7.2, NOTE_LINE));
  const asideOf = ({ left, width: wide }: Area, i: number): number => left + wide / 2 - fleets[i].x;
  const hasShips = shipNames.map((area) => counters.every((counter) => overlap(area, counter) === 0));
  const taken: Area[] = [
    ...kept,
    ...chart.fleets.flatMap(({ isHidden }, i): Area[] => {
      if (isHidden) return [around(cloudLabels[i].spot, cloudLabels[i].width / 2, 28)];
      const words = [names[i], ...(hasShips[i] ? [shipNames[i]] : [])];
      return [around(fleets[i], 44 * scale, 40 * scale), ...words];
    }),
    ...counters,
  ];
  const markNames = placeNames(
    chart.marks.map(({ name, note }, i) => ({
      spot: marks[i],
      name,
      note: isNarrow ? '' : note,
      reach: 20,
      letter: isNarrow ? 6.6 : 7.4,
      mayGo: false,
    })),
    taken,
    sheet,
  );
  const ways = chart.ways.flatMap((way) => {
    const curve = curveOf(way, projection, { spot: null, gap: 0 });
    return ALONG.map((share) => around(along(curve, share), 7, 7));
  });
  const ringNames = chart.fleets.map(({ isHidden }, i) => {
    const places = placeRingNames(chart.ranges, rings, fleets[i], sides[i], [...taken, ...ways], sheet);
    // On a phone only the chosen range is named, and what is hidden has none.
    if (!isHidden && !isNarrow) taken.push(...places.map(({ area }) => area));
    return places.map(({ spot }) => spot);
  });
  const ringed = chart.fleets.flatMap(({ isOwn, isHidden }, i) =>
    isHidden ? [around(fleets[i], cloud.x, cloud.y)] : isOwn ? [around(fleets[i], rings[1], rings[1])] : [],
  );
  const title = isNarrow ? null : (freeCorner(TITLE, [...taken, ...ringed], sheet) ?? freeCorner(TITLE, taken, sheet));
  if (title !== null) taken.push({ left: title.x, top: title.y, ...TITLE });
  const compass = isNarrow
    ? null
    : (freeCorner(COMPASS, [...taken, ...ringed], sheet) ?? freeCorner(COMPASS, taken, sheet));
  if (compass !== null) taken.push({ left: compass.x, top: compass.y, ...COMPASS });
  const towns = placeNames(
    chart.towns.map((town) => ({ spot: at(town.at), name: town.name, reach: 7, letter: 7, mayGo: true })),
    taken,
    sheet,
  ).map((label) => (isNarrow ? null : label));
  const rounds = chart.fleets.flatMap(({ isOwn, isHidden, range }, i) => {
    if (isHidden) return [around(fleets[i], cloud.x, cloud.y)];
    const reach = isOwn ? rings[2] : range === null ? 0 : rings[range];
    return [around(fleets[i], reach + 24, reach + 8)];
  });
  const isFree = (area: Area): boolean => {
    const inside = overlap(area, sheet) > 0.98 * area.width * area.height;
    const free = inside && [...taken, ...rounds].every((other) => overlap(area, other) === 0);
    if (free) taken.push(area);
    return free;
  };
  return {
    fleets,
    above,
    hasShips,
    asides: fleets.map((_, i) => ({ name: asideOf(names[i], i), ships: asideOf(shipNames[i], i) })),
    ringNames,
    cloudLabels,
    marks,
    markNames,
    towns,
    waters: chart.waters.map(
      ({ name, at: place, isWide }) =>
        (isWide || !isNarrow) && isFree(lettered(at(place), name, isWide ? 17 : 11, isWide ? 14 : 10)),
    ),
    lands: chart.lands.map(({ name, at: place }) => !isNarrow && isFree(lettered(at(place), name, 9, 9))),
    title,
    compass,
    rings,
    cloud,
    scale,
  };
}
