import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adviceFor } from '../../src/hangar/advice.ts';
import { wingsOfWarCrafts } from '../../src/hangar/crafts/wings-of-war.ts';
import { zeroCrafts } from '../../src/hangar/crafts/zero.ts';
import { hangarWords } from '../../src/hangar/words/words.ts';
import { craftOf } from './crafts.ts';

const ours = craftOf('zero:fighters:a6m2');
const camel = craftOf('wings-of-war:types:sopwith-camel');
const kept = new Map<string, string>();

/** A browser that has packs, which are read when they are asked for. */
beforeEach(async () => {
  vi.stubGlobal('localStorage', {
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const { keepPack } = await import('../../src/content/packs.ts');
  const own = { ...ours.entry, id: 'my-zero', name: 'My Zero' };
  const changed = { ...ours.entry, name: 'A6M2 as printed' };
  keepPack({
    pack: { system: 'zero', pack: 'my-box', fighters: [own, changed] },
    title: '',
    author: '',
    isValid: true,
    isUsed: true,
  });
  const mine = { ...camel.entry, id: 'my-camel', name: 'My Camel', damage: 20 };
  keepPack({
    pack: { system: 'wings-of-war', pack: 'my-sky', types: [mine] },
    title: '',
    author: '',
    isValid: true,
    isUsed: true,
  });
});
/** No other test meets these packs. */
afterEach(async () => {
  const { dropPack } = await import('../../src/content/packs.ts');
  dropPack('zero', 'my-box');
  dropPack('wings-of-war', 'my-sky');
  vi.unstubAllGlobals();
});

test('aircraft of own packs hang in the hangar, without a size of their own, and take the places of ours', () => {
  const crafts = zeroCrafts('en');
  const mine = craftOf('zero:fighters:my-zero', crafts);
  expect([mine.name, mine.pack, mine.size, mine.duel]).toEqual([
    'My Zero',
    'my-box',
    null,
    { id: 'my-zero', side: 'japanese' },
  ]);
  const changed = craftOf('zero:fighters:a6m2', crafts);
  expect([changed.name, changed.pack]).toEqual(['A6M2 as printed', 'my-box']);
  expect(craftOf('zero:fighters:ki-43', crafts).pack).toBeNull();
  expect(adviceFor(mine, crafts, hangarWords.en)).not.toBe('');
});

test('a type without a card fights no duels yet', () => {
  const mine = craftOf('wings-of-war:types:my-camel', wingsOfWarCrafts('en'));
  expect([mine.duel, mine.size, mine.pack, mine.bars[0].value]).toEqual([null, null, 'my-sky', 20]);
  expect(mine.points).toBeGreaterThan(camel.points ?? 0);
});
