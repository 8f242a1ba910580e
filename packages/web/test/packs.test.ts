import { MOST_NAME } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { freeName, isPackName } from '../src/content/packs.ts';

test('a second pack of a name gets another one that fits', () => {
  expect(freeName('mine', ['mine'])).toBe('mine-2');
  expect(freeName('mine', ['mine', 'mine-2', 'mine-3'])).toBe('mine-4');
  expect(freeName('mine-2', ['mine-2'])).toBe('mine-3');
  const long = 'abcdefghi-'.repeat(6).slice(0, -1);
  expect(isPackName(long)).toBe(true);
  expect(isPackName(freeName(long, [long]))).toBe(true);
});

test.each(['', 'My box', '-a', 'a--b', 'é', '../x', 'a'.repeat(MOST_NAME + 1)])('%j is no name of a pack', (name) => {
  expect(isPackName(name)).toBe(false);
});
