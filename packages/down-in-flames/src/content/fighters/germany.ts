import { from } from '../provenance.ts';
import type { Fighter } from '../types.ts';
import { cardsOf } from './card.ts';

const card = cardsOf('germany');

export const germany: readonly Fighter[] = [
  card(['bf-109e', from('DIF-EX-34', 'Bf-109E Emil'), 1939, 10], {
    nation: 'DIF-EX-01',
    front: {
      speed: from('DIF-EX-34', 2),
      performance: 6,
      horsepower: [2, 2],
      bursts: 0,
      firepower: 1,
      airframe: 3,
      bombs: 2,
    },
    damaged: { speed: 1, performance: 5, horsepower: [1, 1], bursts: 0, firepower: 1, airframe: 6, bombs: 1 },
  }),
  card(['bf-110c', from('DIF-EX-07', 'Bf-110C'), 1939, from('DIF-EX-67', 10)], {
    nation: 'DIF-EX-07',
    front: {
      speed: 2,
      performance: 5,
      horsepower: [1, 2],
      bursts: 1,
      firepower: 1,
      airframe: 4,
      gunner: from('DIF-EX-07', 1),
    },
    damaged: { speed: 1, performance: 4, horsepower: [0, 1], bursts: 0, firepower: 1, airframe: 8, gunner: 1 },
  }),
  card(['bf-109f', 'Bf-109F Friedrich', 1941, 12], {
    front: { speed: 3, performance: 7, horsepower: [2, 3], bursts: 1, firepower: 0, airframe: 3, bombs: 2 },
    damaged: { speed: 2, performance: 6, horsepower: [1, 2], bursts: 0, firepower: 0, airframe: 6, bombs: 1 },
  }),
  card(['fw-190a-3', 'Fw-190A-3 Würger', 1941, 13], {
    front: { speed: 3, performance: 7, horsepower: [2, 3], bursts: 1, firepower: 2, airframe: 3, bombs: 2 },
    damaged: { speed: 2, performance: 6, horsepower: [1, 2], bursts: 0, firepower: 2, airframe: 6, bombs: 1 },
  }),
  card(['bf-109g', from('DIF-EX-33', 'Bf-109G Gustav'), 1942, 12], {
    front: { speed: 3, performance: 7, horsepower: [2, 3], bursts: 1, firepower: 0, airframe: 3, bombs: 2 },
    damaged: { speed: 2, performance: 6, horsepower: [1, 2], bursts: 0, firepower: 0, airframe: 6, bombs: 1 },
  }),
  card(['me-410', 'Me-410 Hornisse', 1943, 9], {
    front: { speed: 2, performance: 4, horsepower: [2, 2], bursts: 1, firepower: 1, airframe: 5, gunner: 1, bombs: 8 },
    damaged: {
      speed: 1,
      performance: 3,
      horsepower: [1, 1],
      bursts: 0,
      firepower: 1,
      airframe: 10,
      gunner: 1,
      bombs: 4,
    },
  }),
  card(['fw-190a-8', 'Fw-190A-8 Würger', 1944, 12], {
    front: { speed: 3, performance: 5, horsepower: [2, 3], bursts: 1, firepower: 2, airframe: 4, bombs: 4 },
    damaged: { speed: 2, performance: 4, horsepower: [1, 2], bursts: 0, firepower: 2, airframe: 8, bombs: 2 },
  }),
  card(['fw-190d-9', 'Fw-190D-9 Dora', 1944, 13], {
    front: { speed: 3, performance: 7, horsepower: [2, 3], bursts: 1, firepower: 1, airframe: 3, bombs: 4 },
    damaged: { speed: 2, performance: 6, horsepower: [1, 2], bursts: 0, firepower: 1, airframe: 6, bombs: 2 },
  }),
  card(['bf-109k', 'Bf-109K Kurfürst', 1944, 14], {
    front: {
      speed: 3,
      performance: 8,
      horsepower: [3, 3],
      bursts: 0,
      firepower: 1,
      airframe: 3,
      turbocharger: true,
      bombs: 2,
    },
    damaged: { speed: 2, performance: 7, horsepower: [2, 2], bursts: 0, firepower: 1, airframe: 6, bombs: 1 },
  }),
  card(['me-262', 'Me-262 Schwalbe', 1944, 15], {
    front: { speed: 4, performance: 8, horsepower: [2, 2], bursts: 0, firepower: 3, airframe: 3, bombs: 4 },
    damaged: { speed: 3, performance: 7, horsepower: [1, 1], bursts: 0, firepower: 3, airframe: 6, bombs: 2 },
  }),
  card(['ta-152h', 'Ta-152H', 1945, 14], {
    front: { speed: 4, performance: 7, horsepower: [2, 2], bursts: 0, firepower: 2, airframe: 4, turbocharger: true },
    damaged: { speed: 3, performance: 6, horsepower: [1, 1], bursts: 0, firepower: 2, airframe: 8 },
  }),
];
