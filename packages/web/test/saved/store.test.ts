import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { human } from '../../src/saved/players.ts';
import type { SavedGame } from '../../src/saved/saved-game.ts';

/*
 * The shelf with the store of a browser behind it. Each test has a page of its own: what a page knows, it knows as long as
 * it is open.
 */
const small = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  small.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('localStorage', {
    get length() {
      return small.size;
    },
    key: (i: number) => [...small.keys()][i] ?? null,
    getItem: (key: string) => small.get(key) ?? null,
    removeItem: (key: string) => void small.delete(key),
    setItem: (key: string, text: string) => void small.set(key, text),
  });
});
afterEach(() => vi.restoreAllMocks());

const page = () => import('../../src/saved/shelf.ts');

/** From now on there is no room in the store. */
const fill = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

const game = (choices: number): SavedGame => ({
  id: 'g',
  system: 'down-in-flames',
  title: 't',
  players: [human, human],
  begun: 1,
  saved: 2 + choices,
  turn: 0,
  over: false,
  choices,
  record: `Tally-Ho record 2\nsystem: s\noptions: {}\n${'red: a\n'.repeat(choices)}`,
  kept: null,
});

const open = async () => {
  const shelf = await page();
  shelf.watchShelf(() => {});
  await vi.waitFor(() => expect(shelf.shelfState().isOpen).toBe(true));
  return shelf;
};

test('a game that is kept is on the shelf of the next page, and no note of it is left', async () => {
  expect(await (await page()).keepGame(game(1))).toBe('kept');
  expect(small.size).toBe(0);
  vi.resetModules();
  const shelf = await open();
  expect(shelf.fromShelf('g')?.game).toEqual(game(1));
  expect(shelf.shelfState().trouble).toBeNull();
});

test('where the store is full the page says so, and the game stays among the notes for the next page', async () => {
  const shelf = await page();
  expect(await shelf.keepGame(game(1))).toBe('kept');
  fill();
  expect(await shelf.keepGame(game(2))).toBe('no-room');
  expect(small.size).toBe(1);
  // Another tab has said something of the game: what the store has of it is older.
  await shelf.refresh('g');
  expect(shelf.fromShelf('g')?.game).toEqual(game(2));

  vi.resetModules();
  const next = await open();
  expect(next.shelfState().trouble).toBe('no-room');
  expect(next.fromShelf('g')?.game).toEqual(game(2));
  expect(small.size).toBe(1);

  vi.restoreAllMocks();
  vi.resetModules();
  const roomy = await open();
  expect(roomy.fromShelf('g')?.game).toEqual(game(2));
  expect([roomy.shelfState().trouble, small.size]).toEqual([null, 0]);
});
