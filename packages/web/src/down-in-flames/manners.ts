import type { DogfightView, Plane } from '@tallyho/down-in-flames';
import type { Manners } from '../play/manners.ts';

/** The aircraft that what goes on is about: those of an exchange, the one that is hit, or the one whose turn it is. */
function planesIn({ frames }: DogfightView): readonly Plane[] {
  const at = (frames.at(-1)?.at ?? {}) as { readonly by?: Plane; readonly to?: Plane; readonly plane?: Plane };
  return [at.by, at.to, at.plane].flatMap((plane) => plane ?? []);
}

/** In a duel everything is about both; among more, what one's own aircraft do or suffer. */
export const duelManners: Manners<DogfightView> = {
  concerns: (view, seat) => view.seats < 3 || planesIn(view).some((plane) => view.fixed.owner[plane] === seat),
  shown: [],
  together: ['discard'],
  answered: ['answer', 'evade', 'turret', 'dodge'],
};
