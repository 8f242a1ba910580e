import type { Use } from '@tallyho/zero';

/** What a card in the exchange is played as. */
const useAs: { readonly [use in Use | 'roll' | 'break-off' | 'maneuver' | 'turret' | 'flak' | 'locate']: string } = {
  attack: 'Fire',
  maneuver: 'Maneuver',
  gunner: 'Gunner',
  answer: 'Answer',
  'as SCISSORS': 'As SCISSORS',
  'as ACE PILOT': 'As ACE PILOT',
  aim: 'Aim',
  turret: 'Turrets',
  // Who says it, says what it is.
  flak: '',
  locate: 'Location draw',
  roll: 'Altitude',
  'break-off': 'Break Off',
};

export const table = {
  useAs,
  engine: (change: string) => `Horsepower ${change}`,
  yourHand: (element: string) => `Hand of your ${element}`,
  miniHand: (element: string) => `Mini-hand of the Wingman of your ${element}`,
  miniCaption: 'Wingman’s mini-hand',
  handCaption: 'Leader’s hand',
  miniOf: (p: { element: string; n: number }) =>
    `Wingman of ${p.element}: ${p.n === 1 ? '1 card' : `${p.n} cards`} in the mini-hand`,
  destroyed: 'destroyed',
  crashed: 'has made its attack',
  landed: 'has landed',
  disengaged: 'disengaged',
  out: 'out of the fight',
  shock: 'shocked: one card fewer',
  shockShort: 'Shocked',
  aces: (n: number) => (n === 1 ? '1 Ace marker' : `${n} Ace markers`),
  agile: 'Agile',
  offensive: 'Offensive',
  defensive: 'Defensive',
  offensiveShort: 'Off',
  defensiveShort: 'Def',
  score: (p: { japanese: number; allied: number }) => `Japanese ${p.japanese} – ${p.allied} Allies`,
  wordsElement: (p: { element: string; side: string; level: string; cards: string; position: string }) =>
    `${p.element} (${p.side}) ${p.level === '' ? 'is not in the air yet' : `is ${p.level}`}, with ${p.cards} in hand. ${p.position}`,
  wordsNeutral: 'Neutral, Engaged with nobody.',
  wordsPosition: (p: { standing: string; foe: string }) => `${p.standing} ${p.foe}.`,
  wordsCraft: (p: { craft: string; hits: string; down: number; damaged: boolean; more: string }) =>
    `${p.craft}: ${p.hits} of ${p.down}${p.damaged ? ', Damaged' : ''}, ${p.more}.`,
  wordsBursts: (bursts: string) => `${bursts} to fire`,
  wordsWingman: (p: { offensive: number; defensive: number }) => `Offensive ${p.offensive}, Defensive ${p.defensive}`,
  wordsGone: (p: { craft: string; fate: string }) => `${p.craft}: ${p.fate}.`,
  wordsHand: (p: { element: string; cards: string }) => `Hand of your ${p.element}: ${p.cards}.`,
  wordsMini: (p: { element: string; cards: string }) => `Mini-hand of the Wingman of your ${p.element}: ${p.cards}.`,
};

export const result = {
  because: {
    'Z-4.92d': 'After the last turn the victory points decide.',
    'Z-GAP-46': 'One side has no aircraft left in the fight.',
    'Z-GAP-45': 'The victory points are equal.',
    'Z-GAP-82': 'One side has conceded.',
    'Z-23.8c': 'The mission is over, and the victory points decide.',
  },
  score: (p: { japanese: number; allied: number }) =>
    `Victory points: Japanese ${p.japanese}, Allies ${p.allied}. A destroyed aircraft is worth 5, a Damaged or disengaged one 2.`,
  headStart: (p: { japanese: number; allied: number }) =>
    `Head start from balancing, counted already: Japanese ${p.japanese}, Allies ${p.allied}.`,
};
