import { type Dogfight, elementOf, type PlaneNo } from '../state.ts';
import { DAMAGE, LEADER_RATINGS, WINGMAN_DAMAGE, WINGMAN_RATINGS } from './ratings.ts';

/** Z-5.21a, Z-5.31a — the Damage Capacity of the side that shows, from the Leader's card or the Wingman's. */
export function capacity(s: Dogfight, plane: PlaneNo): number {
  const { damaged } = s.planes[plane];
  const element = elementOf(plane);
  return s.elements[element].wing === plane
    ? s.fixed.wingman[(element * 2 + damaged) * WINGMAN_RATINGS + WINGMAN_DAMAGE]
    : s.fixed.leader[(plane * 2 + damaged) * LEADER_RATINGS + DAMAGE];
}

/** Z-5.21b, Z-5.21d — a side is lost as soon as the Hits are equal to or greater than its capacity. */
export const isLost = (s: Dogfight, plane: PlaneNo): boolean => s.planes[plane].hits >= capacity(s, plane);
