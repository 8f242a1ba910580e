/** What stands around the sky, in the games that are flown in it with cards. */
export const table = {
  placeWhich: 'Which bomber?',
  putDown: (n: number) => (n === 1 ? 'Discard this card' : `Discard these ${n} cards`),
  emptyHand: 'Your hand is empty.',
  handOf: (p: { plane: string; n: number }) => `${p.plane}: ${p.n === 1 ? '1 card' : `${p.n} cards`} in hand`,
  turnOf: (p: { turn: number; of: number }) => `Turn ${p.turn} of ${p.of}`,
  beforeTurns: 'Before the first turn',
  sky: 'The sky',
  bands: 'Altitudes',
  chain: 'Exchange',
  awaited: (who: string) => `${who} to answer`,
  playedByYou: 'You',
  yourAnswer: 'Your answer?',
  answerTo: (card: string) => `to ${card}`,
  earlierCards: (n: number) => (n === 1 ? '1 earlier card' : `${n} earlier cards`),
  stake: (p: { hits: number; on: string }) => `At stake: ${p.hits === 1 ? '1 hit' : `${p.hits} hits`} on ${p.on}`,
  stakeAll: (on: string) => `At stake: all of ${on}`,
  takeHits: (n: number) => (n === 1 ? 'Take the hit' : `Take ${n} hits`),
  /** What follows from a choice. */
  after: {
    down: 'you would be shot down',
    downUnless: 'shot down, unless an EVASIVE helps',
    damaged: (p: { hits: number; down: number }) => `Damaged: ${p.hits} of ${p.down}`,
    hits: (p: { hits: number; down: number }) => `${p.hits} of ${p.down}, still flying`,
    held: (p: { enemy: string; position: string }) => `${p.enemy} is ${p.position}`,
    neutral: 'both Neutral',
    lost: 'it is stopped',
  },
  us: 'Us',
  them: 'Them',
  score: 'Score',
  notUpYet: 'on the ground',
  plate: (name: string) => `${name}: ratings`,
  rule: 'Rule',
  turnsFlown: 'Turn',
  overTarget: 'Over target',
  bombs: 'Bombs',
  succeeded: 'It works',
  cancelled: 'Stopped',
  maneuverValue: 'Maneuver',
  burstsAndHits: 'Bursts / hits',
  damage: (p: { hits: number; damaged: number; down: number }) =>
    `${p.hits} of ${p.down} hits; Damaged at ${p.damaged}`,
  damagedNow: 'Damaged',
  downNow: 'shot down',
  burstsLeft: (n: number): string => (n === 1 ? 'Burst left' : 'Bursts left'),
  positionOn: (p: { position: string; other: string }) => `${p.position} – ${p.other}`,
  cardUse: (p: { card: string; use: string }) => `${p.card}: ${p.use}`,
  otherLevel: (p: { other: string; above: number }) =>
    `${p.other} is ${Math.abs(p.above) === 1 ? 'one level' : `${Math.abs(p.above)} levels`} ${p.above > 0 ? 'above' : 'below'}`,
  pile: 'Draw pile',
  discard: 'Discard pile',
  seenIntro: 'Everybody may know this: how many of each card are still somewhere unseen, in the pile or in a hand.',
  seenCard: 'Card',
  seenDiscarded: 'Discarded',
  ratings: 'Aircraft',
  ratingWhy: (parts: string) => `= ${parts}`,
  wordsPiles: (p: { pile: string; discard: string }) => `The pile has ${p.pile}, the discard pile ${p.discard}.`,
  uses: (card: string) => `What to do with ${card}`,
  playable: 'Can be played',
  notPlayable: 'Cannot be played now',
  notPlayableFor: (why: string) => `Cannot be played now: ${why}`,
  noUse: 'This card is of no use at this moment.',
};

/** What stands on a card besides what it does: the words that say its type, and what FUEL TANK brings. */
export const card = {
  attack: 'Attack',
  fire: 'Fire',
  answers: 'Answers',
  after: 'After',
  anyTime: 'Any time',
  kill: 'kill',
};

export const result = {
  damage: 'Hits taken',
  hand: 'Cards in hand',
  position: 'Position',
  altitude: 'Altitude',
  start: 'start',
};

export const terms = {
  levels: ['Very Low', 'Low', 'Medium', 'High', 'Very High'],
  atLevel: [
    'at Very Low altitude',
    'at Low altitude',
    'at Medium altitude',
    'at High altitude',
    'at Very High altitude',
  ],
  levelsShort: ['VL', 'L', 'M', 'H', 'VH'],
  /** Positions that somebody holds, where there is little room. */
  holdsShort: { tailing: 'Tailing', advantaged: 'Adv.' },
  /** From −2 to 2. */
  positions: ['Tailed', 'Disadvantaged', 'Neutral', 'Advantaged', 'Tailing'],
  /** The same, with the word that leads to the other aircraft. */
  standing: ['Tailed by', 'Disadvantaged to', 'Neutral to', 'Advantaged on', 'Tailing'],
  cards: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
  hits: (n: number) => (n === 1 ? '1 hit' : `${n} hits`),
  bursts: (n: number) => (n === 1 ? '1 Burst' : `${n} Bursts`),
  and: (list: readonly string[]) =>
    list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`,
};

export const setUp = {
  choose: 'Change the aircraft',
  chooseTitle: (label: string) => `Aircraft for ${label}`,
  take: (name: string) => `Take the ${name}`,
  pilot: 'Pilot',
  noPilot: 'nobody in particular',
  addPlayer: 'Add a player',
  remove: (label: string) => `Remove ${label}`,
  points: 'Points at most',
  anyPoints: 'no limit',
  even: 'Evenly matched.',
  uneven: (n: number) => `One side is ${n === 1 ? '1 point' : `${n} points`} stronger.`,
  front: 'Front',
  inService: (year: number) => `in service from ${year}`,
};
