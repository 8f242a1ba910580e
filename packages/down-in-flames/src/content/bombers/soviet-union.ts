import type { Bomber } from '../types.ts';
import { bombersOf } from './card.ts';

const card = bombersOf('soviet-union');

export const sovietUnion: readonly Bomber[] = [
  card('sb-2', 'SB-2M', { year: 1939, speed: 450, empty: 4768, rifle: 4, load: 600, aim: 'level', altitude: 'medium' }),
  card('il-4', 'Il-4', {
    year: 1940,
    speed: 430,
    empty: 5800,
    rifle: 2,
    heavy: 1,
    load: 1500,
    aim: 'level',
    altitude: 'medium',
  }),
  card('il-2', 'Il-2 Sturmovik', {
    year: 1941,
    speed: 410,
    empty: 4360,
    rugged: true,
    heavy: 1,
    load: 600,
    aim: 'close',
    altitude: 'very low',
  }),
  card('pe-2', 'Pe-2', {
    year: 1941,
    speed: 540,
    empty: 5875,
    rifle: 2,
    heavy: 1,
    load: 800,
    aim: 'close',
    altitude: 'medium',
  }),
];
