import type { LightBomber } from './aircraft-types.ts';
import { type LightCard, lightBomberOf } from './light-bomber.ts';

const cards: readonly LightCard[] = [
  {
    id: 'd3a1',
    name: 'D3A1 Val',
    short: 'D3A1',
    family: 'D3A',
    services: ['ijn'],
    year: 1940,
    dive: 1,
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
    known: { 'leader.front.bursts': 'Z-CEX-09' },
  },
  {
    id: 'b5n2',
    name: 'B5N2 Kate',
    short: 'B5N2',
    family: 'B5N',
    services: ['ijn'],
    year: 1940,
    bombs: 1,
    saturation: 1,
    torpedo: true,
    unarmed: true,
    gunner: [1, 0],
    leader: [
      [4, 1, 0, 3],
      [3, 0, 0, 5],
    ],
    wingman: [
      [1, 1, 3],
      [1, 1, 5],
    ],
    points: [1, 1],
    known: { torpedo: 'Z-CEX-02' },
  },
  {
    id: 'ki-30',
    name: 'Ki-30 Ann',
    short: 'Ki-30',
    family: 'Ki-30',
    services: ['ija'],
    year: 1938,
    ceiling: 'high',
    bombs: 1,
    gunner: [1, 0],
    leader: [
      [4, 1, 0, 3],
      [3, 0, 0, 5],
    ],
    wingman: [
      [1, 2, 3],
      [1, 1, 5],
    ],
    points: [1, 1],
    known: {
      'leader.front.bombs': 'Z-CEX-12',
      'wingman.front.defensive': 'Z-CEX-12',
      'wingman.front.bombs': 'Z-CEX-12',
    },
  },
  {
    id: 'ki-51',
    name: 'Ki-51 Sonia',
    short: 'Ki-51',
    family: 'Ki-51',
    services: ['ija'],
    year: 1940,
    bombs: 1,
    gunner: [1, 0],
    leader: [
      [5, 1, 1, 2],
      [4, 0, 0, 5],
    ],
    wingman: [
      [1, 2, 2],
      [1, 1, 5],
    ],
    points: [3, 1],
  },
];

/** The light bombers of Japan. How the ratings were set: docs/content.md. */
export const japaneseLightBombers: readonly LightBomber[] = cards.map(lightBomberOf('japanese'));
