import { type Faces, firstOf, withoutFirst } from '@tallyho/kernel';
import { type Choice, DONE } from '../choices.ts';
import { cardOf, type Hand } from '../hand.ts';
import type { Dogfight } from '../state.ts';

/** One choice, from a list by card, for each of these faces that is in a hand. */
export function offer(
  { fixed }: Dogfight,
  hand: Hand,
  faces: Faces,
  byCard: readonly Choice[],
  options: Choice[],
): readonly Choice[] {
  for (let left = hand.faces & faces; left !== 0; left = withoutFirst(left))
    options.push(byCard[cardOf(hand, fixed, firstOf(left))]);
  return options;
}

/** One for each face in a hand. */
export const offerEach = (s: Dogfight, hand: Hand, byCard: readonly Choice[], options: Choice[]): readonly Choice[] =>
  offer(s, hand, hand.faces, byCard, options);

/** The same where none of them need be chosen. */
export function offerEachOrDone(
  s: Dogfight,
  hand: Hand,
  byCard: readonly Choice[],
  options: Choice[],
): readonly Choice[] {
  options.push(DONE);
  return offerEach(s, hand, byCard, options);
}
