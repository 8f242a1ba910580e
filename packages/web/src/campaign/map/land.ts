import type { MapBox, MapLine, MapPoint, MapScene } from '../scene.ts';

/*
 * Where land is: islands are closed lines. A coast that runs off the map is closed along its edge, on the side where
 * the places that lie next to it are.
 */

type Edges = MapBox;
type Line = readonly MapPoint[];

/** How far a point of the edge is from the north-western corner, clockwise. */
function along({ west, east, south, north }: Edges, [x, y]: MapPoint): number {
  const [width, height] = [east - west, north - south];
  const gaps = [north - y, east - x, y - south, x - west].map(Math.abs);
  switch (gaps.indexOf(Math.min(...gaps))) {
    case 0:
      return x - west;
    case 1:
      return width + (north - y);
    case 2:
      return width + height + (east - x);
    default:
      return 2 * width + height + (y - south);
  }
}

/** The corners between two places of the edge, clockwise. */
function cornersBetween(edges: Edges, from: number, to: number): MapPoint[] {
  const { west, east, south, north } = edges;
  const [width, height] = [east - west, north - south];
  const all: readonly (readonly [number, MapPoint])[] = [
    [width, [east, north]],
    [width + height, [east, south]],
    [2 * width + height, [west, south]],
    [2 * (width + height), [west, north]],
  ];
  const round = 2 * (width + height);
  const until = to <= from ? to + round : to;
  return [...all, ...all.map(([at, corner]) => [at + round, corner] as const)]
    .filter(([at]) => at > from && at < until)
    .map(([, corner]) => corner);
}

const isInside = (line: Line, [x, y]: MapPoint): boolean => {
  let inside = false;
  for (let i = 0, j = line.length - 1; i < line.length; j = i++) {
    const [[ax, ay], [bx, by]] = [line[i], line[j]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
};

const distance = (line: Line, [x, y]: MapPoint): number =>
  Math.min(...line.map(([ax, ay]) => Math.hypot(ax - x, ay - y)));

/** The land of a map as closed lines, `onLand` being places that are not at sea; null: there is no sea. */
export function landOf({ box, lines }: Pick<MapScene, 'box' | 'lines'>, onLand: readonly MapPoint[]): Line[] | null {
  const coasts = lines.filter(({ kind }) => kind === 'coast');
  if (coasts.length === 0) return null;
  return coasts.map(({ land, points }) =>
    land === true ? points : closed(box, points, placesOf(coasts, points, onLand)),
  );
}

/** The places to which this coast is the nearest. */
const placesOf = (coasts: readonly MapLine[], coast: Line, places: readonly MapPoint[]): MapPoint[] =>
  places.filter((place) => coasts.every(({ points }) => distance(points, place) >= distance(coast, place)));

function closed(edges: Edges, coast: Line, places: readonly MapPoint[]): Line {
  const first = along(edges, coast[0]);
  const last = along(edges, coast[coast.length - 1]);
  const right = [...coast, ...cornersBetween(edges, last, first)];
  const left = [...coast, ...cornersBetween(edges, first, last).reverse()];
  const votes = places.filter((place) => isInside(right, place)).length;
  return votes * 2 >= places.length ? right : left;
}
