import type { ArrowScene, TargetScene } from '../scene.ts';
import type { Projection, Spot } from './projection.ts';

/** An arrow as it is drawn: a bow from where it begins to the edge of its target. */
export interface Bow {
  readonly from: Spot;
  /** What it bends towards. */
  readonly bend: Spot;
  readonly tip: Spot;
  /** Where the pictures of its aircraft may lie, the best place first. */
  readonly places: readonly Spot[];
  /** Where the tip points, in degrees, 0 being to the right. */
  readonly heading: number;
  readonly path: string;
}

/** Parts of the way, and pixels beside it, at which the pictures are tried. */
const ALONG = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2];
const ASIDE = [0, 26, -26, 44, -44];

/** Arrows that begin or end together bend apart a little; `gap` keeps the tip off the picture of the target. */
export function bowOf(targets: readonly TargetScene[], arrow: ArrowScene, projection: Projection, gap: number): Bow {
  const from = projection.at(arrow.from);
  const to = projection.at(targets[arrow.to].at);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.max(1, Math.hypot(dx, dy));
  const curve = curveBetween(from, to, arrow.camp === 'axis' ? 0.12 : -0.12, gap);
  const beside = (t: number, off: number): Spot => {
    const { x, y } = along(curve, t);
    return { x: x - (dy / length) * off, y: y + (dx / length) * off };
  };
  return {
    ...curve,
    places: ASIDE.flatMap((off) => ALONG.map((t) => beside(t, off))),
    heading: headingOf(curve, 1),
    path: pathOf(curve),
  };
}

/** A bow that swerves aside by so much of its length, and ends so many pixels before its goal. */
export function curveBetween(from: Spot, to: Spot, swerve: number, gap: number): Curve {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend: Spot = { x: (from.x + to.x) / 2 - dy * swerve, y: (from.y + to.y) / 2 + dx * swerve };
  const [ex, ey] = [to.x - bend.x, to.y - bend.y];
  const rest = Math.max(1, Math.hypot(ex, ey));
  const short = Math.min(gap, rest * 0.6);
  return { from, bend, tip: { x: to.x - (ex / rest) * short, y: to.y - (ey / rest) * short } };
}

export const pathOf = ({ from, bend, tip }: Curve): string => `M${figure(from)}Q${figure(bend)} ${figure(tip)}`;

/** Where a bow leads at a point of it, in degrees, 0 being to the right. */
export function headingOf(curve: Curve, t: number): number {
  const { x, y } = leftOf(curve, t);
  return (Math.atan2(-x, y) * 180) / Math.PI;
}

const figure = ({ x, y }: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export type Curve = Pick<Bow, 'from' | 'bend' | 'tip'>;

/** A point of the bow, from 0 at its beginning to 1 at its tip. */
export const along = ({ from, bend, tip }: Curve, t: number): Spot => ({
  x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * bend.x + t ** 2 * tip.x,
  y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * bend.y + t ** 2 * tip.y,
});

/** The way to the left of the bow at a point, one pixel long. */
export function leftOf({ from, bend, tip }: Curve, t: number): Spot {
  const x = (1 - t) * (bend.x - from.x) + t * (tip.x - bend.x);
  const y = (1 - t) * (bend.y - from.y) + t * (tip.y - bend.y);
  const length = Math.max(0.01, Math.hypot(x, y));
  return { x: -y / length, y: x / length };
}

/** How wide an arrow is where it begins and where its head sits, and how wide and long its head is. */
export interface Girth {
  readonly from: number;
  readonly to: number;
  readonly head: number;
}

const STEPS = 20;

/** The outline of an arrow that grows towards its head. */
export function outlineOf(curve: Curve, { from, to, head }: Girth): string {
  const length = Math.hypot(curve.tip.x - curve.from.x, curve.tip.y - curve.from.y);
  const neck = Math.max(0.35, 1 - (head * 0.95) / Math.max(1, length));
  const side = (t: number, wide: number): Spot => {
    const [point, left] = [along(curve, t), leftOf(curve, t)];
    return { x: point.x + left.x * wide, y: point.y + left.y * wide };
  };
  const edge = (sign: number): Spot[] =>
    Array.from({ length: STEPS + 1 }, (_, i) =>
      side((i / STEPS) * neck, (sign * (from + ((to - from) * i) / STEPS)) / 2),
    );
  const points = [...edge(1), side(neck, head / 2), curve.tip, side(neck, -head / 2), ...edge(-1).toReversed()];
  return `M${points.map(figure).join('L')}Z`;
}
