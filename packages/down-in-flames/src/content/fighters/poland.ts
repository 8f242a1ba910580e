import { from } from '../provenance.ts';
import type { Fighter } from '../types.ts';
import { cardsOf } from './card.ts';

const card = cardsOf('poland');

export const poland: readonly Fighter[] = [
  card(['p-7a', 'P.7a', 1933, 2], {
    front: { speed: 0, performance: 4, horsepower: [1, 0], bursts: 0, firepower: 0, airframe: 2, agile: true },
    damaged: { speed: 0, performance: 3, horsepower: [0, 0], bursts: 0, firepower: 0, airframe: 4 },
  }),
  card(['p-11c', from('DIF-EX-06', 'P.11c'), 1935, from('DIF-EX-11', 3)], {
    nation: 'DIF-EX-06',
    front: {
      speed: 1,
      performance: from('DIF-EX-12', 4),
      horsepower: [from('DIF-EX-12', 1), from('DIF-EX-13', 0)],
      bursts: 0,
      firepower: 0,
      airframe: from('DIF-EX-06', 2),
      agile: from('DIF-EX-09', true),
    },
    damaged: { speed: 0, performance: 3, horsepower: [0, 0], bursts: 0, firepower: 0, airframe: from('DIF-EX-06', 4) },
  }),
];
