import { useRef } from 'react';
import type { Look, Size } from '../../widgets/pan-zoom.ts';

/** Remembers where the camera was sent last, so that it is not sent elsewhere for little; another window is looked through anew. */
export function useSteady(goal: Look, size: Size, choose: (before: Look | null) => Look): Look {
  const before = useRef<{ readonly look: Look; readonly size: Size } | null>(null);
  const next = choose(before.current?.size === size ? before.current.look : null);
  before.current = { look: next, size };
  return next.x === goal.x && next.y === goal.y && next.scale === goal.scale ? goal : next;
}
