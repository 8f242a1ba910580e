import { expect, test } from 'vitest';
import { placeCode } from '../../src/set-up/place-code.ts';

test('an objection names the aircraft by its code, and never a path of the options', () => {
  expect(placeCode('options.seats[0].aircraft[0].level')).toBe('A1');
  expect(placeCode('options.seats[2].aircraft[1]')).toBe('C2');
  expect(placeCode('options.seats')).toBe('');
  expect(placeCode('')).toBe('');
});
