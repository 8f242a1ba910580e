import { from } from '../provenance.ts';
import type { Bomber } from '../types.ts';
import { bombersOf } from './card.ts';

const card = bombersOf('germany');

export const germany: readonly Bomber[] = [
  card(
    'ju-87b',
    from('DIF-EX-49', 'Ju-87B Stuka'),
    { year: 1938, speed: 383, fixedGear: true, empty: 2710, rifle: 1, load: 600, aim: 'close', altitude: 'medium' },
    {
      nation: 'DIF-EX-74',
      points: from('DIF-EX-74', 3),
      front: { defense: from('DIF-EX-49', 2), support: from('DIF-EX-49', 1) },
    },
  ),
  card('do-17z', from('DIF-EX-42', 'Do-17Z'), {
    year: 1939,
    speed: 410,
    empty: 5210,
    rifle: 6,
    load: 1000,
    aim: 'level',
    altitude: 'medium',
  }),
  card('he-111h', 'He-111H', {
    year: 1939,
    speed: 435,
    empty: 7720,
    rifle: 5,
    load: 2000,
    aim: 'level',
    altitude: 'medium',
  }),
  card('ju-88a', 'Ju-88A', {
    year: 1940,
    speed: 470,
    empty: 8550,
    rifle: 5,
    load: 1400,
    aim: 'level',
    altitude: 'medium',
  }),
  card('ju-87d', 'Ju-87D Stuka', {
    year: 1942,
    speed: 410,
    fixedGear: true,
    empty: 3900,
    rifle: 2,
    load: 750,
    aim: 'close',
    altitude: 'medium',
  }),
];
