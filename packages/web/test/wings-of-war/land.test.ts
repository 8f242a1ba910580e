import { scenarios, wingsOfWar } from '@tallyho/wings-of-war';
import { describe, expect, test } from 'vitest';
import { nameOf, pixelsFor, sizeOf } from '../../src/wings-of-war/land/commission.ts';
import { lieOf } from '../../src/wings-of-war/land/plan/lie.ts';
import { type LandPlan, planLand } from '../../src/wings-of-war/land/plan/plan.ts';
import { areaOf, type Path, type Point } from '../../src/wings-of-war/land/plan/shape.ts';
import { turned } from '../../src/wings-of-war/land/plan/turned.ts';
import { BLEED, countries, type Site } from '../../src/wings-of-war/land/site.ts';
import { siteOf } from '../../src/wings-of-war/land/site-of.ts';

const site: Site = {
  seed: 23,
  width: 900,
  height: 900,
  country: 'fields',
  front: { at: 0.34, slope: -0.09, belt: 56 },
  river: 0.66,
  scale: 1,
  aerodromes: [],
};

function sitesOfTheBook(): readonly (readonly [string, Site])[] {
  return scenarios.map(({ id }) => {
    const read = wingsOfWar.options({ scenario: id });
    if (!read.ok) throw new Error(id);
    return [id, siteOf(read.value)];
  });
}

const isOnTable = ({ width, height }: LandPlan, [x, y]: Point): boolean =>
  x > BLEED && y > BLEED && x < width - BLEED && y < height - BLEED;

test('a land follows from its site: the same again, and another one for another seed', () => {
  expect(planLand(site)).toEqual(planLand({ ...site }));
  expect(planLand({ ...site, seed: 24 }).parcels).not.toEqual(planLand(site).parcels);
});

test('fields cover all of it, in all the ways they are worked', () => {
  const { parcels, width, height } = planLand(site);
  expect(parcels.reduce((sum, parcel) => sum + areaOf(parcel.outline), 0)).toBeGreaterThan(width * height);
  expect(new Set(parcels.map(({ crop }) => Math.floor(crop * 15))).size).toBe(15);
});

describe('the front', () => {
  test('lies where the scenario says, and slants as it says', () => {
    for (const at of [0.2, 0.5, 0.8]) {
      const { frontAt, width } = lieOf({ ...site, front: { at, slope: 0.2, belt: 50 } });
      const middle = Array.from(
        { length: 60 },
        (_, i) => frontAt((i / 59) * width) - ((i / 59) * width - width / 2) * 0.2,
      );
      const mean = middle.reduce((sum, y) => sum + y, 0) / middle.length;
      expect(Math.abs(mean - BLEED - site.height * at)).toBeLessThan(60);
    }
  });

  test('has three lines of trenches and saps on either side, and craters between them', () => {
    const plan = planLand(site);
    const { frontAt, fromFront } = lieOf(site);
    for (const side of [-1, 1]) {
      const points = plan.trenches.flat().filter(([x, y]) => Math.sign(y - frontAt(x)) === side);
      const depths = points.map(([x, y]) => fromFront(x, y));
      for (const line of [2, 42, 90]) expect(depths.filter((d) => Math.abs(d - line) < 9).length).toBeGreaterThan(40);
      expect(Math.max(...depths)).toBeGreaterThan(100);
    }
    expect(plan.trenches.flat().every(([x, y]) => fromFront(x, y) > -8)).toBe(true);
    expect(plan.craters.filter(({ x, y }) => fromFront(x, y) < 0).length).toBeGreaterThan(150);
    expect(plan.wire.every(([x, y]) => fromFront(x, y) < 0)).toBe(true);
  });

  test('turns fields to mud, trees to stumps and villages to ruins, and leaves the rest in peace', () => {
    const { parcels, trees, villages } = planLand({ ...site, front: { at: 0.5, slope: 0, belt: 56 } });
    const { fromFront } = lieOf({ ...site, front: { at: 0.5, slope: 0, belt: 56 } });
    const far = parcels.filter(({ middle: [x, y] }) => fromFront(x, y) > 160);
    expect(far.every(({ ruin }) => ruin === 0)).toBe(true);
    expect(parcels.filter(({ middle: [x, y] }) => fromFront(x, y) < -12).every(({ ruin }) => ruin === 1)).toBe(true);
    expect(trees.filter(({ kind }) => kind === 'stump').every(({ x, y }) => fromFront(x, y) < 40)).toBe(true);
    for (const { x, y, houses } of villages) expect(houses.some(({ isRuin }) => isRuin)).toBe(fromFront(x, y) < 120);
  });

  test('may be far away: then there are no trenches, no craters and no ruins', () => {
    const { trenches, craters, wire, mud, parcels } = planLand({ ...site, front: null });
    expect([trenches, craters, wire, mud.large, mud.small]).toEqual([[], [], [], [], []]);
    expect(parcels.every(({ ruin }) => ruin === 0)).toBe(true);
  });
});

test.each(sitesOfTheBook())('%s: everything lies where it can', (_, of) => {
  const plan = planLand(of);
  const { fromFront, fromRiver, fromSea, fromAerodrome } = lieOf(of);
  const isDry = ([x, y]: Point): boolean => Math.min(fromRiver(x, y), fromSea(x, y), fromAerodrome(x, y)) > 0;
  const places = (all: readonly { readonly x: number; readonly y: number }[]): Path => all.map(({ x, y }) => [x, y]);
  const woods = plan.woods.flatMap(({ outline }) => outline);
  const houses = places(plan.villages.flatMap((village) => village.houses));
  const trenches = plan.trenches.flat();
  const wet = [...woods, ...houses, ...places(plan.trees), ...places(plan.craters), ...trenches].filter(
    (at) => !isDry(at),
  );
  expect(wet).toEqual([]);
  const built = [...woods, ...houses].filter(([x, y]) => fromFront(x, y) < 20);
  const grown = places(plan.trees).filter(([x, y]) => fromFront(x, y) < 0);
  expect([built, grown]).toEqual([[], []]);
  // Neither the lines nor the river run over a landing field.
  const river = plan.river.map(({ at }) => at);
  expect(river.filter(([x, y]) => fromAerodrome(x, y) < 20)).toEqual([]);
  expect(plan.belt.flat().filter(([x, y]) => fromAerodrome(x, y) < 60)).toEqual([]);
  expect(trenches.some((point) => isOnTable(plan, point))).toBe(of.front !== null);
  expect(river.some((point) => isOnTable(plan, point))).toBe(of.river !== null);
  expect(plan.woods.length).toBeGreaterThan(1);
  expect(plan.villages.length).toBeGreaterThan(1);
});

test('the countries of the book are all flown over, and a scenario of nobody’s has a land as well', () => {
  expect(new Set(sitesOfTheBook().map(([, { country }]) => country))).toEqual(new Set(countries));
  const flownBy = (card: string) =>
    siteOf({
      scenario: 'of my own',
      width: 700,
      length: 800,
      fields: [{ x: 10, y: 20, width: 30, length: 40 }],
      seats: [
        { name: 'a', side: 0, aircraft: [{ card, label: 'a', x: 0, y: 0, heading: 0, level: 0, landed: false }] },
      ],
    });
  const made = flownBy('camel-brown');
  expect(flownBy('camel-brown').seed).toBe(made.seed);
  expect(flownBy('spad-fonck').seed).not.toBe(made.seed);
  expect(made).toMatchObject({ country: 'fields', width: 700, height: 800 });
  // The rules count from the lower edge, a picture from the upper one.
  expect(made.aerodromes).toEqual([{ x: 10, y: 740, width: 30, height: 40 }]);
});

test('the coast has a sea, the hills have heights, and a landing field has its tents on the side far from the lines', () => {
  const lands = new Map(countries.map((country) => [country, planLand({ ...site, country })]));
  for (const [country, { sea, relief, width, height }] of lands) {
    expect(sea.length > 0).toBe(country === 'coast');
    expect(relief.heights.length > 0).toBe(country === 'hills');
    // A share of the picture, and not all of it.
    const share =
      areaOf(sea.map(([x, y]): Point => [Math.max(0, x), Math.min(height, Math.max(0, y))])) / (width * height);
    if (country === 'coast') expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.6);
  }
  const field = { x: 300, y: 400, width: 270, height: 270 };
  const rowWith = (at: number): number => {
    const [{ tents }] = planLand({ ...site, front: { at, slope: 0, belt: 44 }, aerodromes: [field] }).aerodromes;
    expect(tents.length).toBeGreaterThan(3);
    return tents[0][1] - BLEED - field.y;
  };
  expect(rowWith(0.05)).toBeGreaterThan(field.height / 2);
  expect(rowWith(0.95)).toBeLessThan(field.height / 2);
});

test('whoever sits at the other side sees the same land turned round', () => {
  const plan = planLand(site);
  const there = turned(plan);
  const [first, last] = [there.craters[0], plan.craters[plan.craters.length - 1]];
  expect([first.x, first.y]).toEqual([plan.width - last.x, plan.height - last.y]);
  // What is above is painted first, from either side.
  expect(there.trees.every(({ y }, i) => i === 0 || y >= there.trees[i - 1].y)).toBe(true);
  const back = turned(there);
  expect(back.trees).toHaveLength(plan.trees.length);
  for (const [i, { x, y }] of back.trees.entries()) {
    expect(x).toBeCloseTo(plan.trees[i].x);
    expect(y).toBeCloseTo(plan.trees[i].y);
  }
});

test('a picture is fine, but never longer than a phone or a desk can hold', () => {
  const order = (of: Site, isPhone: boolean) => ({
    site: of,
    pixels: pixelsFor(of, isPhone),
    isNight: false,
    isTurned: false,
  });
  expect(sizeOf(order(site, false))).toEqual({ width: 1920, height: 1920 });
  expect(sizeOf(order(site, true))).toEqual({ width: 1440, height: 1440 });
  expect(sizeOf(order({ ...site, height: 2000 }, false)).height).toBe(2560);
  expect(sizeOf(order({ ...site, width: 2000 }, true)).width).toBe(1600);
  expect(nameOf(order(site, false))).not.toBe(nameOf({ ...order(site, false), isNight: true }));
});
