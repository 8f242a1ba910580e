import { from } from '../provenance.ts';
import type { Bomber } from '../types.ts';
import { bombersOf } from './card.ts';

const card = bombersOf('japan');

export const japan: readonly Bomber[] = [
  card('ki-21', 'Ki.21 Sally', {
    year: 1938,
    speed: 485,
    empty: 6070,
    rifle: 4,
    heavy: 1,
    load: 1000,
    aim: 'level',
    altitude: 'medium',
  }),
  card(
    'b5n2',
    from('DIF-EX-63', 'B5N2 Kate'),
    { year: 1939, speed: 378, empty: 2279, rifle: 1, load: 800, aim: 'torpedo', altitude: 'low' },
    { front: { bombs: from('DIF-EX-63', 14) }, damaged: { bombs: from('DIF-EX-63', 8) } },
  ),
  card('d3a1', 'D3A1 Val', {
    year: 1940,
    speed: 389,
    fixedGear: true,
    empty: 2408,
    rifle: 1,
    load: 370,
    aim: 'close',
    altitude: 'medium',
  }),
  card('g4m1', 'G4M1 Betty', {
    year: 1941,
    speed: 428,
    empty: 6741,
    rifle: 4,
    heavy: 1,
    load: 800,
    aim: 'torpedo',
    altitude: 'low',
  }),
  card('d4y2', 'D4Y2 Judy', {
    year: 1943,
    speed: 580,
    empty: 2640,
    rifle: 1,
    load: 560,
    aim: 'close',
    altitude: 'medium',
  }),
  card('b6n2', 'B6N2 Jill', {
    year: 1943,
    speed: 481,
    empty: 3010,
    rifle: 2,
    load: 800,
    aim: 'torpedo',
    altitude: 'low',
  }),
  card('p1y1', 'P1Y1 Frances', {
    year: 1944,
    speed: 547,
    empty: 7265,
    heavy: 2,
    load: 800,
    aim: 'torpedo',
    altitude: 'low',
  }),
];
