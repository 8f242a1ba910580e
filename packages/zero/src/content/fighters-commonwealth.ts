import { type Card, fighterOf } from './fighter.ts';
import type { Fighter } from './types.ts';

const cards: readonly Card[] = [
  {
    id: 'buffalo-i',
    name: 'Buffalo I',
    short: 'Buffalo I',
    family: 'Buffalo',
    services: ['commonwealth'],
    year: 1941,
    ceiling: 'high',
    leader: [
      [5, 1, 1, 3],
      [4, 0, 0, 6],
    ],
    wingman: [
      [1, 2, 3],
      [1, 1, 6],
    ],
    points: [3, 1],
    known: {
      'leader.front.performance': 'Z-EX-14.0',
      'leader.front.horsepower': 'Z-EX-14.0',
      'leader.front.bursts': 'Z-EX-14.0',
      'leader.front.damage': 'Z-EX-14.4',
      'wingman.front.offensive': 'Z-EX-14.3',
      'points.element': 'Z-EX-20',
    },
  },
  {
    id: 'buffalo-ii',
    name: 'Buffalo II',
    short: 'Buffalo II',
    family: 'Buffalo',
    services: ['commonwealth'],
    year: 1941,
    ceiling: 'high',
    leader: [
      [4, 2, 1, 3],
      [3, 1, 0, 6],
    ],
    wingman: [
      [1, 2, 3],
      [1, 1, 6],
    ],
    points: [2, 1],
  },
  {
    id: 'hurricane-iib',
    name: 'Hurricane IIB',
    short: 'Hurricane IIB',
    family: 'Hurricane',
    services: ['commonwealth'],
    year: 1941,
    bombs: 1,
    leader: [
      [5, 2, 2, 3],
      [4, 1, 1, 6],
    ],
    wingman: [
      [1, 2, 3],
      [1, 1, 6],
    ],
    points: [4, 1],
    known: {
      'leader.front.damage': 'Z-EX-02',
      'leader.damaged.damage': 'Z-EX-02',
      'wingman.front.defensive': 'Z-CEX-12',
      'wingman.damaged.damage': 'Z-CEX-12',
    },
  },
  {
    id: 'hurricane-iic',
    name: 'Hurricane IIC',
    short: 'Hurricane IIC',
    family: 'Hurricane',
    services: ['commonwealth'],
    year: 1943,
    bombs: 1,
    leader: [
      [5, 2, 3, 3],
      [4, 1, 2, 6],
    ],
    wingman: [
      [1, 2, 3],
      [1, 1, 6],
    ],
    points: [5, 1],
  },
  {
    id: 'spitfire-vc',
    name: 'Spitfire VC',
    short: 'Spitfire VC',
    family: 'Spitfire',
    services: ['commonwealth'],
    year: 1943,
    bombs: 1,
    leader: [
      [6, 2, 2, 3],
      [5, 1, 1, 6],
    ],
    wingman: [
      [2, 2, 3],
      [1, 1, 6],
    ],
    points: [5, 2],
  },
  {
    id: 'spitfire-viii',
    name: 'Spitfire VIII',
    short: 'Spitfire VIII',
    family: 'Spitfire',
    services: ['commonwealth'],
    year: 1944,
    turbo: true,
    bombs: 1,
    leader: [
      [7, 3, 2, 3],
      [6, 2, 1, 6],
    ],
    wingman: [
      [2, 2, 3],
      [1, 1, 6],
    ],
    points: [7, 2],
  },
  {
    id: 'boomerang',
    name: 'CA-12 Boomerang',
    short: 'Boomerang',
    family: 'Boomerang',
    services: ['commonwealth'],
    year: 1943,
    ceiling: 'high',
    leader: [
      [5, 1, 2, 4],
      [4, 0, 1, 7],
    ],
    wingman: [
      [1, 1, 4],
      [1, 1, 7],
    ],
    points: [4, 1],
  },
  {
    id: 'cw-21b',
    name: 'CW-21B Demon',
    short: 'CW-21B',
    family: 'CW-21',
    services: ['dutch'],
    year: 1941,
    leader: [
      [5, 2, 0, 2],
      [4, 1, 0, 4],
    ],
    wingman: [
      [1, 1, 2],
      [1, 0, 4],
    ],
    points: [2, 1],
  },
];

/** The fighters of the British Commonwealth and of the Dutch East Indies. How the ratings were set: docs/content.md. */
export const commonwealthFighters: readonly Fighter[] = cards.map(fighterOf('allied'));
