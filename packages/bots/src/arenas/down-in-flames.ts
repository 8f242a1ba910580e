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

const several = ({ id }: Entrant, each: number): object[] => Array.from({ length: each }, () => ({ fighter: id }));

/** Duels of six turns, decided by hits; with more aircraft a team each, and from three on a second deck. */
export const downInFlamesArena: Arena = {
  thumbs: downInFlamesThumbs,
  entrants,
  duel: (first, second, each = 1) => ({
    ...(each > 1 ? { mode: 'teams', decks: each > 2 ? 2 : 1 } : {}),
    seats: [
      { name: 'one', aircraft: several(first, each), ...(each > 1 ? { team: 'A' } : {}) },
      { name: 'two', aircraft: several(second, each), ...(each > 1 ? { team: 'B' } : {}) },
    ],
  }),
  match: (chance) => fairMatch(entrants, chance),
  first: (s) => (s as Dogfight).first,
};
