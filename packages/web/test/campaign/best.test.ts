import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BestResult, bestKeeper } from '../../src/campaign/best/best-list.ts';

interface Raid extends BestResult {
  readonly ships: number;
}

let store: Map<string, string>;
let isFull = false;

beforeEach(() => {
  store = new Map();
  isFull = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new Error('full');
      store.set(key, value);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const keeper = () => bestKeeper<Raid>('best', ({ ships }) => typeof ships === 'number');
const raid = (game: string, net: number, at = 0): Raid => ({ game, net, at, ships: 3 });

describe('the best results on a device', () => {
  test('are none at first; what was once read is not read again until it is forgotten', () => {
    const best = keeper();
    expect(best.results()).toEqual({ results: [], trouble: '' });
    store.set('best', JSON.stringify([raid('a', 3)]));
    expect(best.results().results).toEqual([]);
    best.forget();
    expect(best.results().results).toEqual([raid('a', 3)]);
  });

  test('stand best first, and of those alike the earlier one; ten are kept', () => {
    const best = keeper();
    for (let i = 0; i < 12; i++) best.keep(raid(`game ${i}`, i % 6, 100 - i));
    expect(best.results().results.map(({ game }) => game)).toEqual(
      [11, 5, 10, 4, 9, 3, 8, 2, 7, 1].map((i) => `game ${i}`),
    );
    expect(JSON.parse(store.get('best') ?? '')).toEqual(best.results().results);
  });

  test('count a game once, and tell whoever watches', () => {
    const best = keeper();
    let told = 0;
    const leave = best.watch(() => told++);
    best.keep(raid('a', 1));
    best.keep(raid('a', 9));
    expect([best.results().results, told]).toEqual([[raid('a', 1)], 1]);
    leave();
    best.keep(raid('b', 2));
    expect(told).toBe(1);
  });

  test.each([
    ['no list', '{"game":"a"}'],
    ['nonsense', 'nonsense'],
    ['a result of nobody', '[null]'],
    ['a text', '["a"]'],
    ['a game without a name', '[{"game":1,"net":1,"at":1,"ships":1}]'],
    ['a game without points', '[{"game":"a","net":"1","at":1,"ships":1}]'],
    ['a game of no day', '[{"game":"a","net":1,"at":"1","ships":1}]'],
    ['a result of another campaign', '[{"game":"a","net":1,"at":1,"planes":1}]'],
  ])('that cannot be read stay as they are: %s', (_, text) => {
    store.set('best', text);
    const best = keeper();
    expect(best.results()).toEqual({ results: [], trouble: 'unreadable' });
    best.keep(raid('a', 1));
    expect(best.results()).toEqual({ results: [raid('a', 1)], trouble: 'unreadable' });
    expect(store.get('best')).toBe(text);
  });

  test('that cannot be kept are known for now, and it is said', () => {
    const best = keeper();
    isFull = true;
    best.keep(raid('a', 1));
    expect(best.results()).toEqual({ results: [raid('a', 1)], trouble: 'unkept' });
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied');
      },
    });
    best.forget();
    expect(best.results()).toEqual({ results: [], trouble: 'unkept' });
  });
});
