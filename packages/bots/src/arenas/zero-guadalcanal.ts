import { guadalcanal, sides } from '@tallyho/zero/content';
import type { Arena, Entrant } from '../arena.ts';
import { zeroGuadalcanalThumbs } from '../systems/zero-guadalcanal.ts';
import type { Thumbs } from '../thumbs.ts';

/** CH-29.7a — with the battles at sea, which are agreed on. */
const options = { carriers: true };

const [japanese, allied]: readonly Entrant[] = sides.map((side) => ({
  id: `${guadalcanal.id} ${side}`,
  name: guadalcanal.name,
  points: null,
  side,
}));

/** Whole campaigns, which somebody wins: nothing else is counted. */
export const zeroGuadalcanalArena: Arena = {
  thumbs: zeroGuadalcanalThumbs as unknown as Thumbs,
  entrants: [japanese, allied],
  duel: () => options,
  match: () => [japanese, allied],
  sheets: [{ id: guadalcanal.id, name: guadalcanal.name, options }],
  // Who attacks first is drawn.
  first: () => -1,
};
