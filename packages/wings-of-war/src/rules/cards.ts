import type { Card } from '@tallyho/kernel';
import { symbols } from '../content/types.ts';
import type { WingsOfWar } from '../state.ts';

export const DECK_A = 0;
export const DECK_B = 1;

/** Symbols as numbers. */
const JAM_RED = symbols.indexOf('jam-red');
const JAM_GREEN = symbols.indexOf('jam-green');
export const RUDDER_LEFT = symbols.indexOf('rudder-left');
export const RUDDER_RIGHT = symbols.indexOf('rudder-right');
export const FIRE = symbols.indexOf('fire');
export const SMOKE = symbols.indexOf('smoke');
export const ENGINE = symbols.indexOf('engine');
export const CREW = symbols.indexOf('crew');
export const EXPLOSION = symbols.indexOf('explosion');

export const deckOfCard = (card: Card): number => Math.floor(card / 100);
export const numberOfCard = (card: Card): number => card % 100;
export const isJam = (symbol: number): boolean => symbol === JAM_RED || symbol === JAM_GREEN;

/** What everybody knows about a damage card on a console: nothing but how it was drawn, what was announced, or all. */
export const HIT = 0;
export const SHOWN = 1;
export const SMOKES = 2;
export const BURNS = 3;
export const BY_FLAMES = 4;
export const BY_CRASH = 5;
export const FIRST_OF_PAIR = 6;
export const SECOND_OF_PAIR = 7;

/** All cards of the game, wherever they are. */
export function allCards(s: WingsOfWar): Card[] {
  const cards: Card[] = [];
  for (const { pile, discard } of s.decks) cards.push(...pile, ...discard);
  for (const a of s.planes) for (const { card } of a.hits) cards.push(card);
  return cards;
}
