import type { DogfightView } from '@tallyho/zero';

/** How much of a face has been seen: in the discard pile, on the table, in one's own hands. */
export interface SeenFace {
  readonly face: number;
  readonly copies: number;
  readonly discarded: number;
  /** Not seen: in the pile, or in somebody else's hand. */
  readonly unseen: number;
}

export function seenFaces(view: DogfightView): SeenFace[] {
  const { face, faces } = view.fixed;
  const own = view.elements
    .flatMap(({ hand, mini }) => [...(hand ?? []), ...(mini ?? [])])
    .concat(view.sortie?.turrets ?? []);
  const count = (cards: readonly number[], which: number): number =>
    cards.filter((card) => face[card] === which).length;
  return faces.map((_, which) => {
    const copies = face.filter((each) => each === which).length;
    const discarded = count(view.discard, which);
    const unseen = copies - discarded - count(view.played, which) - count(own, which);
    return { face: which, copies, discarded, unseen };
  });
}
