import type { FormationAircraft } from './aircraft-types.ts';
import { type FormationCard, formationOf } from './formation.ts';

const cards: readonly FormationCard[] = [
  {
    id: 'ki-21',
    name: 'Ki-21 Sally',
    short: 'Ki-21',
    family: 'Ki-21',
    services: ['ija'],
    class: 'medium',
    year: 1938,
    ceiling: 'high',
    sides: [
      [5, 1, 1, 6, 1, 0],
      [4, 1, 0, 10, 0, 0],
    ],
    known: {
      'front.speed': 'Z-CEX-13',
      'front.damage': 'Z-CEX-12',
      'damaged.damage': 'Z-CEX-12',
      'front.saturation': 'Z-CEX-12',
      'damaged.saturation': 'Z-CEX-12',
    },
  },
  {
    id: 'ki-48',
    name: 'Ki-48 Lily',
    short: 'Ki-48',
    family: 'Ki-48',
    services: ['ija'],
    class: 'medium',
    year: 1940,
    ceiling: 'high',
    sides: [
      [5, 1, 1, 5, 1, 1],
      [4, 0, 0, 8, 0, 0],
    ],
  },
  {
    id: 'g3m2',
    name: 'G3M2 Nell',
    short: 'G3M2',
    family: 'G3M',
    services: ['ijn'],
    class: 'medium',
    year: 1937,
    torpedo: true,
    ceiling: 'high',
    sides: [
      [4, 1, 1, 5, 2, 0],
      [3, 1, 0, 8, 1, 0],
    ],
  },
  {
    id: 'g4m1',
    name: 'G4M1 Betty',
    short: 'G4M1',
    family: 'G4M',
    services: ['ijn'],
    class: 'medium',
    year: 1941,
    torpedo: true,
    ceiling: 'high',
    sides: [
      [5, 2, 1, 5, 2, 0],
      [4, 1, 0, 9, 1, 0],
    ],
  },
  {
    id: 'h6k4',
    name: 'H6K4 Mavis',
    short: 'H6K4',
    family: 'H6K',
    services: ['ijn'],
    class: 'patrol',
    year: 1940,
    engines: 4,
    torpedo: true,
    ceiling: 'high',
    sides: [
      [4, 2, 0, 6, 0, 1],
      [3, 1, 0, 10, 0, 0],
    ],
  },
  {
    id: 'ki-15',
    name: 'Ki-15 Babs',
    short: 'Ki-15',
    family: 'Ki-15',
    services: ['ija'],
    class: 'patrol',
    year: 1938,
    engines: 1,
    ceiling: 'high',
    sides: [
      [5, 1, 0, 3, 0, 0],
      [4, 0, 0, 5, 0, 0],
    ],
  },
  {
    id: 'e13a1',
    name: 'E13A1 Jake',
    short: 'E13A1',
    family: 'E13A',
    services: ['ijn'],
    class: 'patrol',
    year: 1941,
    engines: 1,
    ceiling: 'high',
    sides: [
      [4, 1, 0, 3, 0, 1],
      [3, 0, 0, 6, 0, 0],
    ],
  },
];

/** The Medium Bombers and Patrol aircraft of Japan. How the ratings were set: docs/content.md. */
export const japaneseFormations: readonly FormationAircraft[] = cards.map(formationOf('japanese'));
