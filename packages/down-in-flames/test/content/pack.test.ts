import { expect, test } from 'vitest';
import { basePack, checkPack, type Fighter, mergePacks, type Pack, readPack } from '../../src/content/index.ts';

const [first] = basePack.fighters;
const faster: Fighter = { ...first, points: 30, front: { ...first.front, speed: 5 }, sources: { all: 'public' } };
const pack: Pack = {
  system: 'down-in-flames',
  pack: 'mine',
  fighters: [faster, { ...faster, id: 'racer', name: 'Racer' }],
};

test('DIF-GAP-66: what we ship passes its own check', () => {
  expect(checkPack(basePack)).toEqual([]);
  expect(readPack(JSON.parse(JSON.stringify(basePack)))).toEqual({ ok: true, value: basePack });
});

test('a pack replaces entries with the same id where they stand, and adds the others at the end', () => {
  const content = mergePacks(basePack, [pack]);
  expect(content.fighters[0]).toBe(faster);
  expect(content.fighterById.get(first.id)).toBe(faster);
  expect(content.fighters.length).toBe(basePack.fighters.length + 1);
  expect(content.fighters.at(-1)?.id).toBe('racer');
  expect(content.faces).toEqual(basePack.faces);
  expect(content.pilots).toEqual(basePack.pilots);
});

test('of several packs the last one counts', () => {
  const slower: Pack = { ...pack, pack: 'other', fighters: [{ ...faster, points: 1 }] };
  expect(mergePacks(basePack, [pack, slower]).fighterById.get(first.id)?.points).toBe(1);
  expect(mergePacks(basePack, [slower, pack]).fighterById.get(first.id)?.points).toBe(30);
});

test('everything is found by id', () => {
  const { faceById, fighterById, pilotById } = mergePacks(basePack, []);
  expect(faceById.get('scissors')?.title).toBe('SCISSORS');
  expect(fighterById.get('spitfire-i')?.name).toBe('Spitfire I');
  expect(pilotById.get('bader')?.nation).toBe('united-kingdom');
  expect(pilotById.get('nobody')).toBeUndefined();
});

test('reading a bad pack gives the first problem', () => {
  expect(readPack({ ...pack, system: 'zero' })).toEqual({
    ok: false,
    problem: { code: 'content-unknown-value', place: 'system', facts: { found: 'zero', allowed: ['down-in-flames'] } },
  });
});
