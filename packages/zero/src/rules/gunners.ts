import { type Dogfight, type ElementNo, NEUTRAL, NOBODY } from '../state.ts';
import { gunnerBurstsLeft } from './bursts.ts';

/**
 * Z-9.21a, Z-9.21b, Z-6.6b — a Gunner fires only at the Leader that is Advantaged on or Tailing its own aircraft.
 * Z-9.11a, Z-9.12a: only a Leader's card has a Gunner.
 */
export function mayGunnerFire(s: Dogfight, element: ElementNo, enemy: ElementNo): boolean {
  const { foe, position } = s.elements[element];
  return foe === enemy && position < NEUTRAL && gunnerBurstsLeft(s, element) > 0;
}

/** Z-9.24a — and at that Leader's Wingman. */
export const mayGunnerFireAtWingman = (s: Dogfight, element: ElementNo, enemy: ElementNo): boolean =>
  s.elements[enemy].wing !== NOBODY && mayGunnerFire(s, element, enemy);
