import type { LightBomber } from '../aircraft-types.ts';
import { type LightCard, lightBomberOf } from '../light-bomber.ts';

const allied: readonly LightCard[] = [
  {
    id: 'sb2c',
    name: 'SB2C Helldiver',
    short: 'SB2C',
    family: 'SB2C',
    services: ['usn'],
    year: 1943,
    dive: 2,
    rockets: true,
    napalm: true,
    gunner: [1, 1],
    leader: [
      [5, 2, 2, 4],
      [4, 1, 1, 8],
    ],
    wingman: [
      [1, 2, 4],
      [1, 1, 8],
    ],
    points: [3, 1],
  },
  {
    id: 'tbf',
    name: 'TBF Avenger',
    short: 'TBF',
    family: 'TBF',
    services: ['usn', 'usmc'],
    year: 1942,
    bombs: 2,
    torpedo: true,
    rockets: true,
    napalm: true,
    gunner: [2, 1],
    leader: [
      [4, 1, 1, 4],
      [3, 0, 0, 8],
    ],
    wingman: [
      [1, 2, 4],
      [1, 1, 8],
    ],
    points: [2, 1],
    known: { services: 'CH-19.24h', rockets: 'CH-18.41c' },
  },
];

const japanese: readonly LightCard[] = [
  {
    id: 'd4y',
    name: 'D4Y Judy',
    short: 'D4Y',
    family: 'D4Y',
    services: ['ijn'],
    year: 1943,
    dive: 1,
    gunner: [1, 0],
    leader: [
      [5, 2, 0, 2],
      [4, 1, 0, 4],
    ],
    wingman: [
      [1, 2, 2],
      [1, 1, 4],
    ],
    points: [2, 1],
  },
  {
    id: 'b6n',
    name: 'B6N Jill',
    short: 'B6N',
    family: 'B6N',
    services: ['ijn'],
    year: 1943,
    bombs: 1,
    torpedo: true,
    gunner: [1, 0],
    leader: [
      [5, 1, 0, 3],
      [4, 0, 0, 5],
    ],
    wingman: [
      [1, 2, 3],
      [1, 1, 5],
    ],
    points: [2, 1],
  },
  {
    id: 'f1m2',
    name: 'F1M2 Pete',
    short: 'F1M2',
    family: 'F1M',
    services: ['ijn'],
    year: 1941,
    agile: true,
    bombs: 1,
    gunner: [1, 0],
    leader: [
      [4, 1, 1, 2],
      [3, 0, 0, 4],
    ],
    wingman: [
      [1, 2, 2],
      [1, 1, 4],
    ],
    points: [2, 1],
  },
];

const ofCorsairs = (card: LightCard): LightCard => ({ ...card, set: 'corsairs' });

/**
 * The light bombers of CORSAIRS AND HELLCATS. The TBF is its card, beside the one of Zero!: Marines fly it too, and it
 * fires rockets.
 */
export const corsairsLightBombers: readonly LightBomber[] = [
  ...japanese.map(ofCorsairs).map(lightBomberOf('japanese')),
  ...allied.map(ofCorsairs).map(lightBomberOf('allied')),
];
