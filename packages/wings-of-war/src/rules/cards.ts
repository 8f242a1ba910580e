import { type Audience, type Card, type Deck, EVERYONE, NO_CARD } from '@tallyho/kernel';
import { damageLetters, symbols } from '../content/types.ts';
import { IN_PLAY, type WingsOfWar, type WingsTable } from '../state.ts';

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

const deckOfCard = (card: Card): number => Math.floor(card / 100);
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

/** WOW-DECK-02, WOW-GAP-78 — an empty pile gets its discards and the cards of eliminated aircraft back. */
function refill(t: WingsTable, letter: number): void {
  const s = t.state;
  const deck = s.decks[letter];
  if (deck.pile.length > 0) return;
  for (const card of deck.discard) deck.pile.push(card);
  deck.discard.length = 0;
  for (const a of s.planes) {
    if (a.fate === IN_PLAY) continue;
    for (let i = a.hits.length - 1; i >= 0; i--) {
      if (deckOfCard(a.hits[i].card) !== letter) continue;
      deck.pile.push(a.hits[i].card);
      a.hits.splice(i, 1);
    }
  }
  if (deck.pile.length > 0)
    t.say?.(EVERYONE, { event: 'reshuffled', deck: damageLetters[letter], because: 'WOW-DECK-02' });
}

/** A card off a damage deck, seen by these; NO_CARD when none can be had. */
export function take(t: WingsTable, letter: number, seenBy: Audience): Card {
  refill(t, letter);
  const deck = t.state.decks[letter];
  return deck.pile.length === 0 ? NO_CARD : t.draw(deck, seenBy);
}

/** WOW-DECK-09 — the last remedy: every total is written down, and all the cards go back into their decks. */
export function writeDown(t: WingsTable): void {
  const s = t.state;
  s.writtenDown++;
  for (const a of s.planes) {
    for (const { card } of a.hits) s.decks[deckOfCard(card)].pile.push(card);
    a.hits.length = 0;
    a.written = a.damage;
  }
  t.say?.(EVERYONE, { event: 'written-down', because: 'WOW-DECK-09' });
}

/** A card that is only looked at and discarded: for the order in a collision, and for fighting a fire. */
export function look(t: WingsTable, letter: number): Card {
  let card = take(t, letter, EVERYONE);
  if (card === NO_CARD) {
    writeDown(t);
    card = take(t, letter, EVERYONE);
  }
  t.state.decks[letter].discard.push(card);
  return card;
}

/** All cards of the game, wherever they are. */
export function allCards(s: WingsOfWar): Card[] {
  const cards: Card[] = [];
  for (const deck of s.decks) pushAll(cards, deck);
  for (const a of s.planes) for (const { card } of a.hits) cards.push(card);
  return cards;
}

function pushAll(cards: Card[], deck: Deck): void {
  for (const card of deck.pile) cards.push(card);
  for (const card of deck.discard) cards.push(card);
}
