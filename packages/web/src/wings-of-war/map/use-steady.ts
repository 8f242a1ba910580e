import { useRef } from 'react';
import type { Look } from '../../widgets/pan-zoom.ts';

/** Remembers where the camera was sent last, so that it is not sent elsewhere for little. */
export function useSteady(goal: Look, choose: (before: Look | null) => Look): Look {
  const before = useRef<Look | null>(null);
  const next = choose(before.current);
  before.current = next;
  return next.x === goal.x && next.y === goal.y && next.scale === goal.scale ? goal : next;
}
