import type { Border, DecisionKind, Service, SideName, Skill, Title } from '@tallyho/zero';
import type { RatingId, RatingPart } from '../model/ratings.ts';
import { missionHelp } from './en-mission.ts';

const sides: { readonly [side in SideName]: string } = { japanese: 'Japanese', allied: 'Allies' };

const services: { readonly [service in Service]: string } = {
  ijn: 'Imperial Japanese Navy',
  ija: 'Imperial Japanese Army',
  usaaf: 'US Army Air Forces',
  usn: 'US Navy',
  usmc: 'US Marine Corps',
  avg: 'American Volunteer Group',
  commonwealth: 'Commonwealth',
  dutch: 'Netherlands East Indies',
  philippine: 'Philippine Army',
  chinese: 'China National Aviation Corporation',
};

const ratings: { readonly [id in RatingId]: string } = {
  performance: 'Performance',
  horsepower: 'Horsepower',
  bursts: 'Bursts',
  gunner: 'Gunner',
  damage: 'Damage',
  offensive: 'Offensive',
  defensive: 'Defensive',
};

const ratingHelp: { readonly [id in RatingId]: string } = {
  performance: 'Up to this many cards in hand when you draw.',
  horsepower: 'Cards you may draw at the end of your sequence; altitude changes it.',
  bursts: 'What you pay with when you fire; more from a better position, none while behind.',
  gunner: 'Bursts of the Gunner, against a pursuer.',
  damage: 'So many hits turn the card, or end the fight for it.',
  offensive: 'Cards of the mini-hand with which the Wingman attacks.',
  defensive: 'Cards of the mini-hand with which the Wingman defends itself.',
};

const parts: { readonly [part in RatingPart]: string } = {
  base: 'card',
  damage: 'damage',
  pilot: 'pilot',
  altitude: 'altitude',
  shock: 'shock',
  position: 'position',
  bombers: 'against a bomber',
  won: 'won',
  spent: 'fired',
};

/** What the titles mean, for those who want to know; cards keep the printed title in every language. */
const meanings: { readonly [title in Title]: string } = {
  'IN MY SIGHTS': 'fires at an enemy',
  'OUT OF THE SUN': 'fires at an enemy, hard to answer',
  MANEUVERING: 'one step towards his tail',
  'HALF LOOP': 'two steps towards his tail',
  SCISSORS: 'from Disadvantaged to Advantaged; answers turns',
  'VERTICAL ROLL': 'one level up or down; answers fire',
  'FULL THROTTLE': 'one step out of trouble; answers manoeuvres',
  'TIGHT TURN': 'answers fire and manoeuvres',
  'BARREL ROLL': 'answers fire and SCISSORS',
  'ACE PILOT': 'answers any card played against you',
};

/** What a card does when it is played as an Attack, in few words; '': it only answers. */
const deeds: { readonly [title in Title]: string } = {
  'IN MY SIGHTS': 'at one enemy',
  'OUT OF THE SUN': 'hard to answer',
  MANEUVERING: 'One step better',
  'HALF LOOP': 'Exactly two steps better',
  SCISSORS: 'Disadvantaged to Advantaged',
  'VERTICAL ROLL': 'Climb or dive',
  'FULL THROTTLE': 'One step out of trouble',
  'TIGHT TURN': '',
  'BARREL ROLL': '',
  'ACE PILOT': '',
};

const borders: { readonly [border in Border]: string } = {
  red: 'Attack',
  white: 'Attack / Response',
  blue: 'Response',
};

const skills: { readonly [skill in Skill]: string } = {
  A: 'Ace: once, any card as ACE PILOT',
  BM: 'bombing (campaign)',
  BU: 'Bursts +1',
  CV: 'Combat Vision: exchanges cards before the fight',
  D: 'Damage +1',
  G: 'Gunner +1',
  H: 'Horsepower +1',
  P: 'Performance +1',
  S: 'strafing (campaign)',
};

/** A line of advice under every question, for those who fly for the first time. */
export const help: { readonly [kind in DecisionKind]: string } = {
  start: 'Only aircraft at the same altitude can fight. Low levels bring more cards, high ones fewer.',
  'combat-vision': 'Put away what you could not use in your first turn.',
  order: 'The sides take turns at naming an Element.',
  'wingman-attack':
    'A Wingman needs no Bursts, and whatever Position he wins is his Leader’s. Only what he draws can be played.',
  'wingman-play': 'Nothing of the mini-hand is kept: play what helps.',
  altitude: 'Climbing costs a card, diving brings one. A change of level shakes off whoever cannot follow.',
  'climb-cost': 'Give up the card you need least.',
  follow: 'Who does not follow loses his Position.',
  'follow-cost': 'Give up the card you need least.',
  play: 'First get behind him, then fire: a better Position gives more Bursts. Framed cards can be played.',
  answer: 'Framed cards stop what he does. Whoever plays the last card of an exchange gets his way.',
  discard: 'Making room can be wise: you only draw up to your Performance.',
  draw: 'A full hand is what answers fire in the enemy’s turn.',
  ...missionHelp,
};

export const terms = {
  sides,
  services,
  ratings,
  ratingHelp,
  parts,
  meanings,
  deeds,
  borders,
  skills,
  anyCard: 'any card',
  fuelTank: 'destroys its target',
  fuelTankDeed: 'unanswered, he is lost',
  leader: 'Leader',
  formerLeader: 'Ex-Leader',
  wingman: 'Wingman',
  /** One's own aircraft in a sentence, and any Wingman. */
  yours: (p: { element: string; isWingman: boolean }) =>
    p.isWingman ? `your ${p.element} Wingman` : `your ${p.element}`,
  wingmanOf: (element: string) => `${element} Wingman`,
  /** Its code on a card that it plays. */
  wingmanBadge: (badge: string) => `${badge}w`,
  notes: {
    agile: 'Agile: once a sequence any card serves as SCISSORS.',
    turbo: 'Turbocharger: flies high as if it were a level lower.',
    ceiling: (level: string) => `Ceiling: ${level}.`,
    night: (cards: number) =>
      `Night fighter: flies by night only and alone, and draws ${cards === 1 ? '1 card' : `${cards} cards`} to find the enemy.`,
    rockets: 'May carry rockets.',
    napalm: 'May carry Napalm.',
  },
  pointsBoth: (p: { leader: number; wingman: number }) => `${p.leader} + ${p.wingman} points`,
  sourceOf: (p: { provenance: string; rule: string }) => `${p.provenance} (${p.rule})`,
};
