import { afterEach, expect, test, vi } from 'vitest';
import { Desk, type Role } from '../../src/saved/desk.ts';

afterEach(() => void vi.unstubAllGlobals());

/** The locks of a browser: of each name one is given at a time, the others wait; whoever steals takes it from its owner. */
function browser() {
  interface Held {
    readonly letGo: () => void;
    readonly lose: (why: Error) => void;
  }
  let held: Held | null = null;
  const waiting: { readonly give: () => void; isGone: boolean }[] = [];
  const request = (
    _name: string,
    { ifAvailable, steal, signal }: LockOptions,
    holding: (lock: Lock | null) => Promise<void> | undefined,
  ): Promise<void> =>
    new Promise((resolve, reject) => {
      const give = (): void => {
        const own: Held = { letGo: resolve, lose: reject };
        held = own;
        void holding({} as Lock)?.then(() => {
          if (held !== own) return;
          held = null;
          resolve();
          waiting.find((one) => !one.isGone)?.give();
        });
      };
      if (steal === true) {
        held?.lose(new Error('stolen'));
        give();
      } else if (held === null) give();
      else if (ifAvailable === true) {
        holding(null);
        resolve();
      } else {
        const one = {
          isGone: false,
          give: () => {
            one.isGone = true;
            give();
          },
        };
        waiting.push(one);
        signal?.addEventListener('abort', () => {
          one.isGone = true;
          reject(new Error('gave up'));
        });
      }
    });
  vi.stubGlobal('navigator', { locks: { request } });
}

function tab(): { readonly desk: Desk; readonly told: Role[] } {
  const told: Role[] = [];
  const desk: Desk = new Desk('duel', () => void told.push(desk.role));
  return { desk, told };
}

const settled = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

test('whoever comes first plays; when he leaves, the next one does', async () => {
  browser();
  const [first, second, third] = [tab(), tab(), tab()];
  expect(first.desk.role).toBe('asking');
  for (const { desk } of [first, second, third]) desk.sit();
  await settled();
  expect([first.told, second.told, third.told]).toEqual([['playing'], ['following'], ['following']]);
  second.desk.leave();
  first.desk.leave();
  await settled();
  expect([first.told, second.told, third.told]).toEqual([['playing'], ['following'], ['following', 'playing']]);
});

test('a game is taken over from whoever plays it, and back', async () => {
  browser();
  const [first, second] = [tab(), tab()];
  first.desk.sit();
  second.desk.sit();
  await settled();
  second.desk.takeOver();
  await settled();
  expect([first.told, second.told]).toEqual([
    ['playing', 'following'],
    ['following', 'playing'],
  ]);
  first.desk.takeOver();
  await settled();
  expect([first.desk.role, second.desk.role]).toEqual(['playing', 'following']);
  first.desk.leave();
  await settled();
  expect(second.desk.role).toBe('playing');
});

test('whoever has left is told nothing, and may come back', async () => {
  browser();
  const [first, second] = [tab(), tab()];
  first.desk.sit();
  await settled();
  first.desk.leave();
  await settled();
  second.desk.sit();
  await settled();
  expect([first.told, second.told]).toEqual([['playing'], ['playing']]);
  first.desk.sit();
  await settled();
  expect(first.told).toEqual(['playing', 'following']);
});

test('a browser without locks lets everybody play', () => {
  vi.stubGlobal('navigator', {});
  const { desk, told } = tab();
  desk.sit();
  desk.sit();
  expect(told).toEqual(['playing']);
});
