import { basePack, type Dogfight } from '@tallyho/zero';
import type { Arena, Entrant } from '../arena.ts';
import { zeroThumbs } from '../systems/zero.ts';
import { fairMatch } from './fair.ts';

const entrants: readonly Entrant[] = (basePack.fighters ?? [])
  .filter(({ kind }) => kind === 'fighter')
  .map(({ id, name, side, points }) => ({ id, name, side, points: points.leader + points.wingman }));

const seat = (name: string, { id, side }: Entrant): object => ({ name, side, elements: [{ aircraft: id }] });

/** One Element against another, each a Leader with his Wingman, for six turns. */
export const zeroArena: Arena = {
  thumbs: zeroThumbs,
  entrants,
  duel: (first, second) => ({ year: 1946, seats: [seat('one', first), seat('two', second)] }),
  match: (chance) => fairMatch(entrants, chance),
  first: (s) => {
    const { order, fixed } = s as Dogfight;
    return order.length === 0 ? -1 : fixed.owner[order[0]];
  },
};
