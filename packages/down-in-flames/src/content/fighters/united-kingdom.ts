import { from } from '../provenance.ts';
import type { Fighter } from '../types.ts';
import { cardsOf } from './card.ts';

const card = cardsOf('united-kingdom');

export const unitedKingdom: readonly Fighter[] = [
  card(['hurricane-i', 'Hurricane I', 1937, 9], {
    front: { speed: 2, performance: 5, horsepower: [1, 2], bursts: 2, firepower: 0, airframe: 3, barrage: true },
    damaged: { speed: 1, performance: 4, horsepower: [0, 1], bursts: 1, firepower: 0, airframe: 6, barrage: true },
  }),
  card(['gladiator-ii', from('DIF-EX-34', 'Gladiator II'), 1938, 4], {
    nation: 'DIF-EX-34',
    front: {
      speed: from('DIF-EX-34', 1),
      performance: 4,
      horsepower: [1, 1],
      bursts: 1,
      firepower: 0,
      airframe: 2,
      agile: true,
    },
    damaged: { speed: 0, performance: 3, horsepower: [0, 0], bursts: 0, firepower: 0, airframe: 4 },
  }),
  card(['spitfire-i', from('DIF-EX-01', 'Spitfire I'), 1938, 10], {
    nation: 'DIF-EX-01',
    front: {
      speed: 2,
      performance: from('DIF-EX-03', 6),
      horsepower: [1, 2],
      bursts: from('DIF-EX-28', 2),
      firepower: 0,
      airframe: from('DIF-EX-76', 3),
      barrage: from('DIF-EX-10', true),
    },
    damaged: {
      speed: 1,
      performance: 5,
      horsepower: [0, 1],
      bursts: 1,
      firepower: 0,
      airframe: from('DIF-EX-76', 6),
      barrage: true,
    },
  }),
  card(['defiant-i', 'Defiant I', 1940, 5], {
    front: { speed: 1, performance: 4, horsepower: [1, 1], bursts: 0, firepower: 0, airframe: 3, gunner: 2 },
    damaged: { speed: 0, performance: 3, horsepower: [0, 0], bursts: 0, firepower: 0, airframe: 6, gunner: 2 },
  }),
  card(['buffalo-i', 'Buffalo I', 1941, 8], {
    front: { speed: 2, performance: 5, horsepower: [1, 2], bursts: 1, firepower: 0, airframe: 3 },
    damaged: { speed: 1, performance: 4, horsepower: [0, 1], bursts: 0, firepower: 0, airframe: 6 },
  }),
  card(['fulmar-ii', 'Fulmar II', 1941, 6], {
    front: { speed: 1, performance: 4, horsepower: [1, 2], bursts: 2, firepower: 0, airframe: 3, barrage: true },
    damaged: { speed: 0, performance: 3, horsepower: [0, 1], bursts: 1, firepower: 0, airframe: 6, barrage: true },
  }),
  card(['hurricane-iib', 'Hurricane IIB', 1941, 9], {
    front: {
      speed: 2,
      performance: 5,
      horsepower: [2, 2],
      bursts: 2,
      firepower: 0,
      airframe: 3,
      barrage: true,
      bombs: 1,
    },
    damaged: { speed: 1, performance: 4, horsepower: [1, 1], bursts: 1, firepower: 0, airframe: 6, barrage: true },
  }),
  card(['hurricane-iic', 'Hurricane IIC', 1941, 9], {
    front: { speed: 2, performance: 5, horsepower: [1, 2], bursts: 0, firepower: 2, airframe: 3, bombs: 3 },
    damaged: { speed: 1, performance: 4, horsepower: [0, 1], bursts: 0, firepower: 2, airframe: 6, bombs: 1 },
  }),
  card(['spitfire-v', 'Spitfire V', 1941, 12], {
    front: { speed: 2, performance: 7, horsepower: [2, 3], bursts: 1, firepower: 1, airframe: 3, bombs: 1 },
    damaged: { speed: 1, performance: 6, horsepower: [1, 2], bursts: 0, firepower: 1, airframe: 6 },
  }),
  card(['beaufighter-vi', 'Beaufighter VI', 1942, 10], {
    front: { speed: 2, performance: 4, horsepower: [2, 2], bursts: 2, firepower: 2, airframe: 5 },
    damaged: { speed: 1, performance: 3, horsepower: [1, 1], bursts: 1, firepower: 2, airframe: 10 },
  }),
  card(['spitfire-ix', 'Spitfire IX', 1942, 14], {
    front: {
      speed: 3,
      performance: 8,
      horsepower: [2, 3],
      bursts: 1,
      firepower: 1,
      airframe: 3,
      turbocharger: true,
      bombs: 1,
    },
    damaged: { speed: 2, performance: 7, horsepower: [1, 2], bursts: 0, firepower: 1, airframe: 6 },
  }),
  card(['typhoon-ib', 'Typhoon IB', 1942, 13], {
    front: { speed: 3, performance: 6, horsepower: [2, 3], bursts: 1, firepower: 2, airframe: 4, bombs: 7 },
    damaged: { speed: 2, performance: 5, horsepower: [1, 2], bursts: 0, firepower: 2, airframe: 8, bombs: 4 },
  }),
  card(['mosquito-vi', 'Mosquito VI', 1943, 10], {
    front: { speed: 2, performance: 4, horsepower: [2, 2], bursts: 2, firepower: 2, airframe: 5, bombs: 7 },
    damaged: { speed: 1, performance: 3, horsepower: [1, 1], bursts: 1, firepower: 2, airframe: 10, bombs: 4 },
  }),
  card(['spitfire-xiv', 'Spitfire XIV', 1944, 14], {
    front: {
      speed: 3,
      performance: 8,
      horsepower: [3, 3],
      bursts: 1,
      firepower: 1,
      airframe: 3,
      turbocharger: true,
      bombs: 1,
    },
    damaged: { speed: 2, performance: 7, horsepower: [2, 2], bursts: 0, firepower: 1, airframe: 6 },
  }),
  card(['tempest-v', 'Tempest V', 1944, 15], {
    front: { speed: 3, performance: 8, horsepower: [2, 3], bursts: 1, firepower: 2, airframe: 4, bombs: 7 },
    damaged: { speed: 2, performance: 7, horsepower: [1, 2], bursts: 0, firepower: 2, airframe: 8, bombs: 4 },
  }),
];
