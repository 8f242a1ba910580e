import { expect, test } from 'vitest';
import { addCard, cardsIn, emptyHand, putAll, takeCard } from '../src/hand.ts';

const none = { noCards: [0, 0, 0, 0, 0] };

test('a hand holds what was put into it, in the order of the faces', () => {
  const hand = emptyHand(none);
  for (const card of [4, 1, 4, 0]) addCard(hand, card);
  expect([cardsIn(hand), hand.size, hand.copies[4]]).toEqual([[0, 1, 4, 4], 4, 2]);
  expect(none.noCards).toEqual([0, 0, 0, 0, 0]);
});

test('one copy is taken at a time, and what is not there cannot be taken', () => {
  const hand = emptyHand(none);
  for (const card of [2, 2]) addCard(hand, card);
  takeCard(hand, 2);
  expect(cardsIn(hand)).toEqual([2]);
  takeCard(hand, 2);
  expect(hand).toEqual(emptyHand(none));
  expect(() => takeCard(hand, 2)).toThrow(RangeError);
});

test('all of it goes onto a pile', () => {
  const hand = emptyHand(none);
  for (const card of [3, 0, 3]) addCard(hand, card);
  const pile = [1];
  putAll(hand, pile);
  expect([pile, hand]).toEqual([[1, 0, 3, 3], emptyHand(none)]);
});
