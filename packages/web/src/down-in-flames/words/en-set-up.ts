import type { DeckKind, Mode } from '@tallyho/down-in-flames';

/** The set-up: every choice with what it does. */
const modes: { readonly [mode in Mode]: string } = {
  duel: 'Duel',
  teams: 'Teams',
  'free-for-all': 'Free-for-all',
};
const modeHelp: { readonly [mode in Mode]: string } = {
  duel: 'One fighter against one. Whoever shoots the other down wins.',
  teams: 'Two sides of up to four aircraft each. Victory points decide.',
  'free-for-all': 'Everybody against everybody, in an order that is drawn anew every turn.',
};
const decks: { readonly [deck in DeckKind]: string } = { both: 'Both halves', pacific: 'Pacific', europe: 'Europe' };

export const setUp = {
  mode: 'Kind of fight',
  modes,
  modeHelp,
  aircraftOf: (label: string) => `Aircraft ${label}`,
  chosenInGame: 'Chosen in secret when the fight begins',
  anyAircraft: 'Choose in secret later',
  addAircraft: (side: string) => `Add an aircraft to side ${side}`,
  wingman: 'Wingman of',
  noLeader: 'nobody',
  total: (p: { side: string; points: number }) =>
    `Side ${p.side}: ${p.points === 1 ? '1 point' : `${p.points} points`}`,
  turnsHelp: 'After this many turns the fight ends and the hits, or the points, decide.',
  yearOption: 'Agreed year',
  yearHelp: 'No aircraft may have entered service later.',
  pointsOption: 'Agreed points for each side',
  pointsHelp: 'What aircraft and pilots of a side may cost together.',
  pilots: 'Pilots can be chosen in secret, too',
  pilotsHelp: 'For aircraft that are chosen when the fight begins.',
  deck: 'Deck',
  decks,
  deckHelp: 'All 110 cards, or twice the Pacific or the European half.',
  deckCount: 'Number of decks',
  deckCountHelp: 'More cards for large fights.',
  perTarget: 'Bursts count anew for every target',
  perTargetHelp: 'Otherwise the Bursts of a turn are shared among all targets.',
  freeGunner: 'The gunner fires freely',
  freeGunnerHelp: 'The aircraft keeps its position on another enemy while its gunner fires.',
  balancing: 'Point balancing',
  balancingHelp:
    'The side with the cheaper aircraft starts with the difference as victory points. In a duel, shooting the other down still wins at once.',
  lowStart: 'Bonus cards for starting low',
  lowStartHelp: 'Two cards more at Very Low, one at Low.',
};
