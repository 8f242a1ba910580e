import { expect, test } from 'vitest';
import { derive, deriveDamaged, type FighterSide, fighterPoints, type History } from '../../src/content/index.ts';

/** The worked example of docs/content.md. */
const kingcobra: History = {
  year: 1944,
  flight: { speed: 660, at: 7620, climb: [7620, 438] },
  build: { loaded: 3992, empty: 2892, wing: 23, power: 1325, engines: 1, protection: 'ordinary' },
  guns: { heavy: 4, bigCannon: 1 },
  bombs: 680,
};

test('docs/content.md: the P-63A comes out as the page says', () => {
  expect(derive(kingcobra)).toEqual({
    year: 1944,
    points: 13,
    front: {
      speed: 3,
      performance: 8,
      horsepower: [1, 2],
      bursts: 1,
      firepower: 1,
      airframe: 3,
      gunner: 0,
      turbocharger: true,
      agile: false,
      barrage: false,
      bombs: 5,
    },
    damaged: {
      speed: 2,
      performance: 7,
      horsepower: [0, 1],
      bursts: 0,
      firepower: 1,
      airframe: 6,
      gunner: 0,
      turbocharger: false,
      agile: false,
      barrage: false,
      bombs: 2,
    },
  });
});

const front = (
  build: Partial<History['build']>,
  guns: History['guns'] = {},
  flight: Partial<History['flight']> = {},
): FighterSide =>
  derive({ ...kingcobra, build: { ...kingcobra.build, ...build }, guns, flight: { ...kingcobra.flight, ...flight } })
    .front;

test('DIF-CARD-05: Speed goes up with every 125 km/h', () => {
  expect([249, 374, 375, 500, 625, 750, 875].map((speed) => front({}, {}, { speed }).speed)).toEqual([
    0, 0, 1, 2, 3, 4, 5,
  ]);
});

test('DIF-CARD-08, DIF-CARD-09: the cards of a turn are shared between before and after', () => {
  const cards = (power: number, loaded: number): readonly number[] => front({ power, loaded }).horsepower;
  expect(cards(600, 1800)).toEqual([1, 0]);
  expect(cards(1000, 3700)).toEqual([1, 1]);
  expect(cards(1000, 2857)).toEqual([1, 2]);
  expect(cards(1000, 2272)).toEqual([2, 2]);
  expect(cards(1600, 4000)).toEqual([2, 3]);
  expect(cards(2000, 4166)).toEqual([3, 3]);
});

test('DIF-CARD-10: three steady guns make a Burst, eight make two; cannon with a drum are not steady', () => {
  expect(front({}, { rifle: 2, drumCannon: 4 }).bursts).toBe(0);
  expect(front({}, { rifle: 2, cannon: 1 }).bursts).toBe(1);
  expect(front({}, { heavy: 8 }).bursts).toBe(2);
});

test('DIF-CARD-13: weight of fire makes Firepower, up to +3', () => {
  expect(
    [{ heavy: 6 }, { heavy: 8 }, { drumCannon: 2 }, { cannon: 4 }, { bigCannon: 4 }].map(
      (guns) => front({}, guns).firepower,
    ),
  ).toEqual([0, 1, 1, 2, 3]);
});

test('DIF-CARD-14: weight and protection make the Airframe, at least 2', () => {
  const airframe = (empty: number, protection: History['build']['protection']): number =>
    front({ empty, protection }).airframe;
  expect(airframe(1100, 'none')).toBe(2);
  expect(airframe(2100, 'none')).toBe(2);
  expect(airframe(2100, 'ordinary')).toBe(3);
  expect(airframe(4500, 'rugged')).toBe(5);
});

test('DIF-SPEC-01 … DIF-SPEC-11: special notes', () => {
  expect([0, 1, 2, 4].map((flexible) => front({}, { flexible }).gunner)).toEqual([0, 1, 1, 2]);
  expect(front({}, {}, { at: 7499 }).turbocharger).toBe(false);
  expect(front({}, {}, { at: 7500 }).turbocharger).toBe(true);
  expect(front({ turner: true }).agile).toBe(false);
  expect(front({ turner: true, loaded: 2500 }).agile).toBe(true);
  expect(front({ loaded: 2500 }).agile).toBe(false);
  expect(front({}, { rifle: 8 }).barrage).toBe(true);
  expect(front({}, { rifle: 4, cannon: 4 }).barrage).toBe(false);
});

test('a jet counts its thrust one and a half times', () => {
  expect(front({ power: 1000, jet: true }).horsepower).toEqual(front({ power: 1500 }).horsepower);
});

test('DIF-EX-63: damage leaves 8 of 14 bombs, and never makes a rating negative', () => {
  const weak: FighterSide = { ...front({}), speed: 0, bursts: 0, horsepower: [1, 0], bombs: 14 };
  expect(deriveDamaged(weak)).toMatchObject({ speed: 0, bursts: 0, horsepower: [0, 0], bombs: 8 });
});

test('DIF-CARD-16: every rating and every note but Bombs is worth points', () => {
  const plain = { ...front({}, { heavy: 4 }), turbocharger: false };
  // Points are rounded: a tenth more is seen on some of these cards, and costs nothing on the others.
  const cards = [0, 1, 2, 3, 4];
  const plains = cards.flatMap((before) =>
    cards.flatMap((after) => [0, 1].map((bursts): FighterSide => ({ ...plain, horsepower: [before, after], bursts }))),
  );
  const better: Partial<FighterSide>[] = [
    { speed: plain.speed + 1 },
    { performance: plain.performance + 1 },
    { bursts: 2 },
    { firepower: plain.firepower + 1 },
    { airframe: plain.airframe + 1 },
    { gunner: 1 },
    { turbocharger: true },
    { agile: true },
    { barrage: true },
  ];
  const gains = (more: Partial<FighterSide>): number[] =>
    plains.map((card) => fighterPoints({ ...card, ...more }) - fighterPoints(card));
  for (const more of better) {
    expect(Math.min(...gains(more))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...gains(more))).toBeGreaterThanOrEqual(1);
  }
  expect(Math.max(...gains({ bombs: 20 }))).toBe(0);
});
