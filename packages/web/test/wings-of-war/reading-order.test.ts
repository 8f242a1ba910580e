import { expect, test } from 'vitest';
import { readingOrder } from '../../src/wings-of-war/map/reading-order.ts';

const figure = (id: number, x: number, y: number) => ({ id, spot: { x, y, turn: 0 } });
const all = [figure(3, 400, 100), figure(0, 900, 900), figure(2, 430, 140), figure(1, 100, 100)];

test('aircraft are read from one’s own, the nearest first', () => {
  expect(readingOrder(all, 1)).toEqual([1, 3, 2, 0]);
  expect(readingOrder(all, 0)).toEqual([0, 2, 3, 1]);
});

test('one’s own comes first even where another is in the same place, and of two as near the lower number', () => {
  expect(readingOrder([figure(0, 5, 5), figure(2, 8, 5), figure(1, 5, 8), figure(3, 5, 5)], 3)).toEqual([3, 0, 1, 2]);
});

test('who only watches, and whose aircraft is lost, reads them by number', () => {
  expect(readingOrder(all, -1)).toEqual([0, 1, 2, 3]);
  expect(readingOrder(all, 7)).toEqual([0, 1, 2, 3]);
});
