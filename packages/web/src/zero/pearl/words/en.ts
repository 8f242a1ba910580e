import { minus } from '@tallyho/words/figures';
import type { BombingResult, FlightKind, PearlClass } from '@tallyho/zero/content';

/** Numbers of a few things, in words of the sentence around them. */
const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const points = (n: number): string => `${minus(n)} ${Math.abs(n) === 1 ? 'VP' : 'VPs'}`;

export const setUp = {
  length: 'For one player. Two waves, perhaps a third; about half an hour.',
  who: 'Who leads the raid',
  command: 'Japanese command',
  start: 'Begin the raid',
  history:
    'At 7.48 on 7 December 1941 the first of 353 aircraft from six carriers came down on Oahu. Four battleships were sunk and four damaged, 188 American aircraft destroyed, more than 2,400 people killed. 29 Japanese aircraft did not come back. The oil tanks and the Navy Yard were left alone, and the American carriers were at sea.',
  historyTitle: 'What happened',
  how: 'How it goes',
  steps: [
    'One card says how far the defenders are surprised.',
    'You give each Flight a target, then let them attack one by one, in the order you like.',
    'For each Flight a card is drawn for the defence, then its own cards for the bombs.',
    'American fighters from the airfields you have spared fall on your second wave; A6M2 on Escort keep them off.',
    'Then home, or a third wave against the shore, with more to win and more to lose.',
  ],
  targets: 'Targets',
  target: 'Target',
  attackers: 'Who may attack',
  worth: 'Points → VPs',
  results: 'Results',
  provenance: 'Where this comes from',
  provenanceNote:
    'The sheet of this campaign is lost. All of it but the outline of rule 26.0 is our reconstruction; the rulings Z-CGAP-130 to 147 say how it goes.',
};

export const best = {
  title: 'Best results on this device',
  none: 'No raid has been flown to its end here yet.',
  vps: 'VPs',
  result: 'Result',
  date: 'Date',
  waves: 'Waves',
  unreadable:
    'The best results on this device cannot be read. They have been left as they are; this list begins anew until the page is closed.',
  unkept:
    'This device keeps nothing just now. The result stands here until the page is closed; the raid itself can be saved as a file.',
  fresh: (place: number) => `This is number ${place} among your raids on this device.`,
};

export const desk = {
  waves: ['', 'First wave', 'Second wave', 'Third wave'],
  before: 'Before the first wave',
  allotting: 'targets are allotted',
  attacking: 'the attack',
  deciding: 'a third wave?',
  over: 'The raid is over',
  between: ' · ',
  askAllot: (left: number) =>
    left === 0
      ? 'Everybody has a target. Send the wave?'
      : `Where to? ${counted(left, 'Flight waits', 'Flights wait')}.`,
  askAllotThird: (n: number) =>
    n === 0
      ? 'Who flies once more, and where to?'
      : `${counted(n, 'Flight is', 'Flights are')} ready. Another, or send the wave?`,
  askAttack: 'Who attacks next?',
  askThird: 'A third wave, or home?',
  adviceAllot:
    'Pick Flights, then a target on the map or in the list. Torpedoes count twice; some ships lie behind others.',
  adviceSecond: (sections: number) =>
    `${counted(sections, 'section of fighters is', 'sections of fighters are')} in the air. Each A6M2 Flight on Escort keeps one off.`,
  adviceAttack: 'Whoever goes first meets fewer guns. A Flight whose target is finished may take another nearby.',
  adviceThird:
    'Two defence cards for every Flight, a landing at dusk, and carriers that nobody has seen. The tanks burn well.',
  flights: 'Flights',
  waiting: 'Without a target',
  sent: 'On the list',
  toAttack: 'Still to attack',
  pickTarget: (flight: string) => `Targets for ${flight}`,
  refused: 'What is not for them',
  takeOff: 'Take off the list',
  launch: 'Send the wave',
  launchFirst: 'Give everybody a target',
  launchNobody: 'Give somebody a target',
  attack: (flight: string, target: string) => `${flight} attacks ${target}`,
  entry: (name: string, what: string) => `${name}: ${what}`,
  divert: (target: string) => `Divert to ${target}: one card less`,
  elsewhere: 'Divert to another target',
  finished: 'finished',
  home: 'Home',
  thirdWave: 'Fly a third wave',
  escort: 'Escort',
  steps: (n: number) => counted(n, 'Step', 'Steps'),
  sections: (n: number) => (n === 0 ? '' : `${counted(n, 'fighter section', 'fighter sections')} on it`),
  sentTo: (n: number) => (n === 0 ? '' : `${counted(n, 'Flight', 'Flights')} sent`),
  times: (n: number) => `× ${n}`,
  alert: 'Alert',
  alertIs: (n: number) => `Alert ${n} of 3`,
  alerts: ['asleep', 'the first guns fire', 'guns everywhere', 'everybody fires'],
  flares: 'Two flares: dive bombers first',
  net: points,
  map: 'Pearl Harbor',
  island: 'Oahu',
  haleiwa: 'Haleiwa',
  pacific: 'Pacific',
  mapWords: 'Pearl Harbor and Oahu from above, with every target; the list beside it says the same.',
  log: 'Log sheet',
  targets: 'Targets',
  score: 'Score',
  events: 'What happened',
  words: 'In words',
  flightColumn: 'Flight',
  targetColumn: 'Target',
  stepsColumn: 'Steps',
  pointsColumn: 'Points',
  levelColumn: 'State',
  vpsColumn: 'VPs',
  logEmpty: 'Nobody has been sent yet.',
  gone: 'lost',
};

export const kinds: { readonly [kind in FlightKind]: string } = {
  torpedo: 'Torpedoes',
  'armour-piercing': 'Armour-piercing bombs',
  'high-explosive': 'High-explosive bombs',
  dive: 'Dive bombers',
  fighter: 'Fighters',
};

export const classes: { readonly [kind in PearlClass]: string } = {
  battleship: 'battleship',
  ship: 'ship',
  airfield: 'airfield',
  shore: 'shore, third wave',
};

/** Levels: of ships, and of what cannot sink. */
export const levels = {
  afloat: ['unharmed', 'Damaged', 'Heavy Damage', 'Sunk'],
  ashore: ['unharmed', 'Damaged', 'Heavy Damage', 'Destroyed'],
};

export const results: { readonly [result in BombingResult]: string } = {
  miss: 'Miss',
  hit: 'Hit',
  direct: 'Direct',
  vital: 'Vital',
};

export const slip = {
  title: (flight: string, target: string) => `${flight} against ${target}`,
  diverted: (from: string) => `diverted from ${from}`,
  defence: 'Defence',
  section: 'fighters',
  attack: 'Attack',
  nothing: 'no effect',
  lost: (n: number) => `${counted(n, 'Step', 'Steps')} lost`,
  spoils: 'best result lost',
  spoiled: 'spoiled',
  shotDown: 'The whole Flight is lost.',
  points: (n: number) => counted(n, 'point', 'points'),
  magazine: 'The magazine blows up!',
  noMagazine: 'The magazine holds.',
  dusk: (n: number) => (n === 0 ? 'All land at dusk.' : `${counted(n, 'Step', 'Steps')} lost on landing.`),
};

export const score = {
  targets: 'Targets',
  stepsLost: 'Steps lost',
  carriers: 'American carriers',
  net: 'Net',
  range: (from: number, to: number | null) => (to === null ? `${from} or more` : `${from} to ${to}`),
  below: (from: number) => `below ${from}`,
};

export const choices = {
  allot: (flight: string, target: string) => `${flight} to ${target}`,
  escort: (flight: string) => `${flight} on Escort`,
  recall: (flight: string) => `take ${flight} off the list`,
};

export const events = {
  surprise: {
    red: 'Full surprise.',
    blue: 'Two flares: dive bombers attack first.',
    white: 'The radar report is believed.',
  },
  surpriseCard: (card: string, what: string) => `Surprise: ${card}. ${what}`,
  wave: (wave: string, flights: number) => `${wave}: ${counted(flights, 'Flight', 'Flights')}.`,
  allotted: (flight: string, target: string) => `${flight}: ${target}.`,
  recalled: (flight: string) => `${flight} is taken off the list.`,
  launched: (wave: string) => `${wave} is on its way.`,
  sections: (n: number) =>
    `${counted(n, 'section of American fighters takes', 'sections of American fighters take')} off.`,
  fighters: (on: string) => `American fighters attack ${on}.`,
  noFighters: 'The Escort keeps the American fighters off.',
  run: (flight: string, target: string) => `${flight} attacks ${target}.`,
  diverted: (flight: string, from: string, target: string) => `${flight} leaves ${from} alone and attacks ${target}.`,
  defence: (cards: string) => `Defence: ${cards}.`,
  bombs: (cards: string, points: string) => `${cards}: ${points}.`,
  magazine: (target: string) => `The magazine of ${target} blows up.`,
  magazineHolds: (target: string) => `The magazine of ${target} holds.`,
  damage: (target: string, level: string, points: number) =>
    `${target}: ${counted(points, 'point', 'points')}, ${level}.`,
  alert: (n: number) => `Alert ${n}.`,
  dusk: (flight: string, lost: number) =>
    lost === 0 ? `${flight} lands.` : `${flight} loses a Step on landing at dusk.`,
  home: 'The fleet turns for home.',
  carriers: (vps: number) =>
    vps === 0 ? 'No American carrier is met.' : `American carriers find the fleet: ${points(vps)}.`,
  verdict: (net: number, result: string) => `${points(net)}: ${result}.`,
  reshuffled: 'The deck is shuffled.',
};

export const outcome = {
  because: (net: number) => `${points(net)} in all.`,
  targets: (n: number) => `Targets: ${points(n)}.`,
  steps: (lost: number, vps: number) => `${counted(lost, 'Step', 'Steps')} lost: ${points(vps)}.`,
  carriers: (vps: number) => `American carriers: ${points(vps)}.`,
  sunk: (n: number) => `${counted(n, 'battleship', 'battleships')} sunk.`,
};
