import { below, type Chance } from '@tallyho/kernel';
import { type Entrant, mayMeet } from '../arena.ts';

/** A fight is fair when the points differ by no more than a tenth. */
const TOLERANCE = 0.1;

/** Any aircraft, and one of those that may meet it and cost about as much. */
export function fairMatch(entrants: readonly Entrant[], chance: Chance): readonly [Entrant, Entrant] {
  const first = entrants[below(chance, entrants.length)];
  const others = entrants.filter((other) => other !== first && mayMeet(first, other));
  const about = (other: Entrant): number => Math.abs((other.points ?? 0) - (first.points ?? 0));
  const fair = others.filter((other) => about(other) <= TOLERANCE * (first.points ?? 0));
  if (fair.length > 0) return [first, fair[below(chance, fair.length)]];
  return [first, others.reduce((best, other) => (about(other) < about(best) ? other : best))];
}
