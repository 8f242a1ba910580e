import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLowest, lowestOf } from '../../src/saved/judged.ts';

const kept = new Map<string, string>();
const KEY = 'tallyho.judged';

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what the bot found out about a game is known by its id, the latest judgement counts', () => {
  expect(lowestOf('a')).toBeNull();
  keepLowest('a', 0.4);
  keepLowest('b', 0.2);
  keepLowest('a', 0);
  expect([lowestOf('a'), lowestOf('b'), lowestOf('c')]).toEqual([0, 0.2, null]);
});

test('of two hundred games, and no more', () => {
  for (let n = 0; n <= 200; n++) keepLowest(`game ${n}`, n / 400);
  expect([lowestOf('game 0'), lowestOf('game 1'), lowestOf('game 200')]).toEqual([null, 1 / 400, 0.5]);
});

test('what cannot be read, or kept, is not known', () => {
  for (const text of ['{', '[]', '{"a":"much"}', 'null']) {
    kept.set(KEY, text);
    expect(lowestOf('a'), text).toBeNull();
  }
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('private');
    },
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(() => keepLowest('a', 0.1)).not.toThrow();
  expect(lowestOf('a')).toBeNull();
});
