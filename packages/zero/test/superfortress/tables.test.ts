import { expect, test } from 'vitest';
import { lineAt } from '../../src/superfortress/rules/opposition.ts';

test('CH-30.0b: a number is read on its line; one below the first line or above the last one on that', () => {
  const table = [
    { from: 1, to: 40, name: 'low' },
    { from: 41, to: 60, name: 'middle' },
    { from: 61, to: 80, name: 'high' },
  ];
  const read = [-3, 0, 1, 40, 41, 60, 61, 80, 81, 105].map((number) => lineAt(table, number).name);
  expect(read).toEqual(['low', 'low', 'low', 'low', 'middle', 'middle', 'high', 'high', 'high', 'high']);
});
