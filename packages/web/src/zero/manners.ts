import { type DogfightView, type ElementNo, NOBODY, type PlaneNo } from '@tallyho/zero';
import type { Manners } from '../play/manners.ts';
import { ownerOfPlane } from './model/mission.ts';

/**
 * The players whose aircraft what goes on is about: attacker and attacked, or the one whose sequence it is. Z-7.23a: a
 * VERTICAL ROLL has no target, and is answered by whoever holds a Position.
 */
function playersIn({ frames, elements, fixed }: DogfightView): readonly number[] {
  const at = (frames.at(-1)?.at ?? {}) as {
    readonly element?: ElementNo;
    readonly at?: PlaneNo;
    readonly plane?: PlaneNo;
    readonly follower?: ElementNo;
  };
  const { element = NOBODY, follower = NOBODY, plane = NOBODY } = at;
  const attacked = at.at !== undefined && at.at !== NOBODY ? at.at : (elements[element]?.foe ?? NOBODY) * 2;
  return [element * 2, attacked, plane, follower * 2].map((each) => (each < 0 ? NOBODY : ownerOfPlane(fixed, each)));
}

/** With one player a side everything is about both; among more, what one's own Elements do or suffer. */
export const zeroManners: Manners<DogfightView> = {
  concerns: (view, seat) => view.seats < 3 || playersIn(view).includes(seat),
  shown: [],
  together: ['discard'],
  answered: ['answer', 'helped-answer', 'aim-answer', 'counter', 'counter-answer', 'flak-answer'],
};
