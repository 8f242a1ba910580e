import { affordable, type Faces } from '@tallyho/kernel';
import { type Dogfight, type ElementNo, elementOf, NEUTRAL, type PlaneNo } from '../state.ts';
import { gunnerBurstsLeft, isWingman } from './bursts.ts';
import type { Reason } from './reasons.ts';
import { barTarget } from './targets.ts';

/**
 * Z-9.21a, Z-9.21b, Z-6.6b — a Gunner fires only at the Leader that is Advantaged on or Tailing its own aircraft;
 * Z-9.24a: and at that Leader's Wingman; Z-GAP-49: nobody else when it is gone. Z-9.11a, Z-9.12a: only a Leader's card has a Gunner.
 */
function barAft(s: Dogfight, element: ElementNo, at: PlaneNo): Reason | null {
  const { foe, position } = s.elements[element];
  if (foe !== elementOf(at) || position >= NEUTRAL) return 'gunner-fires-only-backwards';
  const { lead, wing } = s.elements[foe];
  return at === lead || at === wing ? null : 'gunner-fires-only-backwards';
}

/** Z-9.22a, Z-9.23a, Z-GAP-57 — the shots that his own Bursts are enough for. */
export const gunnerShots = (s: Dogfight, element: ElementNo): Faces =>
  affordable(s.fixed.shots, gunnerBurstsLeft(s, element));

/** Z-9.24a, Z-GAP-59 — a Wingman must have been announced. */
const barUnannounced = (s: Dogfight, at: PlaneNo): Reason | null =>
  isWingman(s, at) && s.now.target !== at ? 'announce-it-first' : null;

/** What stands against a Gunner's fire at an aircraft, with these shots. */
export const barGunner = (s: Dogfight, element: ElementNo, at: PlaneNo, shots: Faces): Reason | null =>
  barAft(s, element, at) ??
  barTarget(s, at) ??
  ((gunnerShots(s, element) & shots) === 0 ? 'gunner-has-too-few-bursts' : null) ??
  barUnannounced(s, at);

/** Z-9.24a — whether there is a Gunner who could fire at the Wingman of this enemy, were it announced. */
export const hasGunnerAt = (s: Dogfight, element: ElementNo, wing: PlaneNo): boolean =>
  gunnerBurstsLeft(s, element) > 0 && barAft(s, element, wing) === null;
