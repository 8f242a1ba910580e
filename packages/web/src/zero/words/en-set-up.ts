import type { Balance, Mode } from '@tallyho/zero';

const balances: { readonly [balance in Balance]: string } = {
  points: 'Balance by points',
  numbers: 'Balance by numbers',
  wingmen: 'Balance by Wingmen',
  pilots: 'Balance by pilots',
  house: 'House rules',
};

const balanceHelp: { readonly [balance in Balance]: string } = {
  points: 'The side with the cheaper aircraft starts with the difference as victory points.',
  numbers: 'One side may have more aircraft, if the points of both are equal.',
  wingmen: 'The stronger side may fly without some of its Wingmen.',
  pilots: 'The weaker side may take named pilots; each bonus counts a point.',
  house: 'Anything goes: any number of aircraft and any pilots of the right service.',
};

const modes: { readonly [mode in Mode]: string } = { dogfight: 'A dogfight', mission: 'A mission' };
const modeHelp: { readonly [mode in Mode]: string } = {
  dogfight: 'Elements against Elements, six turns.',
  mission: 'There and back: bombers, escorts and interceptors, a target with its Flak.',
};
const turns = (n: number): string => (n === 1 ? '1 turn' : `${n} turns`);

/** The set-up: every choice with what it does. */
export const setUp = {
  side: (p: { side: string; points: number; aircraft: number }) =>
    `${p.side}: ${p.points === 1 ? '1 point' : `${p.points} points`}, ${p.aircraft} aircraft`,
  playerOf: (name: string) => `Player ${name}`,
  element: (badge: string) => `Element ${badge}`,
  addElement: 'Add an Element',
  removePlayer: (name: string) => `Remove ${name}`,
  wingman: 'With a Wingman',
  altitude: 'Starting altitude',
  secretAltitude: 'chosen in secret',
  pilotsNeedBalance: 'Pilots fly where they are agreed on: see Balance by pilots and House rules among the options.',
  year: 'Year',
  yearHelp: 'No aircraft may have entered service later.',
  balances,
  balanceHelp,
  turnsHelp: 'After this many turns the victory points decide.',
  toTheDeath: 'To the death',
  toTheDeathHelp: 'The fight goes on until one side has no aircraft left; the number of turns is only the limit.',
  first: 'Who begins',
  firstHelp: 'Otherwise the turn marker is flipped.',
  flip: 'flip the marker',
  fullThrottle: 'FULL THROTTLE',
  fullThrottleHelp: 'Adds the four cards of Corsairs & Hellcats to the deck.',
  turbochargers: 'Turbochargers',
  turbochargersHelp: 'Aircraft marked T fly high as if they were a level lower.',
  gunners: 'Gunners',
  gunnersHelp: 'A Gunner fires at whoever is behind the aircraft.',
  mode: 'What is flown',
  modes,
  modeHelp,
  line: 'Mission',
  raids: (p: { kind: string; side: string; target: string; outward: number; homeward: number }) =>
    `${p.kind}. The ${p.side} attack: ${p.target}. ${turns(p.outward)} there, ${turns(p.homeward)} back, less their Speed. Aircraft and orders can be changed below.`,
  meets: (p: { kind: string; turns: number }) =>
    `${p.kind}, ${turns(p.turns)}. Aircraft and orders can be changed below.`,
  missionKind: 'Kind of mission',
  missionKindHelp: 'Dogfights and evacuations have a number of turns; all others a way there and back.',
  attacker: 'Attacker',
  attackerHelp: 'The side that flies to the target.',
  target: 'Target',
  targetHelp: 'Its sheet says how much it takes, and what Flak it has.',
  outward: 'Turns to the target',
  outwardHelp: 'The Speed of the slowest aircraft is taken off.',
  homeward: 'Turns home',
  homewardHelp: 'Here too, less the Speed of the slowest that is left.',
  angles: 'Angle of Attack',
  anglesHelp: 'Bombers are attacked from the front, the side or the rear.',
  formation: (p: { side: string; n: number }) => `Formation ${p.n} of the ${p.side}`,
  addFormation: 'Add a Formation',
  formationType: 'Type',
  formationCount: 'Aircraft',
  formationAltitude: 'Altitude of the mission',
};
