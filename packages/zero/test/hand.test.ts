import { expect, test } from 'vitest';
import { fixedFrom } from '../src/fixed.ts';
import { addCard, cardOf, cardsIn, emptyHand, putAll, takeCard } from '../src/hand.ts';
import { readOptions } from '../src/options.ts';

const options = readOptions({});
if (!options.ok) throw new Error(options.problem.code);
const fixed = fixedFrom(options.value);

test('a hand holds what was put into it, grouped by face, whatever the order', () => {
  const hand = emptyHand(fixed);
  const cards = [70, 3, 41, 4, 0, 40];
  for (const card of cards) addCard(hand, fixed, card);
  expect(cardsIn(hand, fixed)).toEqual(cards.toSorted((a, b) => a - b));
  expect(hand.size).toBe(cards.length);
  expect(cardOf(hand, fixed, fixed.face[40])).toBe(40);
});

test('what is taken is gone, and cannot be taken again', () => {
  const hand = emptyHand(fixed);
  for (const card of [3, 4]) addCard(hand, fixed, card);
  takeCard(hand, fixed, 3);
  expect([cardsIn(hand, fixed), hand.size]).toEqual([[4], 1]);
  expect(() => takeCard(hand, fixed, 3)).toThrow(RangeError);
  takeCard(hand, fixed, 4);
  expect(hand).toEqual(emptyHand(fixed));
});

test('the whole deck goes through a hand and comes out of it', () => {
  const hand = emptyHand(fixed);
  for (const card of fixed.cards) addCard(hand, fixed, card);
  const pile: number[] = [];
  putAll(hand, fixed, pile);
  expect(pile).toEqual(fixed.cards);
  expect(hand).toEqual(emptyHand(fixed));
});
