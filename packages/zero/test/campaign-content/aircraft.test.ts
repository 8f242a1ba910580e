import { describe, expect, test } from 'vitest';
import {
  basePack,
  campaignBase,
  type Fighter,
  type FormationAircraft,
  type LightBomber,
  lastResorts,
} from '../../src/content/index.ts';

const isOfZero = ({ set }: { readonly set?: string }): boolean => set === undefined;
const { supply } = campaignBase;
const lightBombers = campaignBase.lightBombers.filter(isOfZero);
const formations = campaignBase.formations.filter(isOfZero);
const fighters: readonly Fighter[] = basePack.fighters.filter(isOfZero);
const light = (id: string): LightBomber => lightBombers.find((one) => one.id === id) as LightBomber;
const heavy = (id: string): FormationAircraft => formations.find((one) => one.id === id) as FormationAircraft;
const all = [...fighters, ...lightBombers, ...formations];
const aircraft = (id: string): Fighter | FormationAircraft | undefined => all.find((one) => one.id === id);

describe('light bombers', () => {
  test('Z-17.13a, Z-9.0a: twelve, all with a Gunner while undamaged, none among the Fighters of the Basic Game', () => {
    expect(lightBombers).toHaveLength(12);
    for (const { id, kind, leader } of lightBombers) {
      expect([id, kind, leader.front.gunner > 0]).toEqual([id, 'fighter-bomber', true]);
      expect(
        fighters.some((one) => one.id === id),
        id,
      ).toBe(false);
    }
  });

  test('Z-17.13b, Z-15.2f: each bombs in one way at least, the same on both cards, and no more when flipped', () => {
    for (const { id, torpedo, leader, wingman } of lightBombers) {
      const ways = ({ bombs, dive, saturation }: typeof leader.front | typeof wingman.front): number[] => [
        bombs,
        dive,
        saturation,
      ];
      expect(ways(leader.front), id).toEqual(ways(wingman.front));
      expect(torpedo || ways(leader.front).some((rating) => rating > 0), id).toBe(true);
      expect([...ways(leader.damaged), ...ways(wingman.damaged)], id).toEqual([0, 0, 0, 0, 0, 0]);
    }
  });

  test('Z-17.14a, Z-17.14d: a Torpedo Bomber can carry bombs as well, for Ground targets', () => {
    const torpedo = lightBombers.filter((one) => one.torpedo);
    expect(torpedo.map(({ id }) => id)).toEqual(['b5n2', 'tbd-1', 'tbf-1', 'vildebeest']);
    for (const { id, leader } of torpedo) expect(leader.front.bombs + leader.front.saturation, id).toBeGreaterThan(0);
  });

  test('Z-CEX-12: the Ki-30 has Level 1 on both cards, and its Wingman defends with two cards', () => {
    const { leader, wingman } = light('ki-30');
    expect([leader.front.bombs, wingman.front.bombs, wingman.front.defensive]).toEqual([1, 1, 2]);
    expect(light('ki-30').sources).toMatchObject({
      'leader.front.bombs': 'Z-CEX-12',
      'wingman.front.bombs': 'Z-CEX-12',
      'wingman.front.defensive': 'Z-CEX-12',
    });
  });

  test('Z-CEX-09, Z-CEX-02: the D3A1 dives and has Burst rating 0; the B5N2 carries Torpedoes', () => {
    expect([light('d3a1').leader.front.bursts, light('d3a1').guns, light('d3a1').leader.front.dive]).toEqual([
      0,
      true,
      1,
    ]);
    expect(light('b5n2').torpedo).toBe(true);
  });

  test('Z-21.24a: only the B5N2 has no forward guns at all', () => {
    expect(lightBombers.filter(({ guns }) => !guns).map(({ id }) => id)).toEqual(['b5n2']);
    expect(light('b5n2').leader.front.bursts).toBe(0);
  });

  test('points follow the formula of the sheets: Leader and Wingman, each at least 1', () => {
    for (const { id, points, leader, wingman } of lightBombers) {
      const { performance, horsepower, bursts } = leader.front;
      const own = performance + horsepower + bursts - 4 + leader.damaged.damage - 6 + 1;
      expect([id, points.leader], id).toEqual([id, Math.max(1, own)]);
      expect(points.wingman, id).toBe(Math.max(1, wingman.front.offensive + wingman.front.defensive - 2));
    }
  });
});

describe('Fighters', () => {
  test('Z-CGAP-21: the Hurricane of Z-CEX-12 is the IIB with 3 and 6 Hits, and its Buffalo the II; there is no Hurricane IB', () => {
    const capacities = (id: string): number[] => {
      const { leader, wingman } = aircraft(id) as Fighter;
      return [leader, wingman].flatMap(({ front, damaged }) => [front.damage, damaged.damage]);
    };
    expect([capacities('hurricane-iib'), capacities('buffalo-ii')]).toEqual([
      [3, 6, 3, 6],
      [3, 6, 3, 6],
    ]);
    expect(fighters.filter(({ family }) => family === 'Hurricane').map(({ id }) => id)).not.toContain('hurricane-ib');
  });
});

describe('Formation aircraft', () => {
  test('Z-17.22a, Z-17.22c, Z-17.31a: Medium and Heavy Bombers in twos, Patrol aircraft alone', () => {
    expect(formations).toHaveLength(19);
    for (const one of formations) {
      const [size, rule] = { medium: [2, 'Z-17.22a'], heavy: [2, 'Z-17.22c'], patrol: [1, 'Z-17.31a'] }[one.class];
      expect([one.formation, one.sources.formation], one.id).toEqual([size, rule]);
    }
  });

  test('Z-5.21d, Z-17.27b, Z-CGAP-40: a Damaged one holds more Hits in all, bombs no better and is one slower', () => {
    for (const { id, front, damaged } of formations) {
      expect(damaged.damage, id).toBeGreaterThan(front.damage);
      expect(damaged.speed, id).toBe(front.speed - 1);
      for (const rating of ['turretDefense', 'turretSupport', 'saturation', 'level'] as const)
        expect(damaged[rating], `${id} ${rating}`).toBeLessThanOrEqual(front[rating]);
    }
  });

  test('Z-23.24b: none is as fast as a Fighter', () => {
    for (const { id, front } of formations) expect(front.speed, id).toBeLessThan(6);
  });

  test('Z-CEX-12, Z-CEX-13: the Ki-21 has Speed 5, flips at 5 or 6 Hits, is lost at 7 to 10, and bombs with 1 and 0', () => {
    const { front, damaged, sources } = heavy('ki-21');
    expect([front.speed, front.saturation, damaged.saturation]).toEqual([5, 1, 0]);
    expect([5, 6]).toContain(front.damage);
    expect(damaged.damage).toBeGreaterThanOrEqual(7);
    expect(damaged.damage).toBeLessThanOrEqual(10);
    expect(sources).toMatchObject({ 'front.speed': 'Z-CEX-13', 'front.saturation': 'Z-CEX-12' });
  });

  test('Z-CEX-05, Z-CEX-07: a B-17E has turrets 2 and 1 and flips at 8 to 10; both B-17s have Saturation 6 with Norden', () => {
    const { front } = heavy('b-17e');
    expect([front.turretDefense, front.turretSupport]).toEqual([2, 1]);
    expect([8, 9, 10]).toContain(front.damage);
    for (const id of ['b-17d', 'b-17e']) expect([heavy(id).norden, heavy(id).front.saturation]).toEqual([true, 6]);
    expect(formations.filter(({ norden }) => norden).map(({ id }) => id)).toEqual(['b-17d', 'b-17e']);
  });

  test('Z-CEX-01, Z-17.22f: both models of the B-17 are one type, the Hudson is another', () => {
    expect(heavy('b-17d').family).toBe(heavy('b-17e').family);
    expect(heavy('hudson').family).not.toBe(heavy('b-17e').family);
  });

  test('Z-21.22c, Z-21.22d: Medium and Heavy Bombers have a Saturation rating; Patrol aircraft Level or none', () => {
    for (const { id, class: kind, front } of formations) expect(front.saturation > 0, id).toBe(kind !== 'patrol');
  });
});

describe('how many there are', () => {
  const cards = ({ id }: { readonly id: string }): number => (formations.some((one) => one.id === id) ? 1 : 2);
  const count = (set: 'coreSet' | 'fullSet', side: string): number =>
    supply.filter(({ id }) => aircraft(id)?.side === side).reduce((sum, one) => sum + one[set] * cards(one), 0);

  test('Z-2.0a: the core set is the 54 cards of the box, 27 a side; the full set 45 and 70', () => {
    expect([count('coreSet', 'japanese'), count('coreSet', 'allied')]).toEqual([27, 27]);
    expect([count('fullSet', 'japanese'), count('fullSet', 'allied')]).toEqual([45, 70]);
  });

  test('Z-CEX-02, Z-CEX-05, Z-CEX-13, Z-CEX-19, Z-CEX-24: as many as the book shows at once; of the F4F exactly two Elements', () => {
    const core = (id: string): number => supply.find((one) => one.id === id)?.coreSet ?? 0;
    expect(['b5n2', 'ki-21', 'g4m1', 'b-17e', 'b-17d', 'f4f-3'].map(core)).toEqual([2, 4, 4, 2, 1, 2]);
    expect(supply.find(({ id }) => id === 'f4f-3')?.fullSet).toBe(2);
  });

  test('every light bomber and Formation aircraft is counted, once, and whoever is not in the core set has a substitute there', () => {
    expect(new Set(supply.map(({ id }) => id)).size).toBe(supply.length);
    for (const { id } of [...lightBombers, ...formations])
      expect(
        supply.some((one) => one.id === id),
        id,
      ).toBe(true);
    for (const { id, coreSet, fullSet, substitute } of supply) {
      expect(aircraft(id), id).toBeDefined();
      expect(fullSet, id).toBeGreaterThanOrEqual(coreSet);
      expect(substitute === null, id).toBe(coreSet > 0);
      if (substitute === null) continue;
      expect(aircraft(substitute)?.side, id).toBe(aircraft(id)?.side);
      expect(supply.find((one) => one.id === substitute)?.coreSet, id).toBeGreaterThan(0);
    }
  });

  test('the last resorts are Fighters of the core set', () => {
    for (const id of Object.values(lastResorts).flat()) {
      expect(
        fighters.some((one) => one.id === id),
        id,
      ).toBe(true);
      expect(supply.find((one) => one.id === id)?.coreSet, id).toBeGreaterThan(0);
    }
  });
});
