import { type Faces, firstOf, withoutFirst } from '@tallyho/kernel';
import type { Choice } from '../choices.ts';

/** One choice, from a list by card, for each of these faces. */
export function offer(faces: Faces, byCard: readonly Choice[], options: Choice[]): void {
  for (let left = faces; left !== 0; left = withoutFirst(left)) options.push(byCard[firstOf(left)]);
}
