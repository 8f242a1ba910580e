import * as indexed from 'fake-indexeddb';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { human } from '../../src/saved/players.ts';
import type { SavedGame } from '../../src/saved/saved-game.ts';
import { writeSave } from '../../src/saved/saved-game.ts';

const game = (id: string, saved: number, change: Partial<SavedGame> = {}): SavedGame => ({
  id,
  system: 'down-in-flames',
  title: id,
  players: [human, human],
  begun: 1,
  saved,
  turn: 1,
  over: false,
  choices: saved,
  record: `Tally-Ho record 2\noptions: {}\n${'move\n'.repeat(saved)}`,
  kept: null,
  ...change,
});

const small = new Map<string, string>();
const said: unknown[] = [];
let other: { onmessage: ((event: { data: unknown }) => void) | null } | null = null;
let hasRoom = true;

class Channel {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    other = this;
  }
  postMessage(what: unknown): void {
    said.push(what);
  }
}

beforeEach(() => {
  vi.resetModules();
  small.clear();
  said.length = 0;
  hasRoom = true;
  for (const [name, thing] of Object.entries(indexed)) if (name.startsWith('IDB')) vi.stubGlobal(name, thing);
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('localStorage', {
    get length() {
      return small.size;
    },
    key: (at: number) => [...small.keys()][at] ?? null,
    getItem: (key: string) => small.get(key) ?? null,
    removeItem: (key: string) => void small.delete(key),
    setItem: (key: string, text: string) => {
      if (!hasRoom) throw new DOMException('full', 'QuotaExceededError');
      small.set(key, text);
    },
  });
});

afterEach(() => void vi.unstubAllGlobals());

const fresh = () => import('../../src/saved/shelf.ts');
type Shelf = Awaited<ReturnType<typeof fresh>>;

/** A page that has just been opened, and its shelf. */
async function opened(): Promise<Shelf & { readonly told: { times: number } }> {
  vi.resetModules();
  const shelf = await fresh();
  const told = { times: 0 };
  shelf.watchShelf(() => void told.times++);
  await vi.waitFor(() => expect(shelf.shelfState().isOpen).toBe(true));
  return { ...shelf, told };
}

const ids = ({ shelf }: Shelf): string[] => shelf().map(({ id }) => id);

test('games are there again when the page is opened anew, the latest first', async () => {
  const before = await opened();
  expect(before.shelfState()).toEqual({ isOpen: true, trouble: null });
  expect(await before.keepGame(game('a', 3))).toBe('kept');
  expect(await before.keepGame(game('c', 5))).toBe('kept');
  expect(await before.keepGame(game('b', 5))).toBe('kept');
  expect(ids(before)).toEqual(['b', 'c', 'a']);
  expect(said).toEqual(['a', 'c', 'b']);
  expect(small.size).toBe(0);
  const after = await opened();
  expect(ids(after)).toEqual(['b', 'c', 'a']);
  expect(after.fromShelf('a')?.game).toEqual(game('a', 3));
  expect(after.fromShelf('x')).toBeNull();
  expect(after.games()).toBe(after.games());
  expect(after.games().map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});

test('a game that is dropped is gone, and other tabs are told', async () => {
  const shelf = await opened();
  await shelf.keepGame(game('a', 3));
  const { times } = shelf.told;
  await shelf.dropGame('a');
  expect(shelf.told.times).toBe(times + 1);
  expect(ids(shelf)).toEqual([]);
  expect(said).toEqual(['a', 'a']);
  expect(ids(await opened())).toEqual([]);
});

test('whoever is behind is told so, and gets what is further on', async () => {
  const [one, another] = [await opened(), await opened()];
  await one.keepGame(game('a', 9));
  expect(await another.keepGame(game('a', 4))).toBe('overtaken');
  expect(another.fromShelf('a')?.game?.choices).toBe(9);
  expect(small.size).toBe(0);
  expect(await another.keepGame(game('a', 4), 'undo')).toBe('kept');
});

test('what another tab has changed is looked up again', async () => {
  const one = await opened();
  await one.keepGame(game('a', 3));
  const another = await opened();
  await one.keepGame(game('a', 6));
  other?.onmessage?.({ data: 7 });
  other?.onmessage?.({ data: 'a' });
  await vi.waitFor(() => expect(another.fromShelf('a')?.game?.choices).toBe(6));
  await one.dropGame('a');
  await another.refresh('a');
  expect(ids(another)).toEqual([]);
});

test('notes of a tab that was closed too soon are put into the store, and what is no game is kept all the same', async () => {
  small.set('tallyho.game.a', JSON.stringify(writeSave(game('elsewhere', 4))));
  small.set('tallyho.game.b', 'no game at all');
  small.set('tallyho.game.c', JSON.stringify({ ...writeSave(game('c', 4)), format: 99 }));
  small.set('tallyho.other', 'something else');
  const shelf = await opened();
  expect(shelf.shelf().map(({ id, is, text }) => [id, is, text().slice(0, 14)])).toEqual([
    ['a', 'game', '{"format":2,"i'],
    ['b', 'broken', 'no game at all'],
    ['c', 'newer', '{"format":99,"'],
  ]);
  expect([...small.keys()]).toEqual(['tallyho.other']);
  expect(shelf.games().map(({ id }) => id)).toEqual(['a']);
  expect((await opened()).shelf().map(({ is }) => is)).toEqual(['game', 'broken', 'newer']);
});

test('a note that is short takes its table from the store', async () => {
  const table = { resumedAt: null } as unknown as SavedGame['kept'];
  const one = await opened();
  await one.keepGame(game('a', 3, { kept: table }));
  small.set('tallyho.game.a', JSON.stringify(writeSave(game('a', 4))));
  const shelf = await opened();
  expect(shelf.fromShelf('a')?.game).toMatchObject({ choices: 4, kept: { resumedAt: null } });
  const long = { resumedAt: 7 } as unknown as SavedGame['kept'];
  vi.stubGlobal('indexedDB', undefined);
  const without = await opened();
  await without.keepGame(game('long', 5, { kept: long }));
  await without.keepGame(game('short', 5, { kept: table }));
  expect(JSON.parse(small.get('tallyho.game.long') ?? '')).toMatchObject({ kept: { resumedAt: 7 } });
  expect(JSON.parse(small.get('tallyho.game.short') ?? '')).toMatchObject({ kept: null });
});

test('a browser without a store has the notes, and says what is wrong', async () => {
  small.set('tallyho.game.a', JSON.stringify(writeSave(game('a', 4))));
  vi.stubGlobal('indexedDB', undefined);
  const shelf = await opened();
  expect(shelf.shelfState()).toEqual({ isOpen: true, trouble: 'no-store' });
  expect(ids(shelf)).toEqual(['a']);
  expect(await shelf.keepGame(game('b', 5))).toBe('no-store');
  expect(ids(shelf)).toEqual(['b', 'a']);
  expect([...small.keys()]).toEqual(['tallyho.game.a', 'tallyho.game.b']);
  await shelf.dropGame('a');
  expect([...small.keys()]).toEqual(['tallyho.game.b']);
  hasRoom = false;
  expect(await shelf.keepGame(game('c', 6))).toBe('no-store');
  expect(ids(shelf)).toEqual(['c', 'b']);
});

test('where neither store has room, an older note does not take the place of what was played since', async () => {
  small.set('tallyho.game.a', JSON.stringify(writeSave(game('a', 4))));
  hasRoom = false;
  vi.stubGlobal('indexedDB', undefined);
  vi.resetModules();
  const shelf = await fresh();
  expect(await shelf.keepGame(game('a', 9))).toBe('no-store');
  expect(shelf.shelfState()).toEqual({ isOpen: true, trouble: 'no-store' });
  expect(shelf.fromShelf('a')?.game?.choices).toBe(9);
});

test('a new game has a name of fourteen letters and figures', async () => {
  const { newGameId } = await fresh();
  const [one, another] = [newGameId(), newGameId()];
  expect(one).toMatch(/^[0-9a-z]{14}$/);
  expect(one).not.toBe(another);
});

test('whoever no longer watches is told nothing', async () => {
  const shelf = await opened();
  let times = 0;
  const leave = shelf.watchShelf(() => void times++);
  await shelf.keepGame(game('a', 1));
  expect(times).toBeGreaterThan(0);
  leave();
  const before = times;
  await shelf.keepGame(game('a', 2));
  expect(times).toBe(before);
});
