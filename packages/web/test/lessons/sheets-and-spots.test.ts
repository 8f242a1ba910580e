import { expect, test } from 'vitest';
import { badgeAt, centreOf, gestureOf, type Hole, sheetAt } from '../../src/lessons/spotlight/geometry.ts';

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });
const screen = { width: 1000, height: 800 };

test('a number stands at the right of what is wide, far left or oval, and at the left of the rest', () => {
  const at = (left: number, width: number, isOval = false) =>
    badgeAt({ box: box(left, 100, width, 50), isOval }, screen).x;
  expect([at(29, 100), at(28, 100), at(100, 219), at(100, 220)]).toEqual([29, 128, 100, 320]);
  // Its middle beyond three quarters of the screen.
  expect([at(640, 221), at(639, 222)]).toEqual([640, 861]);
  expect(at(100, 100, true)).toBeCloseTo(185.4);
});

const oval = (left: number, top: number, width: number, height: number): Hole => ({
  box: box(left, top, width, height),
  isOval: true,
});
const card = (left: number, top: number, width: number, height: number): Hole => ({
  box: box(left, top, width, height),
  isOval: false,
});

test('a way leaves a card at its nearest edge and an oval at its rim', () => {
  expect(gestureOf(card(0, 0, 100, 60), card(0, 300, 100, 60)).path).toBe('M50 60Q50 127.2 50 300');
  expect(gestureOf(oval(0, 0, 100, 60), oval(300, 0, 100, 60)).path).toBe('M100 30Q276 30 300 30');
  expect(gestureOf(card(0, 0, 100, 100), card(200, 200, 100, 100))).toMatchObject({ tip: { x: 200, y: 200 } });
  expect(gestureOf(card(10, 20, 40, 40), card(200, 20, 80, 40)).tip).toEqual({ x: 200, y: 40 });
  expect(centreOf(box(10, 20, 30, 50))).toEqual({ x: 25, y: 45 });
});

const within = box(0, 0, 400, 400);
const small = { width: 100, height: 100 };

test('a sheet stands in one of nine times nine places, sixteen pixels from the edges', () => {
  const places = new Set<string>();
  for (let x = 0; x <= 400; x += 40)
    for (let y = 0; y <= 400; y += 40) {
      const { left, top } = sheetAt(small, within, [{ box: box(x - 60, y - 60, 120, 120), weight: 20 }]);
      places.add(`${left} ${top}`);
      expect(left).toBeGreaterThanOrEqual(16);
      expect(left).toBeLessThanOrEqual(284);
      expect((left - 16) % 33.5 < 1 || (left - 16) % 33.5 > 32.4).toBe(true);
      expect((top - 16) % 33.5 < 1 || (top - 16) % 33.5 > 32.4).toBe(true);
    }
  expect([...places].sort()).toMatchInlineSnapshot(`
    [
      "16 16",
      "16 284",
      "284 16",
      "284 284",
    ]
  `);
});

test('a sheet rather hides what weighs little, and nothing nearer than four pixels', () => {
  const wall = (weight: number) => ({ box: box(0, 0, 400, 200), weight });
  expect(sheetAt(small, within, [wall(20)])).toMatchInlineSnapshot(`
    {
      "left": 16,
      "top": 284,
    }
  `);
  expect(sheetAt(small, within, [wall(1), { box: box(0, 200, 400, 200), weight: 20 }])).toMatchInlineSnapshot(`
    {
      "left": 16,
      "top": 16,
    }
  `);
  expect(sheetAt(small, within, [{ box: box(0, 0, 400, 279), weight: 20 }])).toMatchInlineSnapshot(`
    {
      "left": 16,
      "top": 284,
    }
  `);
  expect(sheetAt(small, within, [{ box: box(0, 0, 400, 281), weight: 20 }])).toMatchInlineSnapshot(`
    {
      "left": 16,
      "top": 284,
    }
  `);
  expect(sheetAt(small, within, [{ box: box(150, 150, 100, 100), weight: 0.9 }])).toMatchInlineSnapshot(`
    {
      "left": 16,
      "top": 16,
    }
  `);
  expect(sheetAt(small, within, [{ box: box(150, 150, 100, 100), weight: 1 }])).toMatchInlineSnapshot(`
    {
      "left": 16,
      "top": 16,
    }
  `);
  expect(sheetAt(small, box(50, 30, 120, 400), [])).toMatchInlineSnapshot(`
    {
      "left": 60,
      "top": 46,
    }
  `);
});

test('where a part of the screen begins changes nothing but where the sheet stands', () => {
  for (const [dx, dy] of [
    [0, 0],
    [137, 0],
    [0, 211],
    [60, 90],
  ])
    for (const [x, y] of [
      [0, 0],
      [120, 40],
      [260, 300],
      [180, 150],
      [20, 330],
    ]) {
      const at = sheetAt(small, box(dx, dy, 400, 400), [{ box: box(x + dx, y + dy, 110, 70), weight: 20 }]);
      const same = sheetAt(small, within, [{ box: box(x, y, 110, 70), weight: 20 }]);
      expect([at.left - dx, at.top - dy]).toEqual([same.left, same.top]);
    }
});
