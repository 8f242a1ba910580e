import type { Card } from '@tallyho/kernel';
import { MOST_CARDS } from './content/types.ts';
import type { ElementNo, PlaneNo } from './state.ts';

/**
 * Everything a player can choose. Cards, aircraft and Elements are numbers.
 * Of several cards with the same face only the first one in the hand is offered.
 */
export type Choice =
  /** Nothing: no answer, no attack, no more cards, no change of Altitude. */
  | { readonly do: 'pass' | 'done' | 'stay' }
  /** Setting up: the secret Altitude, cards exchanged by Combat Vision, the Element that acts. */
  | { readonly do: 'start'; readonly element: ElementNo; readonly altitude: number }
  | { readonly do: 'exchange'; readonly card: Card }
  | { readonly do: 'act'; readonly element: ElementNo }
  /** The Wingman's target; the Wingman whom the Leader attacks. */
  | { readonly do: 'wingman' | 'attack'; readonly at: PlaneNo }
  | { readonly do: 'dive' | 'climb' | 'follow' | 'give-up' }
  | { readonly do: 'break-off'; readonly leader: boolean; readonly wingman: boolean }
  /** A card as an Attack: as what it is, as SCISSORS, by the Gunner; VERTICAL ROLL has no target. */
  | { readonly do: 'play' | 'agile' | 'gunner'; readonly card: Card; readonly at: PlaneNo }
  | { readonly do: 'roll'; readonly card: Card; readonly up: boolean }
  /** A card as a Response: as what it is, as SCISSORS, as ACE PILOT. */
  | { readonly do: 'answer' | 'answer-agile' | 'answer-ace'; readonly card: Card }
  | { readonly do: 'discard'; readonly card: Card }
  | { readonly do: 'draw'; readonly count: number };

/*
 * The same choice is always the same object: lists of options are then lists of references, and playing a card costs
 * no memory. Beyond this size (a pack with very many cards) a choice at an aircraft is simply made anew.
 */
const CARDS = 96;
const PLANES = 32;

export const PASS: Choice = { do: 'pass' };
export const DONE: Choice = { do: 'done' };
export const STAY: Choice = { do: 'stay' };
export const DIVE: Choice = { do: 'dive' };
export const CLIMB: Choice = { do: 'climb' };
export const FOLLOW: Choice = { do: 'follow' };
export const GIVE_UP: Choice = { do: 'give-up' };
export const BREAK_LEADER: Choice = { do: 'break-off', leader: true, wingman: false };
export const BREAK_WINGMAN: Choice = { do: 'break-off', leader: false, wingman: true };
export const BREAK_BOTH: Choice = { do: 'break-off', leader: true, wingman: true };

const cards = Array.from({ length: CARDS }, (_, card) => card);
const planes = Array.from({ length: PLANES }, (_, plane) => plane);

/** No engine, with whatever pilot, gives more cards than this at once. */
const MOST_DRAWN = 40;
const draws: readonly Choice[] = Array.from({ length: MOST_DRAWN + 2 }, (_, count) => ({ do: 'draw', count }));
export const draw = (count: number): Choice => draws[count];

const drawLists: readonly (readonly Choice[])[] = draws.map((_, most) => draws.slice(0, most + 1).reverse());
/** As many cards as this, or fewer; the most first. */
export const drawsUpTo = (most: number): readonly Choice[] => drawLists[most];

const starts: readonly Choice[] = planes.flatMap((element) =>
  [0, 1, 2, 3, 4].map((altitude): Choice => ({ do: 'start', element, altitude })),
);
export const start = (element: ElementNo, altitude: number): Choice => starts[element * 5 + altitude];
const startLists: readonly (readonly Choice[])[] = starts.map((_, i) => starts.slice(i - (i % 5), i + 1));
/** All starting levels from Very Low up to this one. */
export const startsUpTo = (element: ElementNo, highest: number): readonly Choice[] => startLists[element * 5 + highest];

const acts: readonly Choice[] = planes.map((element) => ({ do: 'act', element }));
export const act = (element: ElementNo): Choice => acts[element];

function byPlane(verb: 'wingman' | 'attack'): (at: PlaneNo) => Choice {
  const made: readonly Choice[] = planes.map((at): Choice => ({ do: verb, at }));
  return (at) => made[at];
}
export const sendWingman = byPlane('wingman');
export const attackWingman = byPlane('attack');

/** By card; no deck has more of them than there are numbers to print on them. */
type OfCard = 'exchange' | 'answer' | 'answer-agile' | 'answer-ace' | 'discard';
const byCard = (verb: OfCard): readonly Choice[] =>
  Array.from({ length: MOST_CARDS }, (_, card): Choice => ({ do: verb, card }));
export const exchanges = byCard('exchange');
export const answers = byCard('answer');
export const answersAgile = byCard('answer-agile');
export const answersAce = byCard('answer-ace');
export const discards = byCard('discard');
export const exchangeCard = (card: Card): Choice => exchanges[card];
export const answer = (card: Card): Choice => answers[card];
export const answerAgile = (card: Card): Choice => answersAgile[card];
export const answerAce = (card: Card): Choice => answersAce[card];
export const discard = (card: Card): Choice => discards[card];

function byCardAndPlane(verb: 'play' | 'agile' | 'gunner'): (card: Card, at: PlaneNo) => Choice {
  const made: readonly Choice[] = cards.flatMap((card) => planes.map((at): Choice => ({ do: verb, card, at })));
  return (card, at) => made[card * PLANES + at] ?? { do: verb, card, at };
}
export const play = byCardAndPlane('play');
export const agile = byCardAndPlane('agile');
export const gunner = byCardAndPlane('gunner');

const ups: readonly Choice[] = cards.map((card) => ({ do: 'roll', card, up: true }));
const downs: readonly Choice[] = cards.map((card) => ({ do: 'roll', card, up: false }));
export const rollUp = (card: Card): Choice => ups[card] ?? { do: 'roll', card, up: true };
export const rollDown = (card: Card): Choice => downs[card] ?? { do: 'roll', card, up: false };
