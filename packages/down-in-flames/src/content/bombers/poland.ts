import type { Bomber } from '../types.ts';
import { bombersOf } from './card.ts';

const card = bombersOf('poland');

export const poland: readonly Bomber[] = [
  card('p-23b', 'P.23B Karaś', {
    year: 1937,
    speed: 319,
    fixedGear: true,
    empty: 1928,
    rifle: 2,
    load: 600,
    aim: 'close',
    altitude: 'low',
  }),
  card('p-37b', 'P.37B Łoś', {
    year: 1938,
    speed: 445,
    empty: 4280,
    rifle: 3,
    load: 1760,
    aim: 'level',
    altitude: 'medium',
  }),
];
