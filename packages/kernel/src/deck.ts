import { below, type Chance } from './chance.ts';

/** A card is a number; what it shows is content. */
export type Card = number;
export const NO_CARD: Card = -1;

/**
 * A face-down pile, its discard pile, and the draws a test has laid out.
 *
 * The pile is kept as a bag: nothing in the state says which card comes next, each draw picks one. That is the same
 * chance as shuffling first, costs the same, and leaves no order of draw that could leak.
 */
export interface Deck {
  pile: Card[];
  discard: Card[];
  /** Cards laid out in advance, first to be drawn first; each must be in the pile when its turn comes. */
  next: Card[];
}

export const deckOf = (cards: readonly Card[]): Deck => ({ pile: cards.slice(), discard: [], next: [] });

/** Whether a draw would have to turn the discard pile over first. */
export const needsReshuffle = (deck: Deck): boolean => deck.pile.length === 0 && deck.discard.length > 0;

/** The discard pile is turned over: it is the pile from now on, and where the empty pile was cards are discarded. */
export function reshuffle(deck: Deck): void {
  const { pile, discard } = deck;
  deck.pile = discard;
  deck.discard = pile;
}

/** One card off the pile, or NO_CARD when there is none left. */
export function takeFrom(deck: Deck, chance: Chance): Card {
  const { pile } = deck;
  if (pile.length === 0) return NO_CARD;
  const at = deck.next.length > 0 ? laidOut(deck) : below(chance, pile.length);
  const card = pile[at];
  const last = pile.pop() as Card;
  if (at < pile.length) pile[at] = last;
  return card;
}

function laidOut(deck: Deck): number {
  const at = deck.pile.indexOf(deck.next[0]);
  if (at < 0) throw new NotInPile(deck.next[0]);
  deck.next.shift();
  return at;
}

/**
 * Thrown when a card that a test has laid out to be drawn next is not in the pile: the test's fault, not the game's.
 */
export class NotInPile extends RangeError {
  constructor(card: Card) {
    super(`card ${card} was laid out to be drawn next, and is not in the pile`);
  }
}

/** Takes one copy of a card out of a hand. */
export function removeCard(hand: Card[], card: Card): void {
  const at = hand.indexOf(card);
  if (at < 0) throw new RangeError(`card ${card} is not there`);
  hand.splice(at, 1);
}

/** Takes these cards out of a deck's pile, or says which one is not there. */
export function takeOut(deck: Deck, cards: readonly Card[]): Card | null {
  for (const card of cards) {
    const at = deck.pile.indexOf(card);
    if (at < 0) return card;
    deck.pile.splice(at, 1);
  }
  return null;
}

/** Lays out the next draws; answers with a card that neither pile nor discard pile still holds, or null. */
export function layOut(deck: Deck, cards: readonly Card[]): Card | null {
  const there = [...deck.pile, ...deck.discard];
  for (const card of [...deck.next, ...cards]) {
    const at = there.indexOf(card);
    if (at < 0) return card;
    there.splice(at, 1);
  }
  deck.next.push(...cards);
  return null;
}
