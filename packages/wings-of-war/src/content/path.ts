import { across, along, heading } from '../geometry/trigonometry.ts';
import type { ManoeuvreCard } from './types.ts';

/** A point on a card: to the right and ahead of the middle of its rear edge, in micrometres. */
export type Point = readonly [right: number, forward: number];

/**
 * The printed arrow of a card, for drawing and animation: a cubic curve from the old front edge to the new rear edge,
 * as its two ends and two handles. It begins in the old direction and ends in the new one; no rule uses it
 * (WOW-MOVE-04).
 */
export function pathOf({ forward, right, turn }: ManoeuvreCard): readonly [Point, Point, Point, Point] {
  const reach = Math.round((Math.abs(forward) + Math.abs(right)) * 0.45);
  const end = heading(turn === 18_000 ? 0 : turn);
  return [
    [0, 0],
    [0, Math.min(reach, Math.round(forward / 2))],
    [right - across(end, Math.round(reach / 2), 0), forward - along(end, Math.round(reach / 2), 0)],
    [right, forward],
  ];
}
