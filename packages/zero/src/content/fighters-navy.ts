import { type Card, fighterOf } from './fighter.ts';
import type { Fighter } from './types.ts';

const cards: readonly Card[] = [
  {
    id: 'f2a-3',
    name: 'F2A-3 Buffalo',
    short: 'F2A-3',
    family: 'F2A',
    services: ['usn', 'usmc'],
    year: 1941,
    ceiling: 'high',
    leader: [
      [4, 1, 1, 3],
      [3, 0, 0, 6],
    ],
    wingman: [
      [1, 2, 3],
      [1, 1, 6],
    ],
    points: [2, 1],
  },
  {
    id: 'f4f-3',
    name: 'F4F-3 Wildcat',
    short: 'F4F-3',
    family: 'F4F',
    services: ['usn', 'usmc'],
    year: 1941,
    bombs: 1,
    leader: [
      [5, 2, 1, 3],
      [4, 1, 0, 6],
    ],
    wingman: [
      [2, 2, 3],
      [1, 1, 6],
    ],
    points: [4, 2],
    known: {
      'wingman.front.defensive': 'Z-EX-18',
      'points.element': 'Z-EX-21',
      services: 'CH-19.24h',
    },
  },
  {
    id: 'f4f-4',
    name: 'F4F-4 Wildcat',
    short: 'F4F-4',
    family: 'F4F',
    services: ['usn', 'usmc'],
    year: 1942,
    bombs: 1,
    leader: [
      [5, 1, 2, 3],
      [4, 0, 1, 6],
    ],
    wingman: [
      [2, 2, 3],
      [1, 1, 6],
    ],
    points: [4, 2],
    known: {
      'wingman.front.defensive': 'Z-EX-18',
      'points.element': 'Z-EX-21',
      services: 'CH-19.24h',
    },
  },
  {
    id: 'fm-2',
    name: 'FM-2 Wildcat',
    short: 'FM-2',
    family: 'F4F',
    services: ['usn'],
    year: 1944,
    bombs: 1,
    rockets: true,
    leader: [
      [6, 2, 1, 4],
      [5, 1, 1, 7],
    ],
    wingman: [
      [2, 2, 4],
      [1, 1, 7],
    ],
    points: [5, 2],
  },
  {
    id: 'f4u-1',
    name: 'F4U-1 Corsair',
    short: 'F4U-1',
    family: 'F4U',
    services: ['usn', 'usmc'],
    year: 1943,
    bombs: 1,
    rockets: true,
    napalm: true,
    leader: [
      [7, 3, 1, 4],
      [6, 2, 0, 7],
    ],
    wingman: [
      [2, 2, 4],
      [1, 1, 7],
    ],
    points: [7, 2],
    known: {
      rockets: 'CH-EX-02',
      services: 'CH-19.24h',
    },
  },
  {
    id: 'f4u-1d',
    name: 'F4U-1D Corsair',
    short: 'F4U-1D',
    family: 'F4U',
    services: ['usn', 'usmc'],
    year: 1944,
    bombs: 2,
    rockets: true,
    napalm: true,
    leader: [
      [7, 3, 2, 4],
      [6, 2, 1, 8],
    ],
    wingman: [
      [2, 2, 4],
      [1, 1, 8],
    ],
    points: [8, 2],
    known: {
      rockets: 'CH-EX-02',
      services: 'CH-19.24h',
    },
  },
  {
    id: 'f6f-3',
    name: 'F6F-3 Hellcat',
    short: 'F6F-3',
    family: 'F6F',
    services: ['usn'],
    year: 1943,
    bombs: 2,
    rockets: true,
    napalm: true,
    leader: [
      [6, 3, 2, 4],
      [5, 2, 1, 8],
    ],
    wingman: [
      [2, 2, 4],
      [1, 1, 8],
    ],
    points: [6, 2],
    known: {
      services: 'CH-19.24p',
    },
  },
  {
    id: 'f6f-5',
    name: 'F6F-5 Hellcat',
    short: 'F6F-5',
    family: 'F6F',
    services: ['usn'],
    year: 1944,
    bombs: 2,
    rockets: true,
    napalm: true,
    leader: [
      [7, 3, 2, 4],
      [5, 2, 1, 8],
    ],
    wingman: [
      [2, 2, 4],
      [1, 1, 8],
    ],
    points: [8, 2],
    known: {
      services: 'CH-19.24p',
    },
  },
];

/** The fighters of the United States Navy and Marine Corps. How the ratings were set: docs/content.md. */
export const navyFighters: readonly Fighter[] = cards.map(fighterOf('allied'));
