import type { IllegalRule, Switches } from '@tallyho/wings-of-war';

/** The set-up: every choice with what it does. */
type Flag = Exclude<keyof Switches, 'illegal'>;

const switches: { readonly [flag in Flag]: { readonly title: string; readonly help: string } } = {
  special: {
    title: 'Special damage',
    help: 'Symbols on damage cards count: jammed rudders, wounds, engine damage, smoke and fire.',
  },
  aiming: {
    title: 'Aiming',
    help: 'Whoever fires at the same enemy again in the next phase scores a point more on each card.',
  },
  tailing: {
    title: 'Tailing',
    help: 'Whoever sits behind an enemy sees his card before it is flown, and may change the order of his own.',
  },
  noExplosions: { title: 'No explosions', help: 'The explosion cards are taken out: less luck.' },
  physical: {
    title: 'Bases may collide',
    help: 'Models that cannot stand where they should are set back; otherwise bases simply overlap.',
  },
  interruption: { title: 'Interruption', help: 'Whoever is hit loses Tailing and Aiming for the next phase.' },
  blindSpots: { title: 'Blind spots', help: 'A rear gun cannot fire straight behind the tail at short range.' },
  altitude: {
    title: 'Altitude',
    help: 'Aircraft climb, dive, land and take off; only those at about the same altitude can fire at each other.',
  },
  overdive: { title: 'Overdive', help: 'Stall, Dive, straight: two levels down.' },
  higher: { title: 'Flying Higher', help: 'The floor may be above 0, and players may agree to change it.' },
  clouds: { title: 'Cloud cover', help: 'A cloud lies above the ceiling; inside nobody fires and nobody is seen.' },
};

const illegal: { readonly [rule in IllegalRule]: string } = {
  refused: 'cannot be planned',
  straight: 'are replaced by a straight',
  lost: 'cost the aircraft',
};

const scenarios: { readonly [id: string]: { readonly title: string; readonly help: string } } = {
  dogfight: { title: 'Dogfight', help: 'Camel against triplane, the basic rules.' },
  'dawn-patrol': { title: 'Dawn patrol', help: 'Two against two over the trenches; points decide.' },
  escort: { title: 'Escort', help: 'A D.H.4 must cross the lines between its escort and three fighters.' },
  photographs: { title: 'Photographs', help: 'An R.E.8 has to photograph the trenches and come home.' },
  interception: { title: 'Interception', help: 'Two Breguets come in high; two fighters climb to meet them.' },
  'home-before-dark': { title: 'Home before dark', help: 'A SPAD wants to land, with a triplane behind it.' },
  scramble: { title: 'Scramble', help: 'Two fighters take off under attack.' },
  'above-the-clouds': { title: 'Above the clouds', help: 'Two against two at great altitude, with cloud cover.' },
  'fokker-scourge': {
    title: 'Fokker scourge',
    help: '1915–16: three Eindeckers, and an illegal manoeuvre is the last one.',
  },
  'free-for-all': { title: 'Free-for-all', help: 'Four aircraft, each for himself.' },
  tournament: { title: 'Tournament', help: 'Two against two, without explosions.' },
};

export const setUp = {
  scenario: 'Scenario',
  scenarios,
  ours: 'our own',
  published: 'of the public record',
  seats: 'Players and aircraft',
  side: (letter: string) => `Side ${letter}`,
  choose: 'Change the aircraft',
  chooseTitle: (label: string) => `Aircraft for ${label}`,
  fly: (name: string) => `Fly the ${name}`,
  addAircraft: 'Add an aircraft',
  removeAircraft: (label: string) => `Remove ${label}`,
  altitude: 'Altitude',
  landed: 'on the ground',
  atFront: (year: number) => `at the front from ${year}`,
  manoeuvreDeck: 'Manoeuvre deck',
  gunFront: 'Front gun',
  gunRear: 'Rear gun',
  noGun: 'none',
  guns: { A: 'A, twin machine guns', B: 'B, single machine gun', C: 'C', D: 'D' },
  endurance: 'Damage it can take',
  maxAltitude: 'Maximum altitude',
  climb: 'Climb value',
  deckCards: 'Its manoeuvres',
  twoSeater: 'two-seater',
  singleSeater: 'single-seater',
  crew: 'Crew',
  anyCrew: 'all aircraft',
  switches,
  illegalTitle: 'Illegal manoeuvres',
  illegalHelp: 'What becomes of a card that may not be flown where it was planned.',
  illegal,
  victory: 'Who wins',
  victoryHelp:
    'The last side over the table, or the points: 2 for a victory, 1 for an enemy that leaves, −1 for a loss, and the tasks.',
  victories: { last: 'the last side in the air', points: 'the points' },
  turnsHelp: 'After this many turns the fight ends and the points decide.',
  width: 'Width of the table (mm)',
  length: 'Depth of the table (mm)',
  sizeHelp: 'Whoever leaves the table is out.',
  damageDecks: 'Damage decks',
  damageDecksHelp: 'How many copies of each deck are shuffled together.',
  floor: 'Floor',
  floorHelp: 'The lowest altitude; the ceiling is three levels higher.',
  sourceNote: 'Values in italics are reconstructed by us; the others come from the rulebook or the public record.',
};
