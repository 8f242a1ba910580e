import type { Seat } from '@tallyho/kernel';

/**
 * What a choice does in a fight: fires, answers somebody else's card, or flies. What only keeps the game going (to
 * pass, to discard, to draw, to say who acts, to set up) is none of these: it never turns a fight.
 */
export type DeedKind = 'shot' | 'answer' | 'move';

/** What a room knows of its fights when they are told. */
export interface Tale<S, C> {
  /** null: the choice keeps the game going, and no more. */
  deedOf(choice: C): DeedKind | null;
  /** What every seat has lost so far: hits, and aircraft by far more. */
  tollOf(s: S): readonly number[];
}

/** How much an aircraft that is gone weighs against hits. */
export const GONE = 20;

/** What the seats have lost, from what each aircraft has. */
export function tollBySeat(
  seats: number,
  planes: readonly { readonly owner: Seat; readonly lost: number }[],
): number[] {
  const toll = Array.from({ length: seats }, () => 0);
  for (const { owner, lost } of planes) toll[owner] += lost;
  return toll;
}
