import type { DamageSymbol, Manoeuvre } from '@tallyho/wings-of-war';

/** What stands on a manoeuvre card, and on a small one. */
const titles: { readonly [name in Manoeuvre]: readonly [whole: string, brief: string] } = {
  straight: ['Straight', 'Straight'],
  'short straight': ['Short straight', 'Short str.'],
  stall: ['Stall', 'Stall'],
  'right 60': ['Right turn', 'Right turn'],
  'left 60': ['Left turn', 'Left turn'],
  'right 90': ['Sharp right', 'Sharp right'],
  'left 90': ['Sharp left', 'Sharp left'],
  'tight right': ['Tight right', 'Tight right'],
  'tight left': ['Tight left', 'Tight left'],
  'slip right': ['Right slip', 'Right slip'],
  'slip left': ['Left slip', 'Left slip'],
  'steep slip right': ['Steep slip R', 'Steep R'],
  'steep slip left': ['Steep slip L', 'Steep L'],
  'wide right': ['Wide slip R', 'Wide R'],
  'wide left': ['Wide slip L', 'Wide L'],
  immelmann: ['Immelmann', 'Immelmann'],
  climb: ['Climb', 'Climb'],
  dive: ['Dive', 'Dive'],
  'short dive': ['Short dive', 'Short dive'],
  'right 30': ['Gentle right', 'Gentle R'],
  'left 30': ['Gentle left', 'Gentle L'],
  'right 45': ['Easy right', 'Easy right'],
  'left 45': ['Easy left', 'Easy left'],
};

type Effect = Exclude<DamageSymbol, 'none'> | 'observer';

/** What stands on a damage card: its title, and the rule in a line. */
const effects: { readonly [effect in Effect]: readonly [title: string, rule: string] } = {
  'jam-red': ['Gun jams', 'The shooter holds fire for three cards'],
  'jam-green': ['Gun jams', 'The shooter holds fire for three cards'],
  'rudder-left': ['Rudder', 'Nothing to the left next turn'],
  'rudder-right': ['Rudder', 'Nothing to the right next turn'],
  fire: ['Fire', 'One A card a turn, for three turns'],
  smoke: ['Smoke', 'Cannot tail for three turns'],
  engine: ['Engine', 'One stall in every turn from now on'],
  crew: ['Pilot hit', 'No fire for four cards'],
  observer: ['Observer hit', 'The rear gun falls silent'],
  explosion: ['Explosion', 'Shot down at once'],
};

export const cards = {
  titles,
  splitS: 'Split-S',
  effects,
  missed: { title: 'Missed', rule: 'Through the wires' },
  hit: 'Hit',
  /** From one point upwards. */
  torn: [
    'Canvas torn',
    'A rib cracked',
    'Ribs broken',
    'A strut shot through',
    'A spar is gone',
    'Wood and canvas fly',
  ],
  kill: 'Kill',
  pointsSecret: 'points secret',
};
