import { BLEED, type Rectangle, type Site } from '../site.ts';
import { type Noise, noiseOf } from './chance.ts';

/**
 * How the land lies: where front, river and coast run, and how far a place is from them. Its origin is the upper left
 * corner of all that is painted; with a smaller scale there is more land on the same table.
 */
export interface Lie {
  readonly width: number;
  readonly height: number;
  readonly noise: Noise;
  /** The middle of no man's land. */
  frontAt(x: number): number;
  /** Half the width of no man's land. */
  beltAt(x: number): number;
  /** From the foremost trench; less than nothing between the trenches. */
  fromFront(x: number, y: number): number;
  riverAt(y: number): number;
  riverWidth(y: number): number;
  /** From the bank of the river; less than nothing in the water. */
  fromRiver(x: number, y: number): number;
  coastAt(y: number): number;
  /** From the sea, inland; less than nothing in the water. */
  fromSea(x: number, y: number): number;
  readonly aerodromes: readonly Rectangle[];
  /** From the nearest landing field; less than nothing on it. */
  fromAerodrome(x: number, y: number): number;
}

/** How far the sea reaches into the land, as a share of its width. */
const SEA = 0.36;

export function lieOf(site: Site): Lie {
  const { seed, front, river, country, scale } = site;
  const ground = (table: number): number => (table + BLEED) / scale;
  const [width, height] = [ground(site.width + BLEED), ground(site.height + BLEED)];
  const noise = noiseOf(seed);
  const frontAt = (x: number): number =>
    front === null
      ? Number.NEGATIVE_INFINITY
      : ground(site.height * front.at) +
        (x - width / 2) * front.slope +
        (noise.rough(x / 420, 3) - 0.5) * 190 +
        (noise.at(x / 90, 8) - 0.5) * 22;
  const beltAt = (x: number): number => (front?.belt ?? 0) * (0.72 + 0.6 * noise.at(x / 260, 21));
  const riverAt = (y: number): number =>
    ground(site.width * (river ?? 0)) +
    (noise.rough(y / 260, 31) - 0.5) * 520 +
    Math.sin(y / 120 + seed) * 46 +
    (noise.at(y / 60, 77) - 0.5) * 20;
  const riverWidth = (y: number): number => 13 + 7 * noise.at(y / 70, 12);
  const coastAt = (y: number): number =>
    width * SEA + (noise.rough(y / 380, 51) - 0.5) * 260 + (noise.at(y / 70, 13) - 0.5) * 24;
  const aerodromes = site.aerodromes.map(({ x, y, width: w, height: h }) => ({
    x: ground(x),
    y: ground(y),
    width: w / scale,
    height: h / scale,
  }));
  return {
    width,
    height,
    noise,
    frontAt,
    beltAt,
    fromFront: (x, y) => Math.abs(y - frontAt(x)) - beltAt(x),
    riverAt,
    riverWidth,
    fromRiver: (x, y) => (river === null ? Number.POSITIVE_INFINITY : Math.abs(x - riverAt(y)) - riverWidth(y) / 2),
    coastAt,
    fromSea: (x, y) => (country === 'coast' ? x - coastAt(y) : Number.POSITIVE_INFINITY),
    aerodromes,
    fromAerodrome: (x, y) => Math.min(...aerodromes.map((each) => fromRectangle(each, x, y))),
  };
}

function fromRectangle({ x, y, width, height }: Rectangle, px: number, py: number): number {
  const [dx, dy] = [Math.max(x - px, px - x - width), Math.max(y - py, py - y - height)];
  return dx > 0 && dy > 0 ? Math.hypot(dx, dy) : Math.max(dx, dy);
}
