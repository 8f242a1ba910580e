import type { Ring } from './atlas.ts';

/** A part of the globe, in degrees; longitudes beyond 180° go on counting. */
export interface Box {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

type Point = Ring[number];

/** The part of a ring on one side of a line; what is cut off runs along the line (Sutherland and Hodgman). */
function cutAt(ring: Ring, isInside: (point: Point) => boolean, crossing: (a: Point, b: Point) => Point): Ring {
  return ring.flatMap((point, i) => {
    const before = ring.at(i - 1) ?? point;
    if (isInside(point)) return isInside(before) ? [point] : [crossing(before, point), point];
    return isInside(before) ? [crossing(before, point)] : [];
  });
}

const atLongitude =
  (x: number) =>
  ([ax, ay]: Point, [bx, by]: Point): Point => [x, ay + ((by - ay) * (x - ax)) / (bx - ax)];
const atLatitude =
  (y: number) =>
  ([ax, ay]: Point, [bx, by]: Point): Point => [ax + ((bx - ax) * (y - ay)) / (by - ay), y];

/** The part of a ring that lies in a box. */
export function cutTo({ west, east, south, north }: Box, ring: Ring): Ring {
  const left = cutAt(ring, ([x]) => x >= west, atLongitude(west));
  const right = cutAt(left, ([x]) => x <= east, atLongitude(east));
  const below = cutAt(right, ([, y]) => y >= south, atLatitude(south));
  return cutAt(below, ([, y]) => y <= north, atLatitude(north));
}

/** How far a point is from the way between two others. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / square));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

/** A line with fewer points, none of which is further away than that (Douglas and Peucker). */
function simpler(line: Ring, most: number): Ring {
  if (line.length < 3) return line;
  const [first, last] = [line[0], line[line.length - 1]];
  let [far, at] = [0, 0];
  for (let i = 1; i < line.length - 1; i++) {
    const away = distance(line[i], first, last);
    if (away > far) [far, at] = [away, i];
  }
  if (far <= most) return [first, last];
  return [...simpler(line.slice(0, at + 1), most).slice(0, -1), ...simpler(line.slice(at), most)];
}

/** The same for a closed line: it is simplified in two halves. */
export function simplified(ring: Ring, most: number): Ring {
  if (ring.length < 4) return ring;
  const half = Math.floor(ring.length / 2);
  const there = simpler(ring.slice(0, half + 1), most);
  const back = simpler([...ring.slice(half), ring[0]], most);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
}

const areaOf = (ring: Ring): number =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [bx, by] = ring.at(i - 1) ?? [x, y];
      return sum + bx * y - x * by;
    }, 0) / 2,
  );

const moved = (ring: Ring, by: number): Ring => (by === 0 ? ring : ring.map(([x, y]) => [x + by, y]));

/** How far the world is to be moved where a box goes on beyond its edges. */
const turns = ({ west, east }: Box): number[] => [0, ...(east > 180 ? [360] : []), ...(west < -180 ? [-360] : [])];

/** Whether any of a ring may lie in a box. */
function mayMeet({ west, east, south, north }: Box, ring: Ring): boolean {
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of ring) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [low, high] = [Math.min(low, y), Math.max(high, y)];
  }
  return left <= east && right >= west && low <= north && high >= south;
}

/** The land in a box as closed lines, as fine as can be seen where the box is drawn so many pixels wide. */
export function landIn(world: readonly Ring[], box: Box, pixels: number): Ring[] {
  const pixel = (box.east - box.west) / pixels;
  return turns(box)
    .flatMap((by) => world.map((ring) => moved(ring, by)).filter((ring) => mayMeet(box, ring)))
    .map((ring) => simplified(cutTo(box, ring), 0.5 * pixel))
    .filter((ring) => ring.length > 2 && areaOf(ring) > 6 * pixel * pixel);
}
