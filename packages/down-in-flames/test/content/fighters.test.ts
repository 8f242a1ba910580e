import { expect, test } from 'vitest';
import {
  basePack,
  deriveDamaged,
  deriveFront,
  type Fighter,
  type FighterSide,
  fighterPoints,
  histories,
  mergePacks,
  nations,
  provenanceOf,
  sourceOf,
} from '../../src/content/index.ts';

const { fighters, fighterById } = mergePacks(basePack, []);

const fighter = (id: string): Fighter => {
  const found = fighterById.get(id);
  if (found === undefined) throw new Error(`no fighter ${id}`);
  return found;
};

const value = (given: unknown, path: string): unknown =>
  path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce((at, name) => (at as { [name: string]: unknown })[name], given);

/** The table "Aircraft" of the component facts, one line for each value that the rulebook reveals. */
const facts: readonly (readonly [rule: string, id: string, path: string, value: unknown])[] = [
  ['DIF-EX-34', 'bf-109e', 'name', 'Bf-109E Emil'],
  ['DIF-EX-01', 'bf-109e', 'nation', 'germany'],
  ['DIF-EX-34', 'bf-109e', 'front.speed', 2],
  ['DIF-EX-33', 'bf-109g', 'name', 'Bf-109G Gustav'],
  ['DIF-EX-07', 'bf-110c', 'name', 'Bf-110C'],
  ['DIF-EX-07', 'bf-110c', 'nation', 'germany'],
  ['DIF-EX-07', 'bf-110c', 'front.gunner', 1],
  ['DIF-EX-67', 'bf-110c', 'points', 10],
  ['DIF-EX-01', 'spitfire-i', 'name', 'Spitfire I'],
  ['DIF-EX-01', 'spitfire-i', 'nation', 'united-kingdom'],
  ['DIF-EX-03', 'spitfire-i', 'front.performance', 6],
  ['DIF-EX-28', 'spitfire-i', 'front.bursts', 2],
  ['DIF-EX-76', 'spitfire-i', 'front.airframe', 3],
  ['DIF-EX-76', 'spitfire-i', 'damaged.airframe', 6],
  ['DIF-EX-10', 'spitfire-i', 'front.barrage', true],
  ['DIF-EX-34', 'gladiator-ii', 'name', 'Gladiator II'],
  ['DIF-EX-34', 'gladiator-ii', 'nation', 'united-kingdom'],
  ['DIF-EX-34', 'gladiator-ii', 'front.speed', 1],
  ['DIF-EX-06', 'p-11c', 'name', 'P.11c'],
  ['DIF-EX-06', 'p-11c', 'nation', 'poland'],
  ['DIF-EX-12', 'p-11c', 'front.performance', 4],
  ['DIF-EX-12', 'p-11c', 'front.horsepower[0]', 1],
  ['DIF-EX-13', 'p-11c', 'front.horsepower[1]', 0],
  ['DIF-EX-06', 'p-11c', 'front.airframe', 2],
  ['DIF-EX-06', 'p-11c', 'damaged.airframe', 4],
  ['DIF-EX-09', 'p-11c', 'front.agile', true],
  ['DIF-EX-11', 'p-11c', 'points', 3],
  ['DIF-EX-02', 'p-39d', 'name', 'P-39D Airacobra'],
  ['DIF-EX-02', 'p-39d', 'nation', 'soviet-union'],
  ['DIF-EX-05', 'la-7', 'name', 'La-7'],
  ['DIF-EX-05', 'la-7', 'nation', 'soviet-union'],
  ['DIF-EX-05', 'la-7', 'front.firepower', 1],
  ['DIF-EX-40', 'p-47d', 'name', 'P-47D Thunderbolt'],
  ['DIF-EX-04', 'p-47d', 'nation', 'united-states'],
  ['DIF-EX-04', 'p-47d', 'front.bursts', 2],
  ['DIF-EX-35', 'p-51d', 'name', 'P-51D Mustang'],
  ['DIF-EX-35', 'p-51d', 'nation', 'united-states'],
  ['DIF-EX-35', 'p-51d', 'front.speed', 3],
  ['DIF-EX-77', 'f4u', 'name', 'F4U Corsair'],
  ['DIF-EX-77', 'f4u', 'nation', 'united-states'],
  ['DIF-EX-77', 'f4u', 'front.speed', 3],
  ['DIF-EX-77', 'f4u', 'front.performance', 7],
  ['DIF-EX-77', 'f4u', 'front.horsepower[1]', 3],
  ['DIF-EX-77', 'f4u', 'front.bursts', 1],
  ['DIF-EX-77', 'f4u', 'front.firepower', 0],
  ['DIF-EX-77', 'a6m5', 'name', 'A6M5 Zeke'],
  ['DIF-EX-77', 'a6m5', 'nation', 'japan'],
  ['DIF-EX-77', 'a6m5', 'front.speed', 2],
  ['DIF-EX-77', 'a6m5', 'front.performance', 7],
  ['DIF-EX-77', 'a6m5', 'front.horsepower', [2, 2]],
  ['DIF-EX-77', 'a6m5', 'front.bursts', 0],
  ['DIF-EX-77', 'a6m5', 'front.firepower', 1],
  ['DIF-EX-77', 'a6m5', 'front.airframe', 3],
  ['DIF-EX-77', 'a6m5', 'front.agile', true],
  ['DIF-EX-35', 'ki-27', 'name', 'Ki.27 Nate'],
  ['DIF-EX-35', 'ki-27', 'nation', 'japan'],
  ['DIF-EX-35', 'ki-27', 'front.speed', 1],
];

test.each(facts)('%s: %s %s', (rule, id, path, expected) => {
  expect(value(fighter(id), path)).toEqual(expected);
  expect(sourceOf(fighter(id), path)).toBe(rule);
});

test.each([
  ['DIF-EX-74', 'bf-110c', 1939],
  ['DIF-EX-74', 'p-11c', 1939],
  ['DIF-EX-02', 'p-39d', 1941],
  ['DIF-EX-77', 'f4u', 1943],
  ['DIF-EX-77', 'a6m5', 1943],
])('%s: %s flies in %i', (_, id, year) => {
  expect(fighter(id).year).toBeLessThanOrEqual(year);
});

test('DIF-EX-02: a P-39D fits into a battle of 12 points', () => {
  expect(fighter('p-39d').points).toBeLessThanOrEqual(12);
});

test('DIF-EX-01: Spitfire I and Bf-109E make an even duel', () => {
  expect(Math.abs(fighter('spitfire-i').points - fighter('bf-109e').points)).toBeLessThanOrEqual(1);
});

test('public record: what players and publisher say of the cards holds', () => {
  const [a6m2, a6m5, p40, f4f, f6f] = ['a6m2', 'a6m5', 'p-40e', 'f4f-3', 'f6f-3'].map(fighter);
  const [fw190, yak1, mig3, bf109e] = ['fw-190a-3', 'yak-1', 'mig-3', 'bf-109e'].map(fighter);
  const cards = ({ front: { horsepower } }: Fighter): number => horsepower[0] + horsepower[1];
  expect(a6m2.front.bursts).toBe(0);
  expect(f4f.front.bursts).toBeGreaterThanOrEqual(1);
  expect(Math.abs(a6m2.points - p40.points)).toBeLessThanOrEqual(1);
  expect(a6m2.front.performance).toBeGreaterThan(p40.front.performance);
  expect(cards(f6f)).toBeGreaterThan(cards(a6m5));
  expect(f6f.front.bursts).toBeGreaterThan(a6m5.front.bursts);
  expect(f6f.front.firepower).toBeLessThan(a6m5.front.firepower);
  expect(fw190.front.performance).toBeGreaterThan(yak1.front.performance);
  expect(fw190.front.firepower).toBeGreaterThan(yak1.front.firepower);
  expect(mig3.points).toBeGreaterThan(yak1.points + 1);
  expect(Math.abs(bf109e.points - yak1.points)).toBeLessThanOrEqual(1);
});

/** What the method makes of a side, with the values put over it that have a source of their own. */
function withKnown(derived: FighterSide, card: Fighter, side: 'front' | 'damaged'): FighterSide {
  const isKnown = (path: string): boolean => sourceOf(card, `${side}.${path}`) !== 'reconstructed';
  const printed = card[side];
  const known = Object.entries(printed).filter(([name]) => isKnown(name));
  const [before, after] = [0, 1].map((i) => (isKnown(`horsepower[${i}]`) ? printed : derived).horsepower[i]);
  return { ...derived, ...Object.fromEntries(known), horsepower: [before, after] };
}

test.each(fighters.map((card) => [card.id, card] as const))(
  'DIF-GAP-66: %s is the method, with what is known put over it',
  (id, card) => {
    const front = withKnown(deriveFront(histories[id]), card, 'front');
    expect(card.year).toBe(histories[id].year);
    expect(card.front).toEqual(front);
    expect(card.damaged).toEqual(withKnown(deriveDamaged(front), card, 'damaged'));
    if (sourceOf(card, 'points') === 'reconstructed') expect(card.points).toBe(fighterPoints(front));
  },
);

test('DIF-GAP-66: the method is set so that of all known ratings only the Airframe of the A6M5 has to be corrected', () => {
  const corrected = fighters.flatMap((card) => {
    const method = { front: deriveFront(histories[card.id]), points: fighterPoints(card.front) };
    return Object.keys(card.sources)
      .filter((path) => path.startsWith('front.') || path === 'points')
      .filter((path) => JSON.stringify(value(method, path)) !== JSON.stringify(value(card, path)))
      .map((path) => `${card.id} ${path}`);
  });
  expect(corrected).toEqual(['a6m5 front.airframe']);
});

test('DIF-CARD-03: every nation has fighters, and every history a card', () => {
  for (const nation of nations) expect(fighters.filter((f) => f.nation === nation).length).toBeGreaterThanOrEqual(2);
  expect(fighters.length).toBeGreaterThanOrEqual(50);
  expect(fighters.map(({ id }) => id).sort()).toEqual(Object.keys(histories).sort());
});

test('DIF-CARD-15, DIF-CARD-17: every Damaged side is worse and counts all hits', () => {
  for (const { front, damaged } of fighters) {
    expect(damaged.airframe).toBeGreaterThan(front.airframe);
    expect(damaged.performance).toBeLessThan(front.performance);
    expect(fighterPoints({ ...damaged, airframe: front.airframe })).toBeLessThanOrEqual(fighterPoints(front));
  }
});

test('DIF-SPEC: every special note is on some card, and no card has all', () => {
  for (const note of ['turbocharger', 'agile', 'barrage'] as const) {
    expect(fighters.some(({ front }) => front[note])).toBe(true);
    expect(fighters.some(({ front }) => !front[note])).toBe(true);
  }
  expect(fighters.filter(({ front }) => front.gunner > 0).map(({ id }) => id)).toEqual([
    'bf-110c',
    'me-410',
    'ki-45',
    'defiant-i',
  ]);
  expect(fighters.some(({ front }) => front.bombs > 0)).toBe(true);
});

test('names, nations and years are facts, ratings without a source are marked as ours', () => {
  for (const card of fighters) {
    for (const path of ['name', 'nation', 'year']) expect(sourceOf(card, path)).not.toBe('reconstructed');
    expect(provenanceOf(sourceOf(card, 'damaged.speed'))).toBe('reconstructed');
  }
});
