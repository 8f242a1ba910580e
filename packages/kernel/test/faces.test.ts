import { expect, test } from 'vitest';
import {
  affordable,
  facesByPrice,
  facesWhere,
  firstOf,
  holds,
  listOf,
  MOST_FACES,
  withoutFirst,
} from '../src/index.ts';

test('a set of faces is listed in order, the first face and the last one included', () => {
  const all = Array.from({ length: MOST_FACES }, (_, face) => face);
  expect(listOf(facesWhere(all, () => true))).toEqual(all);
  expect(listOf(facesWhere(all, (face) => face % 10 === 0))).toEqual([0, 10, 20, 30]);
  expect(listOf(0)).toEqual([]);
});

test('the first face, and the others without it', () => {
  const faces = facesWhere(['a', 'b', 'a', 'c'], (letter) => letter !== 'b');
  expect([firstOf(faces), listOf(withoutFirst(faces))]).toEqual([0, [2, 3]]);
  expect([0, 1, 2, 3, 4].map((face) => holds(faces, face))).toEqual([true, false, true, true, false]);
});

test('what so much is enough for', () => {
  const byPrice = facesByPrice([2, null, 0, 1]);
  expect([-1, 0, 1, 2, 9].map((most) => listOf(affordable(byPrice, most)))).toEqual([
    [],
    [2],
    [2, 3],
    [0, 2, 3],
    [0, 2, 3],
  ]);
  expect(affordable(facesByPrice([null]), 5)).toBe(0);
  expect(affordable(facesByPrice([]), 5)).toBe(0);
});
