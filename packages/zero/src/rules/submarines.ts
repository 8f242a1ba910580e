import { type Arms, DEEP, SURFACE, UNSET } from '../mission/arms.ts';
import { sortieOf } from '../mission/state.ts';
import { type Dogfight, NOBODY, type PlaneNo, type Side } from '../state.ts';
import { ordersOf } from './formations.ts';
import { bombsOf, DEPTH_CHARGES } from './ordnance.ts';
import type { Reason } from './reasons.ts';

/** Whether a submarine is what is attacked. */
export const armsOf = (s: Dogfight): Arms | undefined => sortieOf(s).arms;

/** CH-27.43b, CH-27.43c, CH-27.43d — how deep a submarine may go by the border of its alert card: blue Deep, red Shallow, white not at all. */
export const alertOf = (border: number): number => (border === BLUE ? DEEP : border === RED ? DEEP - 1 : SURFACE);
const RED = 0;
const BLUE = 2;

/** CH-27.43b, CH-27.43c — why the submarine cannot be so deep: its alert card allows no more. (CH-27.43d: without alert nobody is asked.) */
export const barDepth = (s: Dogfight, depth: number): Reason | null =>
  depth <= (armsOf(s)?.alert ?? SURFACE) ? null : 'light-alert-stays-shallow';

/** CH-27.45d, CH-GAP-32 — under water there is neither Flak to fear nor anything to strafe or to fire rockets at. */
export const isSubmerged = (s: Dogfight): boolean => (armsOf(s)?.depth ?? SURFACE) > SURFACE;

/** CH-27.44a, CH-27.44b — the Damage Points of a depth charge: those of the sheet for where the submarine is, or for elsewhere. */
export function chargePoints(s: Dogfight, result: number, plane: PlaneNo): number {
  const arms = armsOf(s);
  const isRight = arms === undefined || arms.depths[plane] === arms.depth;
  return isRight ? ordersOf(s).points[result] : (ordersOf(s).arms?.wrongDepth[result] ?? 0);
}

/** The defender's player, who draws for the submarine and says where it is. */
export const submariner = (s: Dogfight): number => s.fixed.seatSide.indexOf((1 - ordersOf(s).attacker) as Side);

/** CH-27.42a — the first aircraft of a player with depth charges that are not set yet; NOBODY: there is none. */
export function toSet(s: Dogfight, seat: number): PlaneNo {
  const arms = armsOf(s);
  if (arms === undefined) return NOBODY;
  const { load, bombers } = sortieOf(s);
  const { bomberOwner } = ordersOf(s);
  for (let plane = 0; plane < s.planes.length; plane++)
    if (bombsOf(load[plane]) === DEPTH_CHARGES && arms.depths[plane] === UNSET && s.fixed.owner[plane >> 1] === seat)
      return plane;
  for (let nth = 0; nth < bombers.length; nth++) {
    const plane = s.planes.length + nth;
    if (bombsOf(bombers[nth].load) === DEPTH_CHARGES && arms.depths[plane] === UNSET && bomberOwner[nth] === seat)
      return plane;
  }
  return NOBODY;
}
