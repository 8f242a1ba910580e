import { areFarApart, obstacleOf, RULER, TOLERANCE } from '../geometry/base.ts';
import { areWithin, crosses, frontArc, isInArc, rearEdge } from '../geometry/sight.ts';
import { type Aircraft, isFlying, NO_PLANE, type Plane, type WingsOfWar } from '../state.ts';
import { areOverlapping, isTarget } from './fire.ts';

/** WOW-ALT-15 … WOW-ALT-17, WOW-GAP-133 — a tailer flies at the same altitude or one level higher. */
const isAtTailingHeight = (tailer: Aircraft, tailed: Aircraft): boolean => {
  const above = tailer.level - tailed.level;
  return above === 0 || above === 1;
};

/**
 * WOW-TAIL-02 … WOW-TAIL-05, WOW-TAIL-16, WOW-GAP-73, WOW-GAP-77, WOW-GAP-100 — whether one aircraft is in position to
 * tail another: the ruler joins the stands, over the front edge of the one and the rear edge of the other, and crosses
 * nobody, in the air or at altitude 0 on the ground.
 */
function isInTailingPosition(s: WingsOfWar, tailer: Plane, tailed: Plane): boolean {
  const [a, b] = [s.planes[tailer], s.planes[tailed]];
  if (areFarApart(a, b, RULER + TOLERANCE) || !areWithin(a, b, RULER)) return false;
  if (!isFlying(a) || !isFlying(b) || !isAtTailingHeight(a, b)) return false;
  if (!isInArc(frontArc(a), b.x - a.x, b.y - a.y) || !isInArc(rearEdge(b), a.x - b.x, a.y - b.y)) return false;
  if (areOverlapping(a, b)) return false;
  for (let i = 0; i < s.planes.length; i++) {
    const c = s.planes[i];
    if (i === tailer || i === tailed || !isTarget(c) || (c.level !== a.level && c.level !== b.level)) continue;
    if (crosses(a, b, obstacleOf(c))) return false;
  }
  return true;
}

/** WOW-TAIL-17, WOW-SPDMG-16, WOW-SPDMG-20, WOW-GAP-63, WOW-GAP-76 — smoke and flames keep an aircraft from tailing. */
const maySee = (s: WingsOfWar, plane: Plane): boolean => s.planes[plane].noTailUntil < s.turn;

/** WOW-TAIL-01, WOW-GAP-70 — every enemy that an aircraft could tail now. */
export function tailable(s: WingsOfWar, plane: Plane): Plane[] {
  const found: Plane[] = [];
  if (!isFlying(s.planes[plane]) || !maySee(s, plane)) return found;
  const { side } = s.fixed.planes[plane];
  for (let i = 0; i < s.planes.length; i++) {
    if (s.fixed.planes[i].side !== side && isInTailingPosition(s, plane, i)) found.push(i);
  }
  return found;
}

/**
 * WOW-TAIL-10, WOW-TAIL-11, WOW-TAIL-14, WOW-TAIL-15, WOW-GAP-01 — whether a pair is still one; only pairs of the start
 * of the turn count.
 */
export const stillTails = (s: WingsOfWar, plane: Plane): boolean => {
  const { tails } = s.planes[plane];
  return tails !== NO_PLANE && maySee(s, plane) && isInTailingPosition(s, plane, tails);
};

/**
 * WOW-INT-01, WOW-GAP-68 — whether damage in the phase before costs an aircraft its look. The coming phase is clock +
 * 1.
 */
export const isInterrupted = (s: WingsOfWar, plane: Plane): boolean =>
  s.fixed.options.switches.interruption && s.planes[plane].struck === s.clock;
