import type { Consequence } from '../question.ts';
import type { DogfightWords } from '../words/words.ts';

interface Airframe {
  readonly hits: number;
  readonly damaged: number;
  readonly down: number;
}

/** What so many more hits would do to an aircraft; `least`: how many of them are left if all that could still help does. */
export function hitsAfter(
  { table }: DogfightWords,
  { hits, damaged, down }: Airframe,
  more: number,
  least = more,
): Consequence {
  const sum = hits + more;
  if (sum >= down && hits + least < down) return { text: table.takeHits(more), after: table.after.downUnless };
  if (sum >= down) return { text: table.takeHits(more), after: table.after.down, isRisky: true };
  const so = { hits: sum, down };
  const isTurned = hits < damaged && sum >= damaged;
  return { text: table.takeHits(more), after: isTurned ? table.after.damaged(so) : table.after.hits(so) };
}
