import type { Dogfight } from '@tallyho/down-in-flames';
import { basePack } from '@tallyho/down-in-flames/content';
import type { Arena, Entrant } from '../arena.ts';
import { downInFlamesThumbs } from '../systems/down-in-flames.ts';
import { fairMatch } from './fair.ts';

const entrants: readonly Entrant[] = (basePack.fighters ?? []).map(({ id, name, points }) => ({
  id,
  name,
  points,
  side: null,
}));

/** Duels of six turns, decided by hits. */
export const downInFlamesArena: Arena = {
  thumbs: downInFlamesThumbs,
  entrants,
  duel: (first, second) => ({
    seats: [
      { name: 'one', aircraft: [{ fighter: first.id }] },
      { name: 'two', aircraft: [{ fighter: second.id }] },
    ],
  }),
  match: (chance) => fairMatch(entrants, chance),
  first: (s) => (s as Dogfight).first,
};
