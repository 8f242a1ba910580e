import { type DogfightView, type ElementNo, elementOf, NOBODY, type PlaneNo } from '@tallyho/zero';
import type { Manners } from '../play/manners.ts';

/**
 * The Elements that what goes on is about: attacker and attacked, or the one whose sequence it is. Z-7.23a: a VERTICAL
 * ROLL has no target, and is answered by whoever holds a Position.
 */
function elementsIn({ frames, elements }: DogfightView): readonly ElementNo[] {
  const at = (frames.at(-1)?.at ?? {}) as {
    readonly element?: ElementNo;
    readonly at?: PlaneNo;
    readonly follower?: ElementNo;
  };
  const { element = NOBODY, follower = NOBODY } = at;
  const attacked = at.at !== undefined && at.at !== NOBODY ? elementOf(at.at) : (elements[element]?.foe ?? NOBODY);
  return [element, attacked, follower];
}

/** With one player a side everything is about both; among more, what one's own Elements do or suffer. */
export const zeroManners: Manners<DogfightView> = {
  concerns: (view, seat) => view.seats < 3 || elementsIn(view).some((element) => view.fixed.owner[element] === seat),
  shown: [],
  together: ['discard'],
  answered: ['answer'],
};
