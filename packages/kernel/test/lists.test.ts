import { expect, test } from 'vitest';
import { flags, numbers } from '../src/index.ts';

test('a list of one value is as long as was said', () => {
  expect([0, 1, 3].map((count) => numbers(count, 7))).toEqual([[], [7], [7, 7, 7]]);
  expect([0, 1, 3].map((count) => flags(count, true))).toEqual([[], [true], [true, true, true]]);
});
