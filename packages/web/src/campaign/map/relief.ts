import type { Range } from './atlas/ranges.ts';
import type { Projection, Spot } from './projection.ts';
import { chance, winding } from './winding.ts';

/** A range as it is engraved: a soft shade along its ridge, and strokes down both slopes. */
export interface Slopes {
  readonly ridge: string;
  /** How far the slopes reach, in pixels. */
  readonly width: number;
  readonly strokes: string;
}

/** Pixels between two strokes. */
const EVERY = 3.2;
/** Slopes are drawn no narrower and no wider than this. */
const NARROWEST = 4;
const WIDEST = 24;
/** Ranges shorter than this, in pixels, are left out. */
const SHORTEST = 8;

interface Step extends Spot {
  /** The way of the ridge there, one pixel long. */
  readonly dx: number;
  readonly dy: number;
}

/** Points along a line, as far apart as strokes are. */
function stepsAlong(points: readonly Spot[]): Step[] {
  return points.slice(1).flatMap((to, i) => {
    const from = points[i];
    const [x, y] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(x, y);
    const count = Math.max(1, Math.round(length / EVERY));
    return Array.from({ length: count }, (_, k) => ({
      x: from.x + (x * k) / count,
      y: from.y + (y * k) / count,
      dx: x / Math.max(length, 0.01),
      dy: y / Math.max(length, 0.01),
    }));
  });
}

const figure = (n: number): string => n.toFixed(1);

/** The strokes of one step to both sides; they shorten towards the ends of the ridge, which itself sways a little. */
function strokesAt({ x, y, dx, dy }: Step, i: number, count: number, width: number): string[] {
  const taper = Math.sqrt(Math.sin((Math.PI * (i + 0.5)) / count));
  const sway = width * (0.16 * Math.sin(i * 0.35) + 0.14 * Math.sin(i * 0.13 + count));
  const [cx, cy] = [x - dy * sway, y + dx * sway];
  return [1, -1].map((side) => {
    const length = width * taper * (0.45 + 0.6 * chance(2 * i + side));
    const lean = 0.5 * (chance(5 * i + side + 0.5) - 0.5);
    const [nx, ny] = [-dy * side + dx * lean, dx * side + dy * lean];
    const gap = width * 0.1;
    return `M${figure(cx + nx * gap)} ${figure(cy + ny * gap)}l${figure(nx * length)} ${figure(ny * length)}`;
  });
}

/** Ranges on a map, those in sight only. */
export function reliefOn({ width, height, hundredKm, at }: Projection, ranges: readonly Range[]): Slopes[] {
  return ranges.flatMap(({ kilometres, ridge }) => {
    const slopes = Math.min(WIDEST, Math.max(NARROWEST, (kilometres * hundredKm) / 100));
    const points = winding(ridge.map(at));
    const steps = stepsAlong(points);
    if (steps.length * EVERY < SHORTEST) return [];
    const isSeen = ({ x, y }: Spot): boolean => x > -slopes && x < width + slopes && y > -slopes && y < height + slopes;
    const strokes = steps.flatMap((step, i) => (isSeen(step) ? strokesAt(step, i, steps.length, slopes) : []));
    if (strokes.length === 0) return [];
    return [
      {
        ridge: `M${points.map(({ x, y }) => `${figure(x)} ${figure(y)}`).join('L')}`,
        width: slopes,
        strokes: strokes.join(''),
      },
    ];
  });
}
