import { type Card, type Faces, firstOf, holds, listOf, withoutFirst } from '@tallyho/kernel';
import type { Fixed } from './fixed.ts';

/** A hand, by faces: a card is the number of its face, and cards of one face are alike. */
export interface Hand {
  /** By face, how many cards of it. */
  copies: number[];
  /** The faces of which there is at least one. */
  faces: Faces;
  /** All cards together. */
  size: number;
}

export const emptyHand = ({ noCards }: Pick<Fixed, 'noCards'>): Hand => ({
  copies: noCards.slice(),
  faces: 0,
  size: 0,
});

export function addCard(hand: Hand, card: Card): void {
  hand.copies[card]++;
  hand.faces |= 1 << card;
  hand.size++;
}

/** Takes one copy of a card out of a hand. */
export function takeCard(hand: Hand, card: Card): void {
  if (!holds(hand.faces, card)) throw new RangeError(`card ${card} is not in the hand`);
  if (--hand.copies[card] === 0) hand.faces ^= 1 << card;
  hand.size--;
}

/** Puts all cards of a hand onto a pile, in the order of the faces. */
export function putAll(hand: Hand, pile: Card[]): void {
  const { copies } = hand;
  for (let left = hand.faces; left !== 0; left = withoutFirst(left)) {
    const card = firstOf(left);
    for (let i = 0; i < copies[card]; i++) pile.push(card);
    copies[card] = 0;
  }
  hand.faces = 0;
  hand.size = 0;
}

/** The cards of a hand, in the order of the faces. */
export const cardsIn = ({ copies, faces }: Hand): Card[] =>
  listOf(faces).flatMap((card) => new Array<Card>(copies[card]).fill(card));
