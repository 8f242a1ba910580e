import { type Dogfight, elementOf, type PlaneNo } from '../state.ts';
import { ordersOf } from './formations.ts';

/** Z-19.25c, Z-CGAP-36 — what a pilot adds: only in his own aircraft. CH-19.24r: a Wingman may have one of his own. */
const skill = (leaders: readonly number[], wingmen: readonly number[] | undefined, plane: PlaneNo): number =>
  plane % 2 === 0 ? leaders[elementOf(plane)] : (wingmen?.[elementOf(plane)] ?? 0);

/** Cards that the pilot of an aircraft adds to its bombs, and to its guns or rockets. */
export function bombersCards(s: Dogfight, plane: PlaneNo): number {
  const { bombSkill, wingmen } = ordersOf(s);
  return skill(bombSkill, wingmen?.bombs, plane);
}
export function strafersCards(s: Dogfight, plane: PlaneNo): number {
  const { strafeSkill, wingmen } = ordersOf(s);
  return skill(strafeSkill, wingmen?.strafing, plane);
}
