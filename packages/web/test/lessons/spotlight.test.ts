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
