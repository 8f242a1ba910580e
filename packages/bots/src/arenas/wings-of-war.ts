import { basePack } from '@tallyho/wings-of-war';
import type { Arena, Entrant } from '../arena.ts';
import { wingsOfWarThumbs } from '../systems/wings-of-war.ts';
import { fairMatch } from './fair.ts';

const { types = [], cards = [] } = basePack;

/** One aircraft card of every single-seat type: the first whose guns and damage are those of the type. */
const entrants: readonly Entrant[] = types
  .filter(({ seats }) => seats === 1)
  .flatMap((type) => {
    const card = cards.find((c) => c.type === type.id && c.damage === type.damage && c.front === type.front);
    return card === undefined ? [] : [{ id: card.id, name: type.name, points: null, side: null }];
  });

/** One against one on the usual table, without optional rules; when the turns run out, points decide. */
export const wingsOfWarArena: Arena = {
  thumbs: wingsOfWarThumbs,
  entrants,
  duel: (first, second) => ({
    victory: 'points',
    turns: 30,
    seats: [
      { name: 'one', side: 0, aircraft: [{ card: first.id, label: 'one' }] },
      { name: 'two', side: 1, aircraft: [{ card: second.id, label: 'two' }] },
    ],
  }),
  match: (chance) => fairMatch(entrants, chance),
  first: () => -1,
};
