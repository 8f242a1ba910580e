/** A point of a drawing, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far apart the places are that are drawn of a curve, in pixels. */
const FINE = 3;

/**
 * The places of a smooth line through some points, from left to right. It goes nowhere higher or lower than the points
 * on both sides of it (Fritsch and Carlson): what was not reckoned is not drawn.
 */
export function smoothThrough(points: readonly Point[]): Point[] {
  if (points.length < 2) return [...points];
  const slopes = slopesAt(points);
  const places: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [from, to] = [points[i], points[i + 1]];
    const width = to.x - from.x;
    const parts = Math.max(1, Math.ceil(width / FINE));
    for (let n = 0; n < parts; n++) places.push(between(from, to, slopes[i], slopes[i + 1], n / parts));
  }
  return [...places, points[points.length - 1]];
}

/** Hermite's cubic between two points. */
function between(from: Point, to: Point, leaving: number, arriving: number, t: number): Point {
  const width = to.x - from.x;
  const [t2, t3] = [t * t, t * t * t];
  return {
    x: from.x + t * width,
    y:
      (2 * t3 - 3 * t2 + 1) * from.y +
      (t3 - 2 * t2 + t) * width * leaving +
      (3 * t2 - 2 * t3) * to.y +
      (t3 - t2) * width * arriving,
  };
}

function slopesAt(points: readonly Point[]): number[] {
  const steep = points.slice(1).map((to, i) => (to.y - points[i].y) / (to.x - points[i].x));
  return points.map((_, i) => {
    const [before, after] = [steep[i - 1], steep[i]];
    // Level at both ends, at peaks and in valleys.
    if (before === undefined || after === undefined || before * after <= 0) return 0;
    return (2 * before * after) / (before + after);
  });
}

/** Where the line is highest and lowest over a stretch; null: it does not pass there. */
export function reachOf(places: readonly Point[], from: number, to: number): { top: number; foot: number } | null {
  const ys = places.filter(({ x }) => x >= from - FINE && x <= to + FINE).map(({ y }) => y);
  return ys.length === 0 ? null : { top: Math.min(...ys), foot: Math.max(...ys) };
}

const place = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export const lineThrough = (places: readonly Point[]): string => `M${places.map(place).join('L')}`;

/** What lies between the line and a level. */
export function areaTo(places: readonly Point[], level: number): string {
  const [first, last] = [places[0], places[places.length - 1]];
  return `${lineThrough(places)}L${place({ x: last.x, y: level })}L${place({ x: first.x, y: level })}Z`;
}
