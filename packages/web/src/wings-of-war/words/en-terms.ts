import type { DamageSymbol, fates, Manoeuvre, Nation, pivots, statuses, Warning } from '@tallyho/wings-of-war';

const manoeuvres: { readonly [name in Manoeuvre]: string } = {
  straight: 'straight',
  'short straight': 'short straight',
  stall: 'stall',
  'right 60': 'right turn',
  'left 60': 'left turn',
  'right 90': 'sharp right turn',
  'left 90': 'sharp left turn',
  'tight right': 'very short right turn',
  'tight left': 'very short left turn',
  'slip right': 'right sideslip',
  'slip left': 'left sideslip',
  'steep slip right': 'steep right sideslip',
  'steep slip left': 'steep left sideslip',
  'wide right': 'wide right sideslip',
  'wide left': 'wide left sideslip',
  immelmann: 'Immelmann',
  climb: 'Climb',
  dive: 'Dive',
  'short dive': 'short Dive',
  'right 30': 'gentle right turn',
  'left 30': 'gentle left turn',
  'right 45': 'easy right turn',
  'left 45': 'easy left turn',
};

const symbols: { readonly [name in DamageSymbol]: string } = {
  none: '',
  'jam-red': 'jam',
  'jam-green': 'jam (green)',
  'rudder-left': 'rudder jammed left',
  'rudder-right': 'rudder jammed right',
  fire: 'fire',
  smoke: 'smoke',
  engine: 'engine',
  crew: 'crew',
  explosion: 'explosion',
};

const nations: { readonly [nation in Nation]: string } = {
  france: 'France',
  germany: 'Germany',
  'united-kingdom': 'United Kingdom',
  italy: 'Italy',
  'austria-hungary': 'Austria-Hungary',
  'united-states': 'United States',
  belgium: 'Belgium',
};

const onGround: { readonly [status in (typeof statuses)[number]]: string } = {
  flying: 'flying',
  'touched-down': 'touching down',
  'rolling-out': 'rolling out',
  standing: 'on the ground',
  running: 'running up for take-off',
  'lifting-off': 'lifting off',
};

const gone: { readonly [fate in (typeof fates)[number]]: string } = {
  'in-play': '',
  'shot-down': 'shot down',
  left: 'has left the table',
  home: 'home',
};

const points: { readonly [point in (typeof pivots)[number]]: string } = {
  centre: 'the centre',
  front: 'the front edge',
  rear: 'the rear edge',
  'front-right': 'the front right corner',
  'rear-right': 'the rear right corner',
  'rear-left': 'the rear left corner',
  'front-left': 'the front left corner',
};

const warnings: { readonly [warning in Warning]: string } = {
  '': '',
  illegal: 'Illegal: it will be replaced when it is revealed.',
  'leaves-the-table': 'Leaves the table: the aircraft would be eliminated.',
  crash: 'Crashes: the landing field is elsewhere.',
  lost: 'The aircraft would be lost.',
  'below-the-floor': 'Below the floor: it counts as having left.',
  ignored: 'Will not be executed.',
};

export const terms = {
  manoeuvres,
  symbols,
  nations,
  onGround,
  gone,
  pivots: points,
  warnings,
  guns: ['front gun', 'rear gun'],
  aspects: {
    towards: 'its nose towards you',
    away: 'its tail towards you',
    left: 'flying to your left',
    right: 'flying to your right',
  },
  /** Up the table is north. */
  compass: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
  edges: { bottom: 'the bottom edge', top: 'the top edge', left: 'the left edge', right: 'the right edge' },
  steep: 'steep',
  noCards: 'no cards',
  points: (n: number) => (n === 1 ? '1 point' : `${n} points`),
  half: (halves: number) => (halves % 2 === 0 ? String(halves / 2) : `${Math.floor(halves / 2)}½`),
  cards: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
  /** Milliseconds as seconds with one decimal. */
  seconds: (ms: number) => (ms / 1000).toFixed(1),
  centimetres: (mm: number) => `${Math.round(mm / 10)} cm`,
};
