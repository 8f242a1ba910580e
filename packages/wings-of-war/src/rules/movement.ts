import type { Pose } from '../geometry/base.ts';
import { across, along } from '../geometry/trigonometry.ts';

/** WOW-OVL-06, WOW-GAP-39 — a step back along its heading. */
export const backed = ({ x, y, heading: at }: Pose, by: number): Pose => ({
  x: x - across(at, by, 0),
  y: y - along(at, by, 0),
  heading: at,
});
