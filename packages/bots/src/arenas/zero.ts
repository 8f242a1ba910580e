import { basePack, type Dogfight } from '@tallyho/zero';
import type { Arena, Entrant } from '../arena.ts';
import { zeroThumbs } from '../systems/zero.ts';
import { fairMatch } from './fair.ts';

const entrants: readonly Entrant[] = (basePack.fighters ?? [])
  .filter(({ kind, night }) => kind === 'fighter' && night === undefined)
  .map(({ id, name, side, points }) => ({ id, name, side, points: points.leader + points.wingman }));

const seat = (name: string, { id, side }: Entrant, each: number): object => ({
  name,
  side,
  elements: Array.from({ length: each }, () => ({ aircraft: id })),
});

/** One Element against another (or so many), each a Leader with his Wingman, for six turns. */
export const zeroArena: Arena = {
  thumbs: zeroThumbs,
  entrants,
  duel: (first, second, each = 1) => ({ year: 1946, seats: [seat('one', first, each), seat('two', second, each)] }),
  match: (chance) => fairMatch(entrants, chance),
  first: (s) => {
    const { order, fixed } = s as Dogfight;
    return order.length === 0 ? -1 : fixed.owner[order[0]];
  },
};
