import { type Card, type Faces, firstOf, listOf, withoutFirst } from '@tallyho/kernel';
import type { Fixed } from './fixed.ts';

/** A hand, by faces: which of the cards of each face it holds. (Cards of one face differ in their printed number.) */
export interface Hand {
  /** By face, the cards of it: bit n for the nth. */
  held: number[];
  /** The faces of which there is at least one. */
  faces: Faces;
  /** All cards together. */
  size: number;
}

export const emptyHand = ({ noCards }: Pick<Fixed, 'noCards'>): Hand => ({ held: noCards.slice(), faces: 0, size: 0 });

export function addCard(hand: Hand, { face, first }: Fixed, card: Card): void {
  const shown = face[card];
  hand.held[shown] |= 1 << (card - first[shown]);
  hand.faces |= 1 << shown;
  hand.size++;
}

export function takeCard(hand: Hand, { face, first }: Fixed, card: Card): void {
  const shown = face[card];
  const bit = 1 << (card - first[shown]);
  const held = hand.held[shown];
  if ((held & bit) === 0) throw new RangeError(`card ${card} is not in the hand`);
  hand.held[shown] = held ^ bit;
  if (held === bit) hand.faces ^= 1 << shown;
  hand.size--;
}

/** Puts all cards of a hand onto a pile. */
export function putAll(hand: Hand, { first }: Fixed, pile: Card[]): void {
  const { held } = hand;
  for (let left = hand.faces; left !== 0; left = withoutFirst(left)) {
    const face = firstOf(left);
    for (let cards = held[face]; cards !== 0; cards = withoutFirst(cards)) pile.push(first[face] + firstOf(cards));
    held[face] = 0;
  }
  hand.faces = 0;
  hand.size = 0;
}

/** The first card of a face that the hand holds. */
export const cardOf = ({ held }: Hand, { first }: Fixed, face: number): Card => first[face] + firstOf(held[face]);

/** The cards of a hand, in order: so they are grouped by face. */
export const cardsIn = ({ held, faces }: Hand, { first }: Fixed): Card[] =>
  listOf(faces).flatMap((face) => listOf(held[face]).map((nth) => first[face] + nth));
