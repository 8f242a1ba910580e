import type { Fighter, Pilot } from '../content/types.ts';

/**
 * Z-5.35a — an Element with a Wingman counts the Leader's Point Value plus the Wingman's. Z-5.28a: for balancing only.
 */
export const elementPoints = ({ points }: Pick<Fighter, 'points'>, wingman: boolean): number =>
  points.leader + (wingman ? points.wingman : 0);

/** Z-13.4a — each bonus on a pilot counter is worth one point. */
export const pilotPoints = (pilot: Pick<Pilot, 'skills'> | null): number => pilot?.skills.length ?? 0;

/** Z-13.1a, Z-13.1b, Z-GAP-68 — the side with the lower total begins with the difference as Victory Points. */
export const headStart = (totals: readonly [number, number]): [number, number] => [
  Math.max(0, totals[1] - totals[0]),
  Math.max(0, totals[0] - totals[1]),
];
