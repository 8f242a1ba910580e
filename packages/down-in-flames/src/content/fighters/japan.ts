import { from } from '../provenance.ts';
import type { Fighter } from '../types.ts';
import { cardsOf } from './card.ts';

const card = cardsOf('japan');

export const japan: readonly Fighter[] = [
  card(['a5m4', 'A5M4 Claude', 1938, 6], {
    front: { speed: 1, performance: 5, horsepower: [1, 2], bursts: 0, firepower: 0, airframe: 2, agile: true },
    damaged: { speed: 0, performance: 4, horsepower: [0, 1], bursts: 0, firepower: 0, airframe: 4 },
  }),
  card(['ki-27', from('DIF-EX-35', 'Ki.27 Nate'), 1938, 7], {
    nation: 'DIF-EX-35',
    front: {
      speed: from('DIF-EX-35', 1),
      performance: 6,
      horsepower: [1, 2],
      bursts: 0,
      firepower: 0,
      airframe: 2,
      agile: true,
    },
    damaged: { speed: 0, performance: 5, horsepower: [0, 1], bursts: 0, firepower: 0, airframe: 4 },
  }),
  card(['a6m2', 'A6M2 Zeke', 1940, 9], {
    front: {
      speed: 2,
      performance: 6,
      horsepower: [1, 2],
      bursts: from('public', 0),
      firepower: 1,
      airframe: 2,
      agile: true,
      bombs: 1,
    },
    damaged: { speed: 1, performance: 5, horsepower: [0, 1], bursts: 0, firepower: 1, airframe: 4 },
  }),
  card(['ki-43-i', 'Ki.43-I Oscar', 1941, 8], {
    front: { speed: 1, performance: 6, horsepower: [2, 2], bursts: 0, firepower: 0, airframe: 2, agile: true },
    damaged: { speed: 0, performance: 5, horsepower: [1, 1], bursts: 0, firepower: 0, airframe: 4 },
  }),
  card(['a6m3', 'A6M3 Hamp', 1942, 10], {
    front: {
      speed: 2,
      performance: 6,
      horsepower: [2, 2],
      bursts: 0,
      firepower: 1,
      airframe: 2,
      agile: true,
      bombs: 1,
    },
    damaged: { speed: 1, performance: 5, horsepower: [1, 1], bursts: 0, firepower: 1, airframe: 4 },
  }),
  card(['ki-44', 'Ki.44 Tojo', 1942, 13], {
    front: { speed: 2, performance: 8, horsepower: [2, 3], bursts: 1, firepower: 0, airframe: 3, bombs: 1 },
    damaged: { speed: 1, performance: 7, horsepower: [1, 2], bursts: 0, firepower: 0, airframe: 6 },
  }),
  card(['ki-45', 'Ki.45 Nick', 1942, 8], {
    front: { speed: 2, performance: 5, horsepower: [1, 2], bursts: 0, firepower: 0, airframe: 3, gunner: 1, bombs: 4 },
    damaged: {
      speed: 1,
      performance: 4,
      horsepower: [0, 1],
      bursts: 0,
      firepower: 0,
      airframe: 6,
      gunner: 1,
      bombs: 2,
    },
  }),
  card(['ki-43-ii', 'Ki.43-II Oscar', 1943, 9], {
    front: {
      speed: 2,
      performance: 6,
      horsepower: [2, 2],
      bursts: 0,
      firepower: 0,
      airframe: 2,
      agile: true,
      bombs: 4,
    },
    damaged: { speed: 1, performance: 5, horsepower: [1, 1], bursts: 0, firepower: 0, airframe: 4, bombs: 2 },
  }),
  card(['ki-61', 'Ki.61 Tony', 1943, 11], {
    front: { speed: 2, performance: 7, horsepower: [2, 2], bursts: 1, firepower: 0, airframe: 3, bombs: 4 },
    damaged: { speed: 1, performance: 6, horsepower: [1, 1], bursts: 0, firepower: 0, airframe: 6, bombs: 2 },
  }),
  card(['a6m5', from('DIF-EX-77', 'A6M5 Zeke'), 1943, 11], {
    nation: 'DIF-EX-77',
    front: {
      speed: from('DIF-EX-77', 2),
      performance: from('DIF-EX-77', 7),
      horsepower: from('DIF-EX-77', [2, 2]),
      bursts: from('DIF-EX-77', 0),
      firepower: from('DIF-EX-77', 1),
      airframe: from('DIF-EX-77', 3),
      agile: from('DIF-EX-77', true),
      bombs: 1,
    },
    damaged: { speed: 1, performance: 6, horsepower: [1, 1], bursts: 0, firepower: 1, airframe: 6 },
  }),
  card(['j2m3', 'J2M3 Jack', 1944, 13], {
    front: { speed: 2, performance: 7, horsepower: [2, 3], bursts: 1, firepower: 2, airframe: 3, bombs: 1 },
    damaged: { speed: 1, performance: 6, horsepower: [1, 2], bursts: 0, firepower: 2, airframe: 6 },
  }),
  card(['ki-84', 'Ki.84 Frank', 1944, 13], {
    front: { speed: 3, performance: 7, horsepower: [3, 3], bursts: 1, firepower: 1, airframe: 3, bombs: 4 },
    damaged: { speed: 2, performance: 6, horsepower: [2, 2], bursts: 0, firepower: 1, airframe: 6, bombs: 2 },
  }),
  card(['ki-100', 'Ki.100', 1945, 11], {
    front: { speed: 2, performance: 6, horsepower: [2, 3], bursts: 1, firepower: 1, airframe: 3, bombs: 4 },
    damaged: { speed: 1, performance: 5, horsepower: [1, 2], bursts: 0, firepower: 1, airframe: 6, bombs: 2 },
  }),
  card(['n1k2-j', 'N1K2-J George', 1945, 12], {
    front: { speed: 2, performance: 6, horsepower: [3, 3], bursts: 1, firepower: 2, airframe: 3, bombs: 4 },
    damaged: { speed: 1, performance: 5, horsepower: [2, 2], bursts: 0, firepower: 2, airframe: 6, bombs: 2 },
  }),
];
