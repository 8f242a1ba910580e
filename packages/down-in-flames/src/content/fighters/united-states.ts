import { from } from '../provenance.ts';
import type { Fighter } from '../types.ts';
import { cardsOf } from './card.ts';

const card = cardsOf('united-states');

export const unitedStates: readonly Fighter[] = [
  card(['p-36a', 'P-36A Hawk', 1938, 8], {
    front: { speed: 2, performance: 6, horsepower: [1, 2], bursts: 0, firepower: 0, airframe: 2 },
    damaged: { speed: 1, performance: 5, horsepower: [0, 1], bursts: 0, firepower: 0, airframe: 4 },
  }),
  card(['f4f-3', 'F4F-3 Wildcat', 1940, 9], {
    front: { speed: 2, performance: 5, horsepower: [1, 2], bursts: 1, firepower: 0, airframe: 4 },
    damaged: { speed: 1, performance: 4, horsepower: [0, 1], bursts: 0, firepower: 0, airframe: 8 },
  }),
  card(['p-40b', 'P-40B Warhawk', 1941, 7], {
    front: { speed: 2, performance: 5, horsepower: [1, 1], bursts: 1, firepower: 0, airframe: 3 },
    damaged: { speed: 1, performance: 4, horsepower: [0, 0], bursts: 0, firepower: 0, airframe: 6 },
  }),
  card(['p-40e', 'P-40E Warhawk', 1941, 8], {
    front: { speed: 2, performance: 5, horsepower: [1, 1], bursts: 1, firepower: 0, airframe: 4, bombs: 1 },
    damaged: { speed: 1, performance: 4, horsepower: [0, 0], bursts: 0, firepower: 0, airframe: 8 },
  }),
  card(['f4f-4', 'F4F-4 Wildcat', 1942, 7], {
    front: { speed: 2, performance: 4, horsepower: [1, 2], bursts: 1, firepower: 0, airframe: 4 },
    damaged: { speed: 1, performance: 3, horsepower: [0, 1], bursts: 0, firepower: 0, airframe: 8 },
  }),
  card(['p-38f', 'P-38F Lightning', 1942, 11], {
    front: {
      speed: 3,
      performance: 5,
      horsepower: [2, 2],
      bursts: 1,
      firepower: 1,
      airframe: 4,
      turbocharger: true,
      bombs: 7,
    },
    damaged: { speed: 2, performance: 4, horsepower: [1, 1], bursts: 0, firepower: 1, airframe: 8, bombs: 4 },
  }),
  card(['f4u', from('DIF-EX-77', 'F4U Corsair'), 1943, 13], {
    nation: 'DIF-EX-77',
    front: {
      speed: from('DIF-EX-77', 3),
      performance: from('DIF-EX-77', 7),
      horsepower: [2, from('DIF-EX-77', 3)],
      bursts: from('DIF-EX-77', 1),
      firepower: from('DIF-EX-77', 0),
      airframe: 5,
      bombs: 3,
    },
    damaged: { speed: 2, performance: 6, horsepower: [1, 2], bursts: 0, firepower: 0, airframe: 10, bombs: 1 },
  }),
  card(['f6f-3', 'F6F-3 Hellcat', 1943, 11], {
    front: { speed: 2, performance: 6, horsepower: [2, 3], bursts: 1, firepower: 0, airframe: 5, bombs: 3 },
    damaged: { speed: 1, performance: 5, horsepower: [1, 2], bursts: 0, firepower: 0, airframe: 10, bombs: 1 },
  }),
  card(['p-38j', 'P-38J Lightning', 1943, 12], {
    front: {
      speed: 3,
      performance: 6,
      horsepower: [2, 2],
      bursts: 1,
      firepower: 1,
      airframe: 4,
      turbocharger: true,
      bombs: 12,
    },
    damaged: { speed: 2, performance: 5, horsepower: [1, 1], bursts: 0, firepower: 1, airframe: 8, bombs: 6 },
  }),
  card(['p-47d', from('DIF-EX-40', 'P-47D Thunderbolt'), 1943, 14], {
    nation: 'DIF-EX-04',
    front: {
      speed: 3,
      performance: 6,
      horsepower: [2, 3],
      bursts: from('DIF-EX-04', 2),
      firepower: 1,
      airframe: 5,
      turbocharger: true,
      barrage: true,
      bombs: 9,
    },
    damaged: {
      speed: 2,
      performance: 5,
      horsepower: [1, 2],
      bursts: 1,
      firepower: 1,
      airframe: 10,
      barrage: true,
      bombs: 5,
    },
  }),
  card(['p-51b', 'P-51B Mustang', 1943, 13], {
    front: {
      speed: 3,
      performance: 8,
      horsepower: [2, 2],
      bursts: 1,
      firepower: 0,
      airframe: 3,
      turbocharger: true,
      bombs: 3,
    },
    damaged: { speed: 2, performance: 7, horsepower: [1, 1], bursts: 0, firepower: 0, airframe: 6, bombs: 1 },
  }),
  card(['p-51d', from('DIF-EX-35', 'P-51D Mustang'), 1944, 12], {
    nation: 'DIF-EX-35',
    front: {
      speed: from('DIF-EX-35', 3),
      performance: 7,
      horsepower: [2, 3],
      bursts: 1,
      firepower: 0,
      airframe: 3,
      turbocharger: true,
      bombs: 7,
    },
    damaged: { speed: 2, performance: 6, horsepower: [1, 2], bursts: 0, firepower: 0, airframe: 6, bombs: 4 },
  }),
  card(['f4u-4', 'F4U-4 Corsair', 1945, 14], {
    front: {
      speed: 3,
      performance: 8,
      horsepower: [2, 3],
      bursts: 1,
      firepower: 0,
      airframe: 5,
      turbocharger: true,
      bombs: 7,
    },
    damaged: { speed: 2, performance: 7, horsepower: [1, 2], bursts: 0, firepower: 0, airframe: 10, bombs: 4 },
  }),
];
