import type { Bomber } from '../types.ts';
import { bombersOf } from './card.ts';

const card = bombersOf('united-kingdom');

export const unitedKingdom: readonly Bomber[] = [
  card('wellington-ic', 'Wellington IC', {
    year: 1938,
    speed: 378,
    empty: 8417,
    rugged: true,
    rifle: 6,
    load: 2040,
    aim: 'level',
    altitude: 'medium',
  }),
  card('hampden', 'Hampden', {
    year: 1938,
    speed: 426,
    empty: 5344,
    rifle: 5,
    load: 1800,
    aim: 'level',
    altitude: 'medium',
  }),
  card('blenheim-iv', 'Blenheim IV', {
    year: 1939,
    speed: 428,
    empty: 4450,
    rifle: 4,
    load: 600,
    aim: 'close',
    altitude: 'low',
  }),
];
