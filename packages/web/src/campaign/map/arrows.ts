import type { Camp } from '../scene.ts';
import { type Area, around, cheapest, covered } from './areas.ts';
import type { Spot } from './projection.ts';

/** A bow from where an arrow begins to its tip. */
export interface Curve {
  readonly from: Spot;
  /** What it bends towards. */
  readonly bend: Spot;
  readonly tip: Spot;
}

/** An arrow as it is drawn: a bow from where it begins to the edge of its target. */
export interface Bow extends Curve {
  /** Where the tip points, in degrees, 0 being to the right. */
  readonly heading: number;
  readonly path: string;
}

/** How far an arrow swerves aside, as a part of its length: the first is best. */
const SWERVES = [0.12, 0.22, 0, 0.34, -0.12, -0.24, 0.48];

/**
 * Arrows of the two camps bend apart a little, and further where something lies in the way; `gap` keeps the tip off the
 * picture of the target.
 */
export function bowOf(from: Spot, to: Spot, camp: Camp, gap: number, inTheWay: readonly Area[] = []): Bow {
  const curves = SWERVES.map((swerve) => curveBetween(from, to, camp === 'axis' ? swerve : -swerve, gap));
  const curve = cheapest(curves, (each) => covered(wayOf(each, WIDE), inTheWay));
  return { ...curve, heading: headingOf(curve, 1), path: pathOf(curve) };
}

/** As wide as an arrow that can be chosen, in pixels. */
export const WIDE = 10;

/** The room that a bow takes: squares along it. */
export function wayOf(curve: Curve, wide: number): Area[] {
  const length = Math.hypot(curve.tip.x - curve.from.x, curve.tip.y - curve.from.y);
  const steps = Math.max(1, Math.ceil(length / (wide * 0.8)));
  return Array.from({ length: steps + 1 }, (_, i) => around(along(curve, i / steps), wide / 2));
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
