import type { DogfightView } from '@tallyho/down-in-flames';

/** How much of a face has been seen: in the discard pile, on the table, in one's own hand. */
export interface SeenFace {
  readonly card: number;
  readonly copies: number;
  readonly discarded: number;
  readonly open: number;
  readonly own: number;
  /** Not seen: in the pile, or in somebody else's hand. */
  readonly unseen: number;
}

export function seenFaces(view: DogfightView): SeenFace[] {
  const { copies } = view.fixed;
  const count = (cards: readonly number[], card: number): number => cards.filter((c) => c === card).length;
  const hands = view.planes.flatMap(({ hand }) => hand ?? []);
  return copies.flatMap((all, card) => {
    if (all === 0) return [];
    const discarded = count(view.discard, card);
    const open = count(view.played, card);
    const own = count(hands, card);
    return [{ card, copies: all, discarded, open, own, unseen: all - discarded - open - own }];
  });
}
