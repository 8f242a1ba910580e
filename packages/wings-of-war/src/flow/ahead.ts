import { barDue, replacement } from '../rules/order.ts';
import { IDLE, type Kind, type Plane, type Progress, type Sky } from '../state.ts';
import { carryOut } from './carry-out.ts';

/** Where an aircraft is in the order of cards now, to be led on from there. */
export const progressOf = (a: Progress): Progress => ({
  last: a.last,
  overdive: a.overdive,
  played: a.played,
  status: a.status,
  level: a.level,
  climbs: a.climbs,
  cloud: a.cloud,
  halted: a.halted,
});

/** The same after the cards that lie in the first slots of its plan, all of them legal. */
export function progressWithLegal(s: Sky, plane: Plane, to: number): Readonly<Progress> {
  const a = s.planes[plane];
  if (to === 0) return a;
  const p = progressOf(a);
  for (let slot = 0; slot < to && a.plan[slot] !== IDLE; slot++) carryOut(s, plane, p, a.plan[slot]);
  return p;
}

/** The same after some slots of a plan, whatever lies there. */
export function progressAfter(
  s: Sky,
  plane: Plane,
  plan: readonly Kind[],
  from: number,
  to: number,
): Readonly<Progress> {
  const p = progressOf(s.planes[plane]);
  for (let slot = from; slot < to; slot++) {
    const kind = plan[slot];
    if (kind === IDLE) return p;
    carryOut(s, plane, p, barDue(s, plane, p, slot, kind) === null ? kind : replacement(s, plane, p, slot));
  }
  return p;
}
