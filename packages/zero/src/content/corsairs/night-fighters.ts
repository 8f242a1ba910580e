import { type Card, fighterOf } from '../fighter.ts';
import type { Fighter, SideName } from '../types.ts';

interface NightCard extends Omit<Card, 'wingman' | 'points'> {
  /** CH-27.31e — cards drawn to find the enemy, whether it is damaged or not. */
  readonly night: number;
  readonly points: number;
}

/** CH-17.52a — a night fighter has no Wingman: of his card nothing but the airframe is left, and it is worth nothing. */
const nightFighterOf =
  (side: SideName) =>
  ({ night, points, ...card }: NightCard): Fighter => ({
    ...fighterOf(side)({
      ...card,
      set: 'corsairs',
      points: [points, 0],
      wingman: [
        [0, 0, card.leader[0][3]],
        [0, 0, card.leader[1][3]],
      ],
    }),
    night,
  });

const allied: readonly NightCard[] = [
  {
    id: 'p-61a',
    name: 'P-61A Black Widow',
    short: 'P-61A',
    family: 'P-61',
    services: ['usaaf'],
    year: 1944,
    engines: 2,
    night: 3,
    leader: [
      [6, 2, 3, 5],
      [5, 1, 2, 9],
    ],
    points: 6,
  },
  {
    id: 'f6f-5n',
    name: 'F6F-5N Hellcat',
    short: 'F6F-5N',
    family: 'F6F',
    services: ['usn', 'usmc'],
    year: 1944,
    night: 3,
    leader: [
      [6, 2, 2, 4],
      [5, 1, 1, 8],
    ],
    points: 6,
  },
  {
    id: 'pv-1n',
    name: 'PV-1N Ventura',
    short: 'PV-1N',
    family: 'PV-1',
    services: ['usmc'],
    year: 1943,
    engines: 2,
    night: 2,
    gunner: [1, 0],
    leader: [
      [4, 1, 2, 4],
      [3, 0, 1, 8],
    ],
    points: 3,
  },
];

const japanese: readonly NightCard[] = [
  {
    id: 'j1n1-s',
    name: 'J1N1-S Gekko',
    short: 'J1N1-S',
    family: 'J1N',
    services: ['ijn'],
    year: 1943,
    engines: 2,
    night: 2,
    leader: [
      [5, 2, 2, 4],
      [4, 1, 1, 7],
    ],
    points: 4,
  },
  {
    id: 'ki-45-kai-c',
    name: 'Ki-45 KAI-c Nick',
    short: 'Ki-45 KAI-c',
    family: 'Ki-45',
    services: ['ija'],
    year: 1944,
    engines: 2,
    night: 2,
    leader: [
      [5, 2, 2, 4],
      [4, 1, 1, 7],
    ],
    points: 4,
  },
];

/** CH-17.51a — fighters of both sides that appear in night missions only. */
export const nightFighters: readonly Fighter[] = [
  ...japanese.map(nightFighterOf('japanese')),
  ...allied.map(nightFighterOf('allied')),
];
