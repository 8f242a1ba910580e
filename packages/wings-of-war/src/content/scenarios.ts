import type { Json } from '@tallyho/kernel';
import type { Source } from './types.ts';

/** A game that is ready to play: options as the game reads them, and where they come from. */
export interface Setup {
  readonly id: string;
  readonly options: { readonly [name: string]: Json };
  readonly source: Source;
}

const seat = (name: string, side: number, ...aircraft: { readonly [name: string]: Json }[]): Json => ({
  name,
  side,
  aircraft,
});
const fly = (
  card: string,
  label: string,
  more: { readonly [name: string]: Json } = {},
): { readonly [name: string]: Json } => ({
  card,
  label,
  ...more,
});

const advanced: Json = { special: true, aiming: true, tailing: true, interruption: true, blindSpots: true };

/** WOW-GAP-12 — the booklet's own scenarios are lost; these are two of the public record and our own. */
export const scenarios: readonly Setup[] = [
  {
    id: 'dogfight',
    source: 'WOW-GAP-12',
    options: {
      seats: [seat('allies', 0, fly('camel-brown', 'camel')), seat('central', 1, fly('triplane-richthofen', 'fokker'))],
    },
  },
  {
    id: 'dawn-patrol',
    source: 'public',
    options: {
      victory: 'points',
      seats: [
        seat('allies', 0, fly('spad-fonck', 'spad'), fly('camel-barker', 'camel')),
        seat('central', 1, fly('albatros-d5a-udet', 'albatros'), fly('triplane-voss', 'fokker')),
      ],
    },
  },
  {
    id: 'escort',
    source: 'reconstructed',
    options: {
      length: 1200,
      victory: 'points',
      switches: advanced,
      turns: 16,
      seats: [
        seat('allies', 0, fly('dh4-55', 'dh4'), fly('camel-may', 'camel'), fly('se5a-mannock', 'se5a')),
        seat(
          'central',
          1,
          fly('albatros-d5a-baeumer', 'albatros'),
          fly('d7-berthold', 'fokker'),
          fly('pfalz-klein', 'pfalz'),
        ),
      ],
      objectives: [{ aircraft: 'dh4', task: 'cross', edge: 'top', points: 4 }],
    },
  },
  {
    id: 'photographs',
    source: 'reconstructed',
    options: {
      length: 1100,
      victory: 'points',
      switches: advanced,
      turns: 20,
      seats: [
        seat('allies', 0, fly('re8-sandy', 're8'), fly('tripehound-collishaw', 'triplane')),
        seat('central', 1, fly('albatros-d3-wolff', 'albatros'), fly('halberstadt-jasta-4', 'halberstadt')),
      ],
      objectives: [
        {
          aircraft: 're8',
          task: 'photograph',
          zone: { x: 300, y: 450, width: 300, length: 200 },
          edge: 'bottom',
          observer: true,
          points: 6,
        },
      ],
    },
  },
  {
    id: 'interception',
    source: 'reconstructed',
    options: {
      width: 1000,
      length: 1200,
      victory: 'points',
      switches: { special: true, aiming: true, altitude: true, overdive: true, blindSpots: true },
      turns: 14,
      seats: [
        seat('allies', 0, fly('breguet-96', 'breguet', { level: 3 }), fly('breguet-br-111', 'breguet-2', { level: 3 })),
        seat('central', 1, fly('d7-udet', 'fokker', { level: 1 }), fly('pfalz-degelow', 'pfalz', { level: 2 })),
      ],
      objectives: [
        { aircraft: 'breguet', task: 'cross', edge: 'top', points: 3 },
        { aircraft: 'breguet-2', task: 'cross', edge: 'top', points: 3 },
      ],
    },
  },
  {
    id: 'home-before-dark',
    source: 'reconstructed',
    options: {
      width: 1000,
      length: 1000,
      victory: 'points',
      switches: { special: true, altitude: true, illegal: 'straight' },
      turns: 20,
      fields: [{ x: 350, y: 60, width: 270, length: 270 }],
      seats: [
        seat('allies', 0, fly('spad-rickenbacker', 'spad', { x: 500, y: 800, heading: 180, level: 1 })),
        seat('central', 1, fly('triplane-jacobs', 'fokker', { x: 250, y: 866.25, heading: 180, level: 2 })),
      ],
      objectives: [{ aircraft: 'spad', task: 'land', points: 4 }],
    },
  },
  {
    id: 'scramble',
    source: 'reconstructed',
    options: {
      width: 1000,
      length: 1200,
      switches: { special: true, altitude: true },
      turns: 20,
      fields: [{ x: 365, y: 100, width: 270, length: 300 }],
      seats: [
        seat(
          'allies',
          0,
          fly('nieuport-17-bishop', 'nieuport', { x: 430, y: 140, heading: 0, landed: true }),
          fly('camel-maclaren', 'camel', { x: 570, y: 140, heading: 0, landed: true }),
        ),
        seat(
          'central',
          1,
          fly('albatros-d3-richthofen', 'albatros', { level: 2 }),
          fly('roland-schleich', 'roland', { level: 2 }),
        ),
      ],
    },
  },
  {
    id: 'above-the-clouds',
    source: 'reconstructed',
    options: {
      width: 1000,
      length: 1000,
      floor: 4,
      switches: {
        special: true,
        aiming: true,
        tailing: true,
        altitude: true,
        overdive: true,
        higher: true,
        clouds: true,
      },
      seats: [
        seat('allies', 0, fly('camel-springs', 'camel', { level: 5 }), fly('snipe-king', 'snipe', { level: 6 })),
        seat(
          'central',
          1,
          fly('triplane-lothar', 'fokker', { level: 6 }),
          fly('siemens-d3-udet', 'siemens', { level: 5 }),
        ),
      ],
    },
  },
  {
    id: 'fokker-scourge',
    source: 'reconstructed',
    options: {
      switches: { special: true, aiming: true, tailing: true, illegal: 'lost' },
      seats: [
        seat('allies', 0, fly('be2c-corps', 'be2c'), fly('dh2-hawker', 'dh2'), fly('nieuport-11-navarre', 'nieuport')),
        seat(
          'central',
          1,
          fly('eindecker-immelmann', 'immelmann'),
          fly('eindecker-boelcke', 'boelcke'),
          fly('eindecker-wintgens', 'wintgens'),
        ),
      ],
    },
  },
  {
    id: 'free-for-all',
    source: 'reconstructed',
    options: {
      width: 1150,
      length: 1150,
      victory: 'points',
      seats: [
        seat('paris', 0, fly('spad-guynemer', 'spad')),
        seat('berlin', 1, fly('albatros-d5a-kissenberth', 'albatros')),
        seat('london', 2, fly('camel-brown', 'camel')),
        seat('vienna', 3, fly('phoenix-linke-crawford', 'phoenix')),
      ],
    },
  },
  {
    id: 'tournament',
    source: 'WOW-TOURN-01',
    options: {
      switches: { noExplosions: true, aiming: true },
      seats: [
        seat('red', 0, fly('spad-luke', 'spad'), fly('se5a-mccudden', 'se5a')),
        seat('blue', 1, fly('d7-veltjens', 'fokker'), fly('albatros-d5a-goering', 'albatros')),
      ],
    },
  },
];

export const scenarioById = (id: string): Setup | undefined => scenarios.find((setup) => setup.id === id);
