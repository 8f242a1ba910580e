import { from } from '../provenance.ts';
import type { Fighter } from '../types.ts';
import { cardsOf } from './card.ts';

const card = cardsOf('soviet-union');

export const sovietUnion: readonly Fighter[] = [
  card(['i-153', 'I-153 Chaika', 1939, 8], {
    front: {
      speed: 1,
      performance: 6,
      horsepower: [1, 2],
      bursts: 1,
      firepower: 0,
      airframe: 2,
      agile: true,
      bombs: 1,
    },
    damaged: { speed: 0, performance: 5, horsepower: [0, 1], bursts: 0, firepower: 0, airframe: 4 },
  }),
  card(['i-16', 'I-16 Type 24', 1939, 8], {
    front: { speed: 1, performance: 6, horsepower: [1, 2], bursts: 1, firepower: 0, airframe: 2, bombs: 1 },
    damaged: { speed: 0, performance: 5, horsepower: [0, 1], bursts: 0, firepower: 0, airframe: 4 },
  }),
  card(['lagg-3', 'LaGG-3', 1941, 8], {
    front: { speed: 2, performance: 5, horsepower: [1, 2], bursts: 0, firepower: 0, airframe: 3, bombs: 1 },
    damaged: { speed: 1, performance: 4, horsepower: [0, 1], bursts: 0, firepower: 0, airframe: 6 },
  }),
  card(['mig-3', 'MiG-3', 1941, 11], {
    front: {
      speed: 3,
      performance: 6,
      horsepower: [2, 2],
      bursts: 1,
      firepower: 0,
      airframe: 3,
      turbocharger: true,
      bombs: 1,
    },
    damaged: { speed: 2, performance: 5, horsepower: [1, 1], bursts: 0, firepower: 0, airframe: 6 },
  }),
  card(['p-39d', from('DIF-EX-02', 'P-39D Airacobra'), 1941, 9], {
    nation: 'DIF-EX-02',
    front: { speed: 2, performance: 5, horsepower: [1, 2], bursts: 1, firepower: 1, airframe: 3, bombs: 1 },
    damaged: { speed: 1, performance: 4, horsepower: [0, 1], bursts: 0, firepower: 1, airframe: 6 },
  }),
  card(['yak-1', 'Yak-1', 1941, 9], {
    front: { speed: 2, performance: 6, horsepower: [1, 2], bursts: 1, firepower: 0, airframe: 3 },
    damaged: { speed: 1, performance: 5, horsepower: [0, 1], bursts: 0, firepower: 0, airframe: 6 },
  }),
  card(['la-5', 'La-5', 1942, 11], {
    front: { speed: 2, performance: 6, horsepower: [2, 3], bursts: 0, firepower: 1, airframe: 3, bombs: 1 },
    damaged: { speed: 1, performance: 5, horsepower: [1, 2], bursts: 0, firepower: 1, airframe: 6 },
  }),
  card(['yak-9', 'Yak-9', 1942, 11], {
    front: { speed: 2, performance: 7, horsepower: [2, 2], bursts: 0, firepower: 0, airframe: 3 },
    damaged: { speed: 1, performance: 6, horsepower: [1, 1], bursts: 0, firepower: 0, airframe: 6 },
  }),
  card(['la-5fn', 'La-5FN', 1943, 14], {
    front: { speed: 3, performance: 8, horsepower: [3, 3], bursts: 0, firepower: 1, airframe: 3, bombs: 1 },
    damaged: { speed: 2, performance: 7, horsepower: [2, 2], bursts: 0, firepower: 1, airframe: 6 },
  }),
  card(['la-7', from('DIF-EX-05', 'La-7'), 1944, 14], {
    nation: 'DIF-EX-05',
    front: {
      speed: 3,
      performance: 8,
      horsepower: [3, 3],
      bursts: 0,
      firepower: from('DIF-EX-05', 1),
      airframe: 3,
      bombs: 1,
    },
    damaged: { speed: 2, performance: 7, horsepower: [2, 2], bursts: 0, firepower: 1, airframe: 6 },
  }),
  card(['yak-3', 'Yak-3', 1944, 13], {
    front: { speed: 3, performance: 8, horsepower: [2, 3], bursts: 1, firepower: 0, airframe: 3 },
    damaged: { speed: 2, performance: 7, horsepower: [1, 2], bursts: 0, firepower: 0, airframe: 6 },
  }),
  card(['yak-9u', 'Yak-9U', 1944, 13], {
    front: { speed: 3, performance: 8, horsepower: [2, 3], bursts: 1, firepower: 0, airframe: 3 },
    damaged: { speed: 2, performance: 7, horsepower: [1, 2], bursts: 0, firepower: 0, airframe: 6 },
  }),
];
