import { expect, test } from 'vitest';
import {
  chanceFrom,
  type Deck,
  deckOf,
  layOut,
  NO_CARD,
  needsReshuffle,
  removeCard,
  reshuffle,
  takeFrom,
  takeOut,
} from '../src/index.ts';

const drawAll = (deck: Deck, seed: number): number[] => {
  const chance = chanceFrom(seed);
  const drawn: number[] = [];
  for (let card = takeFrom(deck, chance); card !== NO_CARD; card = takeFrom(deck, chance)) drawn.push(card);
  return drawn;
};

test('a deck gives each card once, in an order that the seed decides', () => {
  const cards = [1, 2, 3, 4, 5, 6, 7, 8];
  expect(drawAll(deckOf(cards), 1).sort()).toEqual(cards);
  expect(drawAll(deckOf(cards), 1)).toEqual(drawAll(deckOf(cards), 1));
  expect(drawAll(deckOf(cards), 1)).not.toEqual(drawAll(deckOf(cards), 2));
});

test('the state does not say which card comes next', () => {
  const deck = deckOf([1, 2, 3]);
  expect(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9].map((seed) => takeFrom(deckOf([1, 2, 3]), chanceFrom(seed)))).size).toBe(
    3,
  );
  expect(deck).toEqual({ pile: [1, 2, 3], discard: [], next: [] });
});

test('laid-out cards come first and in order, also out of a reshuffled discard pile', () => {
  const deck: Deck = { pile: [1, 2], discard: [7, 8, 9], next: [] };
  expect(layOut(deck, [2, 1, 9])).toBeNull();
  const chance = chanceFrom(3);
  expect([takeFrom(deck, chance), takeFrom(deck, chance)]).toEqual([2, 1]);
  expect(takeFrom(deck, chance)).toBe(NO_CARD);
  expect(needsReshuffle(deck)).toBe(true);
  reshuffle(deck);
  expect(takeFrom(deck, chance)).toBe(9);
  expect(deck).toEqual({ pile: [7, 8], discard: [], next: [] });
});

test('a card that is nowhere cannot be laid out, twice the same card neither', () => {
  expect(layOut(deckOf([1, 2]), [3])).toBe(3);
  expect(layOut(deckOf([1, 2]), [1, 1])).toBe(1);
  const deck = deckOf([1, 2]);
  expect([layOut(deck, [1]), layOut(deck, [1]), layOut(deck, [2])]).toEqual([null, 1, null]);
  expect(deck.next).toEqual([1, 2]);
});

test('taking out and removing say when a card is missing', () => {
  expect(takeOut(deckOf([1, 2, 2]), [2, 2])).toBeNull();
  expect(takeOut(deckOf([1, 2]), [2, 2])).toBe(2);
  expect(() => removeCard([1, 2], 5)).toThrow(/not there/);
});
