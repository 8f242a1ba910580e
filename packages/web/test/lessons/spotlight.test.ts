import { describe, expect, test } from 'vitest';
import {
  badgeAt,
  centreOf,
  gestureOf,
  grown,
  type Hole,
  outlineOf,
  sheetAt,
  veilOf,
} from '../../src/lessons/spotlight/geometry.ts';
import { numbered } from '../../src/lessons/spotlight/numbered.ts';
import { overlap } from '../../src/play/tour.ts';

const desk = { left: 0, top: 72, width: 1440, height: 828 };
const phone = { left: 0, top: 52, width: 390, height: 792 };
const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });
const hole = (at: Hole['box'], isOval = false): Hole => ({ box: at, isOval });

/** Points on the outline of a path of this folder: all numbers that end a command. */
const numbersIn = (path: string): number[] => path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];

describe('the veil', () => {
  test('covers the whole screen and has a hole for everything that is lit', () => {
    const path = veilOf({ width: 800, height: 600 }, [hole(box(10, 20, 100, 50)), hole(box(300, 200, 80, 60), true)]);
    expect(path.startsWith('M0 0H800V600H0Z')).toBe(true);
    expect(path.match(/Z/g)).toHaveLength(3);
  });

  test('has round corners at a card, and is an oval around an aircraft', () => {
    expect(outlineOf(hole(box(10, 20, 100, 50)))).toContain('A10 10');
    expect(outlineOf(hole(box(10, 20, 100, 50), true))).toContain('A50 25');
    expect(outlineOf(hole(box(0, 0, 8, 8)))).toContain('A4 4');
  });

  test('keeps numbers on the screen, at the edge of what they belong to', () => {
    const screen = { width: 390, height: 844 };
    for (const of of [hole(box(-5, -5, 60, 60)), hole(box(340, 800, 80, 80)), hole(box(150, 300, 90, 60), true)]) {
      const { x, y } = badgeAt(of, screen);
      expect(x).toBeGreaterThanOrEqual(18);
      expect(x).toBeLessThanOrEqual(372);
      expect(y).toBeGreaterThanOrEqual(18);
      expect(y).toBeLessThanOrEqual(826);
    }
  });

  test('puts a number at the corner with more room, and on the rim of an oval', () => {
    const screen = { width: 1000, height: 800 };
    expect(badgeAt(hole(box(100, 200, 100, 50)), screen)).toEqual({ x: 100, y: 200 });
    expect(badgeAt(hole(box(20, 200, 100, 50)), screen)).toEqual({ x: 120, y: 200 });
    expect(badgeAt(hole(box(100, 200, 220, 50)), screen)).toEqual({ x: 320, y: 200 });
    expect(badgeAt(hole(box(800, 200, 100, 50), true), screen)).toEqual({ x: 814.6, y: 207.3 });
    expect(badgeAt(hole(box(100, 200, 100, 50), true), screen).x).toBeCloseTo(185.4);
    expect(badgeAt(hole(box(0, 0, 10, 10)), screen)).toEqual({ x: 18, y: 18 });
    expect(badgeAt(hole(box(995, 795, 300, 40)), screen)).toEqual({ x: 982, y: 782 });
  });

  test('bows from the upper edge of a card into an aircraft above it', () => {
    expect(outlineOf(hole(box(10, 20, 100, 50)))).toBe(
      'M20 20H100A10 10 0 0 1 110 30V60A10 10 0 0 1 100 70H20A10 10 0 0 1 10 60V30A10 10 0 0 1 20 20Z',
    );
    expect(gestureOf(hole(box(0, 400, 100, 200)), hole(box(0, 0, 100, 100), true))).toEqual({
      path: 'M50 400Q50 316 50 100',
      tip: { x: 50, y: 100 },
      angle: -90,
    });
    expect(gestureOf(hole(box(0, 0, 100, 100)), hole(box(300, 0, 100, 100)))).toEqual({
      path: 'M100 50Q276 50 300 50',
      tip: { x: 300, y: 50 },
      angle: 0,
    });
  });

  test('shows the way from the edge of the card to the edge of the aircraft', () => {
    const card = hole(box(200, 640, 180, 250));
    const aircraft = hole(box(820, 160, 320, 240), true);
    const { path, tip } = gestureOf(card, aircraft);
    const [startX, startY] = numbersIn(path);
    expect(startX >= 379 || startY <= 641).toBe(true);
    const { x, y } = centreOf(aircraft.box);
    expect(((tip.x - x) / 160) ** 2 + ((tip.y - y) / 120) ** 2).toBeCloseTo(1, 1);
  });
});

describe('where a sheet stands', () => {
  const within = { left: 0, top: 100, width: 1000, height: 600 };
  const small = { width: 200, height: 100 };
  const lit = (at: Hole['box'], weight = 1) => ({ box: at, weight });

  test('sixteen pixels from the edges, in the corner that is furthest from what is lit', () => {
    expect(sheetAt(small, within, [])).toEqual({ left: 16, top: 116 });
    expect(sheetAt(small, within, [lit(box(0, 100, 100, 100))])).toEqual({ left: 16, top: 584 });
    expect(sheetAt(small, within, [lit(box(0, 100, 700, 480))])).toEqual({ left: 784, top: 584 });
    expect(sheetAt({ width: 990, height: 590 }, within, [])).toEqual({ left: 5, top: 105 });
  });
});

describe('the sheet', () => {
  const sheet = { width: 444, height: 220 };
  const must = (at: Hole['box']) => ({ box: at, weight: 20 });
  const hides = (at: { left: number; top: number }, size: { width: number; height: number }, boxes: Hole['box'][]) =>
    boxes.reduce((sum, each) => sum + overlap({ ...at, ...size }, each), 0);

  test('hides nothing that is lit, on the side where there is most room', () => {
    const lit = [box(220, 620, 190, 260), box(330, 390, 260, 90), box(800, 150, 330, 250)];
    const at = sheetAt(sheet, desk, lit.map(must));
    expect(hides(at, sheet, lit)).toBe(0);
    expect(sheetAt(sheet, desk, [must(box(40, 100, 400, 700))]).left).toBeGreaterThan(720);
    expect(sheetAt(sheet, desk, [must(box(1000, 100, 400, 700))]).left).toBeLessThan(300);
  });

  test('stays on its part of the screen, under the bar', () => {
    for (const within of [desk, phone]) {
      const size = { width: Math.min(444, within.width - 16), height: 260 };
      for (const lit of [box(0, 80, 100, 100), box(150, 500, 200, 200), box(0, 52, 390, 300)]) {
        const { left, top } = sheetAt(size, within, [must(lit)]);
        expect(left).toBeGreaterThanOrEqual(within.left);
        expect(top).toBeGreaterThanOrEqual(within.top);
        expect(left + size.width).toBeLessThanOrEqual(within.left + within.width);
        expect(top + size.height).toBeLessThanOrEqual(within.top + within.height);
      }
    }
  });

  test('on a phone stands between an aircraft above and a card below', () => {
    const lit = [box(230, 150, 130, 90), box(10, 590, 160, 220)];
    const size = { width: 374, height: 230 };
    const at = sheetAt(size, phone, lit.map(must));
    expect(hides(at, size, lit)).toBe(0);
    expect(at.top).toBeGreaterThan(240);
  });

  test('rather hides the question than what is lit, and the question rather than nothing', () => {
    const lit = box(0, 52, 390, 330);
    const question = box(0, 400, 390, 444);
    const size = { width: 374, height: 240 };
    const at = sheetAt(size, phone, [must(lit), { box: question, weight: 1 }]);
    expect(hides(at, size, [lit])).toBe(0);
    expect(hides(at, size, [question])).toBeGreaterThan(0);
  });

  test('leaves air around what it grows', () => {
    expect(grown(box(10, 10, 20, 20), 12)).toEqual(box(-2, -2, 44, 44));
  });
});

describe('numbers in a text', () => {
  const point = (at: string, en: string, fr: string) => ({ at, words: { en, fr } });
  const points = [point('card SCISSORS', 'SCISSORS', 'SCISSORS'), point('aircraft B1', 'the Emil', 'l’Emil')];

  test('stand before the words that name what they point at', () => {
    expect(numbered('Drag SCISSORS onto the Emil.', points, 'en')).toEqual([
      { text: 'Drag ', number: null },
      { text: 'SCISSORS', number: 1 },
      { text: ' onto ', number: null },
      { text: 'the Emil', number: 2 },
      { text: '.', number: null },
    ]);
  });

  test('are those of the points, in whatever order a language names them', () => {
    const said = numbered('Sur l’Emil, jouez SCISSORS.', points, 'fr');
    expect(said.filter(({ number }) => number !== null)).toEqual([
      { text: 'l’Emil', number: 2 },
      { text: 'SCISSORS', number: 1 },
    ]);
    expect(said.map(({ text }) => text).join('')).toBe('Sur l’Emil, jouez SCISSORS.');
  });

  test('are left out for words inside of other words', () => {
    const nested = [point('aircraft B1', 'the Emil’s card', 'a'), point('card X', 'Emil', 'b')];
    expect(numbered('See the Emil’s card.', nested, 'en').filter(({ number }) => number !== null)).toHaveLength(1);
  });
});
