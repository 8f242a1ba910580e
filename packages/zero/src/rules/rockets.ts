import { sortieOf } from '../mission/state.ts';
import type { Dogfight, PlaneNo } from '../state.ts';
import { LOW } from './altitude.ts';
import { bomberAt, ordersOf } from './formations.ts';
import { isToRun } from './loads.ts';
import { hasRockets } from './ordnance.ts';
import type { Reason } from './reasons.ts';
import { strafersCards } from './skills.ts';
import { isSubmerged } from './submarines.ts';

/** CH-18.42a, CH-18.42e — whether an aircraft of an Element may fire its rockets at this level: Low or Very Low. */
export function barRockets(s: Dogfight, plane: PlaneNo, altitude: number): Reason | null {
  if (!hasRockets(sortieOf(s).load[plane])) return 'no-rockets';
  if (!isToRun(s, plane)) return 'not-declared';
  if (isSubmerged(s)) return 'submarine-is-under';
  return altitude <= LOW ? null : 'rockets-only-low-down';
}

/** CH-18.42c, CH-18.42d, CH-18.42f — one card, at whatever level and with whatever Bursts; one more with a pilot who strafes, in his own aircraft. */
export const rocketCards = (s: Dogfight, plane: PlaneNo): number => 1 + strafersCards(s, plane);

/** CH-18.42e — whether a Formation aircraft, where it flies, has rockets to fire. */
export const bomberHasRockets = (s: Dogfight, plane: PlaneNo): boolean =>
  hasRockets(bomberAt(s, plane).load) && ordersOf(s).altitude[plane - s.planes.length] <= LOW && !isSubmerged(s);

const ROCKET = 2;
/** CH-18.42g, CH-27.9d — what a rocket that hits does, and to a fortified target. */
export const rocketPoints = (s: Dogfight, result: number): number =>
  result === 0 ? 0 : ordersOf(s).arms?.fortified === true ? 1 : ROCKET;
