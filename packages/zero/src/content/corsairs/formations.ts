import type { FormationAircraft } from '../aircraft-types.ts';
import { type FormationCard, formationOf } from '../formation.ts';

const allied: readonly FormationCard[] = [
  {
    id: 'b-25c-1',
    name: 'B-25C-1 Mitchell',
    short: 'B-25C-1',
    family: 'B-25',
    services: ['usaaf'],
    class: 'medium',
    year: 1943,
    sides: [
      [5, 2, 1, 6, 0, 1, 2],
      [4, 1, 0, 11, 0, 0, 1],
    ],
    known: { 'front.level': 'CH-EX-01', 'front.strafing': 'CH-EX-01' },
  },
  {
    id: 'b-25j',
    name: 'B-25J Mitchell',
    short: 'B-25J',
    family: 'B-25',
    services: ['usaaf', 'usmc'],
    class: 'medium',
    year: 1944,
    rockets: true,
    sides: [
      [5, 2, 1, 6, 0, 2, 3],
      [4, 1, 0, 12, 0, 1, 2],
    ],
  },
  {
    id: 'a-20g',
    name: 'A-20G Havoc',
    short: 'A-20G',
    family: 'A-20',
    services: ['usaaf'],
    class: 'medium',
    year: 1943,
    sides: [
      [6, 1, 1, 6, 0, 1, 3],
      [5, 1, 0, 10, 0, 0, 2],
    ],
  },
  {
    id: 'b-24j',
    name: 'B-24J Liberator',
    short: 'B-24J',
    family: 'B-24',
    services: ['usaaf'],
    class: 'heavy',
    year: 1943,
    engines: 4,
    norden: true,
    threes: true,
    sides: [
      [5, 2, 1, 9, 5, 0],
      [4, 1, 0, 15, 3, 0],
    ],
  },
  {
    id: 'b-29',
    name: 'B-29 Superfortress',
    short: 'B-29',
    family: 'B-29',
    services: ['usaaf'],
    class: 'heavy',
    year: 1944,
    engines: 4,
    norden: true,
    threes: true,
    sides: [
      [6, 3, 2, 12, 7, 0],
      [5, 2, 1, 18, 4, 0],
    ],
    known: {
      'front.turretDefense': 'CH-EX-15',
      'front.turretSupport': 'CH-EX-15',
      'front.saturation': 'CH-EX-15',
      'front.damage': 'CH-EX-15',
      'damaged.damage': 'CH-EX-15',
    },
  },
  {
    id: 'pv-1',
    name: 'PV-1 Ventura',
    short: 'PV-1',
    family: 'PV-1',
    services: ['usn'],
    class: 'medium',
    year: 1943,
    rockets: true,
    sides: [
      [6, 2, 1, 6, 2, 0],
      [5, 1, 0, 11, 1, 0],
    ],
  },
  {
    id: 'pb4y-1',
    name: 'PB4Y-1 Liberator',
    short: 'PB4Y-1',
    family: 'B-24',
    services: ['usn'],
    class: 'patrol',
    year: 1943,
    engines: 4,
    sides: [
      [5, 3, 0, 9, 3, 0],
      [4, 2, 0, 15, 2, 0],
    ],
  },
];

const japanese: readonly FormationCard[] = [
  {
    id: 'g4m2',
    name: 'G4M2 Betty',
    short: 'G4M2',
    family: 'G4M',
    services: ['ijn'],
    class: 'medium',
    year: 1944,
    torpedo: true,
    sides: [
      [5, 2, 1, 6, 2, 0],
      [4, 1, 0, 10, 1, 0],
    ],
  },
  {
    id: 'ki-49',
    name: 'Ki-49 Helen',
    short: 'Ki-49',
    family: 'Ki-49',
    services: ['ija'],
    class: 'medium',
    year: 1942,
    sides: [
      [5, 2, 1, 6, 2, 0],
      [4, 1, 0, 10, 1, 0],
    ],
  },
  {
    id: 'ki-67',
    name: 'Ki-67 Peggy',
    short: 'Ki-67',
    family: 'Ki-67',
    services: ['ija'],
    class: 'medium',
    year: 1944,
    torpedo: true,
    sides: [
      [6, 2, 1, 6, 2, 0],
      [5, 1, 0, 11, 1, 0],
    ],
  },
  {
    id: 'p1y1',
    name: 'P1Y1 Frances',
    short: 'P1Y1',
    family: 'P1Y',
    services: ['ijn'],
    class: 'medium',
    year: 1944,
    torpedo: true,
    sides: [
      [6, 1, 0, 5, 2, 0],
      [5, 1, 0, 9, 1, 0],
    ],
  },
  {
    id: 'h8k2',
    name: 'H8K2 Emily',
    short: 'H8K2',
    family: 'H8K',
    services: ['ijn'],
    class: 'patrol',
    year: 1943,
    engines: 4,
    torpedo: true,
    sides: [
      [5, 3, 0, 9, 3, 0],
      [4, 2, 0, 15, 2, 0],
    ],
  },
];

const ofCorsairs = (card: FormationCard): FormationCard => ({ ...card, set: 'corsairs' });

/**
 * The Bombers and Patrol aircraft of CORSAIRS AND HELLCATS, attack bombers among them (CH-17.61a). The A-20G is not in the box: its two cards
 * came with a magazine.
 */
export const corsairsFormations: readonly FormationAircraft[] = [
  ...japanese.map(ofCorsairs).map(formationOf('japanese')),
  ...allied.map(ofCorsairs).map(formationOf('allied')),
];
