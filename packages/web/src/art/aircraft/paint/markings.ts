import type { Marking } from '../types/type.ts';
import { type Rgb, rgb } from './colour.ts';

const RED = rgb('#b3261e');
const WHITE = rgb('#f0ebdd');
const BLACK = rgb('#1d1d1b');
const ORANGE = rgb('#d97b1c');
const STAR_RED = rgb('#b0281f');
const STAR_BLUE = rgb('#26385f');
const YELLOW = rgb('#d9a92c');
const PALE = rgb('#9fb6c9');
/** Red, white and blue of roundels and fin flashes. */
export const ROUNDEL: readonly [Rgb, Rgb, Rgb] = [rgb('#a8322a'), WHITE, rgb('#2a4478')];

/** Where a marking stands. */
export type Spot = 'above' | 'below' | 'side';

type Rings = readonly (readonly [radius: number, colour: Rgb])[];

/** From the inside out. */
const rings: { readonly [spot in Spot]: Rings } = {
  above: [
    [0.42, ROUNDEL[0]],
    [1, ROUNDEL[2]],
  ],
  below: [
    [0.36, ROUNDEL[0]],
    [0.68, WHITE],
    [1, ROUNDEL[2]],
  ],
  side: [
    [0.32, ROUNDEL[0]],
    [0.56, WHITE],
    [0.86, ROUNDEL[2]],
    [1, YELLOW],
  ],
};

const ringed = (r: number, of: Rings): Rgb | null => of.find(([radius]) => r < radius)?.[1] ?? null;

/** A point of a star with five rays, one of them up. */
function isInStar(x: number, y: number): boolean {
  const r = Math.hypot(x, y);
  const turn = (Math.atan2(x, -y) / (2 * Math.PI)) * 5;
  const ray = Math.abs(turn - Math.floor(turn) - 0.5) * 2;
  const step = Math.PI / 5;
  const angle = (1 - ray) * step;
  const [outer, inner] = [0.96, 0.37];
  const [ix, iy] = [inner * Math.cos(step), inner * Math.sin(step)];
  return (ix - outer) * r * Math.sin(angle) - iy * (r * Math.cos(angle) - outer) >= 0;
}

/** Black within white. */
function cross(x: number, y: number): Rgb | null {
  if (Math.max(x, y) > 1) return null;
  const near = Math.min(x, y);
  return near < 0.17 ? BLACK : near < 0.36 ? WHITE : null;
}

/** Four white corners, as it was painted in the last years. */
function corners(x: number, y: number): Rgb | null {
  if (Math.max(x, y) > 1) return null;
  const near = Math.min(x, y);
  return near > 0.2 && near < 0.34 ? WHITE : null;
}

function starInDisc(x: number, y: number): Rgb | null {
  return Math.hypot(x, y) >= 1 ? null : isInStar(x, y) ? WHITE : STAR_BLUE;
}

function starAndBars(x: number, y: number): Rgb | null {
  const inDisc = starInDisc(x, y);
  if (inDisc !== null) return inDisc;
  const high = Math.abs(y + 0.05);
  const wide = Math.abs(x);
  if (high < 0.27 && wide < 1.8) return WHITE;
  return Math.hypot(x, y) < 1.1 || (high < 0.37 && wide < 1.9) ? STAR_BLUE : null;
}

function chequer(x: number, y: number): Rgb | null {
  const far = Math.max(Math.abs(x), Math.abs(y));
  if (far > 0.8) return null;
  return x * y > 0 === far > 0.66 ? RED : WHITE;
}

function triangle(x: number, y: number): Rgb | null {
  const low = y + 0.1;
  if (low > 0.8 || low < -0.9 || x > (low + 0.9) * 0.58) return null;
  return low > 0.62 || x > (low + 0.62) * 0.56 ? BLACK : ORANGE;
}

/** The colour of a national marking at a place of it, 1 being its radius, y down; null: nothing of it is there. */
export function markingAt(marking: Marking, x: number, y: number, spot: Spot): Rgb | null {
  const r = Math.hypot(x, y);
  const [ax, ay] = [Math.abs(x), Math.abs(y)];
  switch (marking) {
    case 'none':
      return null;
    case 'disc':
      return r < 1 ? RED : null;
    case 'disc-edged':
      return r < 0.84 ? RED : r < 1 ? WHITE : null;
    case 'roundel':
      return ringed(r, rings[spot]);
    case 'roundel-pale':
      return r < 0.42 ? PALE : r < 0.85 ? ROUNDEL[2] : null;
    case 'roundel-white':
      return r < 0.42 ? WHITE : r < 0.85 ? ROUNDEL[2] : null;
    case 'star-red-centre':
      return r < 0.26 ? RED : starInDisc(x, y);
    case 'star':
      return starInDisc(x, y);
    case 'star-bars':
      return starAndBars(x, y);
    case 'cross':
      return cross(ax, ay);
    case 'cross-outline':
      return corners(ax, ay);
    case 'red-star':
      return isInStar(x * 0.92, y * 0.92) ? STAR_RED : null;
    case 'chequer':
      return chequer(x, y);
    case 'triangle':
      return triangle(ax, y);
    case 'white-disc':
      return r < 0.5 ? WHITE : r < 1 ? ROUNDEL[2] : null;
  }
}

/** From 1943 the American one stood on the left wing above and on the right wing below. */
export const isOnOneWing = (marking: Marking): boolean => marking === 'star-bars';
