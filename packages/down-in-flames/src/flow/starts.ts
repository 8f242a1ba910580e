import type { Refusal, Seat } from '@tallyho/kernel';
import { type Choice, startAt } from '../choices.ts';
import { barStart, highestStart } from '../rules/ratings.ts';
import { type Dogfight, type Plane, VERY_HIGH, VERY_LOW } from '../state.ts';
import { refuse, refuseHands } from './refusals.ts';

/** DIF-SETUP-08 — the levels at which an aircraft can start. */
export function offerStarts(s: Dogfight, plane: Plane, options: Choice[]): Choice[] {
  const highest = highestStart(s, plane);
  for (let level = VERY_LOW; level <= highest; level++) options.push(startAt(level));
  return options;
}

/** And the others, with the reason; DIF-SETUP-07: the cards have been seen, but none is played. */
export function refusedStarts(s: Dogfight, plane: Plane, seat: Seat): Refusal<Choice>[] {
  const refusals = refuseHands(s, seat, 'before-the-first-turn');
  for (let level = VERY_LOW; level <= VERY_HIGH; level++) refuse(refusals, startAt(level), barStart(s, plane, level));
  return refusals;
}
