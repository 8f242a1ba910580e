import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BestResult, bestRaids } from '../../../src/zero/pearl/best/best-results.ts';

const KEPT_AS = 'tallyho.pearl-harbor';
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  bestRaids.forget();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const raid = (game: string, net: number): BestResult => ({ game, net, result: 'victory', waves: 2, at: 1 });

test('the best come first, ten at the most, and outlive a reload', () => {
  for (let n = 0; n < 14; n++) bestRaids.keep(raid(`game ${n}`, 40 + ((n * 5) % 14)));
  bestRaids.forget();
  const { results, trouble } = bestRaids.results();
  expect(results.map(({ net }) => net)).toEqual([53, 52, 51, 50, 49, 48, 47, 46, 45, 44]);
  expect(trouble).toBe('');
});

test('a raid is counted once, however often its end is looked at', () => {
  let told = 0;
  const stop = bestRaids.watch(() => told++);
  bestRaids.keep(raid('one', 50));
  bestRaids.keep(raid('one', 50));
  stop();
  expect([bestRaids.results().results.length, told]).toEqual([1, 1]);
});

test.each(['{', '"nothing"', '[{"game":"one"}]', '[{"game":"one","net":"many","result":"victory","waves":2,"at":1}]'])(
  'what cannot be read (%s) is said, and left as it is',
  (broken) => {
    kept.set(KEPT_AS, broken);
    expect(bestRaids.results()).toEqual({ results: [], trouble: 'unreadable' });
    bestRaids.keep(raid('one', 50));
    expect(bestRaids.results()).toMatchObject({ results: [{ game: 'one' }], trouble: 'unreadable' });
    expect(kept.get(KEPT_AS)).toBe(broken);
  },
);

test('where nothing can be kept, it is said, and the result stands until the page is closed', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('no room');
    },
  });
  bestRaids.keep(raid('one', 50));
  expect(bestRaids.results()).toMatchObject({ results: [{ game: 'one' }], trouble: 'unkept' });
});

test('without any storage nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(bestRaids.results()).toEqual({ results: [], trouble: 'unkept' });
});
