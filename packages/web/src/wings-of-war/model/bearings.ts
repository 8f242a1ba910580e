import type { Plane, Pose, WingsView } from '@tallyho/wings-of-war';
import { turnBetween } from './drawing.ts';

/** How another aircraft lies to one: as a pilot would call it out. */
export interface Bearing {
  readonly other: Plane;
  /** Between the stands, in millimetres. */
  readonly distance: number;
  /** 12 is ahead, 3 to the right. */
  readonly clock: number;
  /** Where its nose points, as seen from here. */
  readonly aspect: 'towards' | 'away' | 'left' | 'right';
  /** Levels above; 0 without altitude. */
  readonly above: number;
}

/** Degrees from straight up the table, clockwise. */
const directionTo = (from: Pose, to: Pose): number => (Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI;

const distanceBetween = (a: Pose, b: Pose): number => Math.hypot(a.x - b.x, a.y - b.y) / 1000;

export function bearingTo(view: WingsView, from: Plane, other: Plane): Bearing {
  const [a, b] = [view.planes[from], view.planes[other]];
  const direction = directionTo(a, b);
  const hour = Math.round(turnBetween(a.heading / 100, direction) / 30);
  const nose = turnBetween(direction, b.heading / 100);
  return {
    other,
    distance: distanceBetween(a, b),
    clock: ((hour + 11) % 12) + 1,
    aspect: Math.abs(nose) > 135 ? 'towards' : Math.abs(nose) < 45 ? 'away' : nose > 0 ? 'right' : 'left',
    above: b.level - a.level,
  };
}

/** Everybody else on the table, the nearest first. */
export const bearingsOf = (view: WingsView, from: Plane): Bearing[] =>
  view.planes
    .flatMap(({ fate }, other) => (other === from || fate !== 0 ? [] : [bearingTo(view, from, other)]))
    .sort((a, b) => a.distance - b.distance);

/** Eight points of the compass; up the table is north. */
export const compassOf = ({ heading }: Pose): number => Math.round(heading / 4500) % 8;

/** How far it is to the edge of the table straight ahead, in millimetres. */
export function edgeAhead({ fixed }: WingsView, { x, y, heading }: Pose): number {
  const angle = (heading * Math.PI) / 18_000;
  const [dx, dy] = [Math.sin(angle), Math.cos(angle)];
  const reach = (at: number, by: number, most: number): number =>
    Math.abs(by) < 1e-9 ? Number.POSITIVE_INFINITY : ((by > 0 ? most : 0) - at) / by;
  return Math.max(0, Math.min(reach(x, dx, fixed.width), reach(y, dy, fixed.length)) / 1000);
}
