import { expect, test } from 'vitest';
import { below, chanceFrom, fork, forkSeed, innerChance, isSecret, secretChance, shuffle } from '../src/index.ts';

test('the same seed gives the same numbers, another seed others', () => {
  const draw = (seed: string) => {
    const chance = chanceFrom(seed);
    return Array.from({ length: 20 }, () => below(chance, 1000));
  };
  expect(draw('tally')).toEqual(draw('tally'));
  expect(draw('tally')).not.toEqual(draw('ho'));
});

test('the first numbers of a seed never change: records depend on them', () => {
  const chance = chanceFrom('tally-ho');
  expect(Array.from({ length: 8 }, () => below(chance, 1000))).toMatchInlineSnapshot(`
    [
      176,
      407,
      646,
      242,
      400,
      878,
      973,
      412,
    ]
  `);
});

test('a number below n is the upper half of a word times n, however large both are', () => {
  const words = [0, 1, 0xffff, 0x10000, 0x12345678, 0x7fffffff, 0x80000000, 0x80000001, 0xdeadbeef, 0xffffffff];
  const sizes = [1, 2, 3, 52, 110, 0x7fff, 0x8000, 0xfffe, 0xffff, 0x10000, 0x10001, 2_000_000];
  for (const word of words) {
    for (const n of sizes) {
      const upper = Number((BigInt(word) * BigInt(n)) >> 32n);
      // The first word that comes of these is the first of them.
      expect(below({ words: [word | 0, 0, 0, 0], tape: [] }, n), `${word} × ${n}`).toBe(upper);
    }
  }
});

test('every number below n comes up about equally often', () => {
  const chance = chanceFrom(1);
  const seen = new Array<number>(6).fill(0);
  for (let i = 0; i < 60_000; i++) seen[below(chance, 6)]++;
  for (const count of seen) expect(Math.abs(count - 10_000)).toBeLessThan(400);
});

test('the tape comes first, and a value that does not fit is an error', () => {
  const chance = chanceFrom(1);
  chance.tape.push(3, 0, 9);
  expect([below(chance, 4), below(chance, 4)]).toEqual([3, 0]);
  expect(() => below(chance, 9)).toThrow(/tape holds 9/);
  chance.tape.push(-1);
  expect(() => below(chance, 9)).toThrow(/tape holds -1/);
});

test('a shuffle keeps every item, and orders come up evenly', () => {
  const chance = chanceFrom('shuffle');
  const seen = new Map<string, number>();
  for (let i = 0; i < 12_000; i++) {
    const order = shuffle(chance, ['a', 'b', 'c']).join('');
    seen.set(order, (seen.get(order) ?? 0) + 1);
  }
  expect([...seen.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  for (const count of seen.values()) expect(Math.abs(count - 2000)).toBeLessThan(200);
});

test('a shuffle asks once for every item but the last, as records were written', () => {
  const asked = (items: number): number => {
    const chance = chanceFrom(1);
    chance.tape.push(...new Array<number>(9).fill(0));
    shuffle(chance, new Array<number>(items).fill(0));
    return 9 - chance.tape.length;
  };
  expect([0, 1, 2, 5].map(asked)).toEqual([0, 0, 1, 4]);
});

test('the seed of a game inside is a secret if that of the outer one is, and never the same twice', () => {
  const plain = chanceFrom(1);
  const secret = secretChance('ab'.repeat(32));
  expect(forkSeed(plain)).toMatch(/^\d+\/\d+$/);
  expect(isSecret(forkSeed(secret))).toBe(true);
  const seeds = Array.from({ length: 50 }, () => [forkSeed(plain), forkSeed(secret)]).flat();
  expect(new Set(seeds.flatMap((seed) => seed.split('/'))).size).toBe(150);
  expect(innerChance(plain, 'seed')).toEqual(chanceFrom('seed'));
  expect(innerChance(secret, 'seed')).toEqual(secretChance('seed'));
});

test('the seed of a game inside, which is told when that is over, tells nothing of the words of the outer one', () => {
  const secret = secretChance('ab'.repeat(32));
  const next = { ...secret, words: secret.words.slice() };
  const inDigits = Array.from({ length: 8 }, () => (below(next, 2 ** 32) >>> 0).toString(16).padStart(8, '0'));
  for (const word of inDigits) expect(forkSeed(secret)).not.toContain(word);
});

test('records of version 2 have the seeds of games inside as they were: eight words of the generator', () => {
  const secret = secretChance('ab'.repeat(32), 2);
  const next = { ...secret, words: secret.words.slice() };
  const inDigits = Array.from({ length: 8 }, () => (below(next, 2 ** 32) >>> 0).toString(16).padStart(8, '0'));
  expect(forkSeed(secret)).toBe(inDigits.join(''));
  expect(innerChance(secret, 'seed')).toEqual(secretChance('seed', 2));
});

test('a seed without a secret is the next two words of the generator, as decimal numbers', () => {
  const plain = chanceFrom('digits');
  const same = chanceFrom('digits');
  const word = (): number => below(same, 2 ** 32) >>> 0;
  const words = Array.from({ length: 100 }, () => [word(), word()]);
  expect(words.map(() => forkSeed(plain))).toEqual(words.map(([a, b]) => `${String(a)}/${String(b)}`));
  expect(words.flat().some((n) => n < 2 ** 31) && words.flat().some((n) => n >= 2 ** 31)).toBe(true);
});

test('a secret has 64 hexadecimal digits', () => {
  expect(['a'.repeat(64), 'a'.repeat(63), 'a'.repeat(65), 'g'.repeat(64)].map(isSecret)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('a fork takes four words, all of which matter to it: what bots are measured by depends on them', () => {
  const [chance, other] = [chanceFrom('fork'), chanceFrom('fork')];
  const branch = fork(chance);
  for (let i = 0; i < 4; i++) below(other, 2);
  expect(chance.words).toEqual(other.words);
  expect(Array.from({ length: 4 }, () => below(branch, 1000))).toMatchInlineSnapshot(`
    [
      532,
      367,
      553,
      51,
    ]
  `);
});

test('a forked chance goes its own way and leaves a trace only of having been forked', () => {
  const chance = chanceFrom(5);
  const branch = fork(chance);
  const next = below(structuredClone(chance), 1_000_000);
  for (let i = 0; i < 10; i++) below(branch, 6);
  expect(below(chance, 1_000_000)).toBe(next);
});
