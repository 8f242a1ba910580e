import { describe, expect, test } from 'vitest';
import { bandsToScale, curveOf, likely } from '../../src/campaign/desk/scale.ts';
import { outlineOf } from '../../src/campaign/map/arrows.ts';
import { fitted, LEAST_ASPECT, MOST_ASPECT, widestOf } from '../../src/campaign/map/frame.ts';
import { freeCorner } from '../../src/campaign/map/labels.ts';
import { aspectOf } from '../../src/campaign/map/projection.ts';
import type { BandScene, Camp } from '../../src/campaign/scene.ts';

const band = (key: string, camp: Camp | null, from: number | null, to: number | null): BandScene => ({
  key,
  name: key,
  camp,
  from,
  to,
  range: '',
  isHere: false,
});

describe('where a campaign stands, to scale', () => {
  const bands = [
    band('major', 'axis', null, -31),
    band('minor', 'axis', -30, -11),
    band('draw', null, -10, 9),
    band('won', 'allies', 10, null),
  ];

  test('grades are as wide as they reach, the best in full colour', () => {
    const { strips, edges } = bandsToScale({ bands, value: 0 });
    expect(strips.map(({ className }) => className)).toEqual(['axis tone-3', 'axis tone-2', 'nobody', 'allies tone-3']);
    expect(strips[1].share).toBeCloseTo(strips[2].share);
    expect(edges.map(({ text }) => text)).toEqual(['−30', '−10', '+10']);
  });

  test('a forecast is the middle of what flights came to, and its hill stands there', () => {
    const totals = Array.from({ length: 101 }, (_, i) => i - 50);
    expect(likely(totals)).toEqual([-40, 40]);
    const hill = curveOf({ bands }, [-30, -30, -30, 10]);
    const peak = hill.indexOf(Math.max(...hill)) / (hill.length - 1);
    const { edges } = bandsToScale({ bands, value: 0 });
    expect(peak).toBeCloseTo(edges[0].at, 1);
  });

  test('the mark goes with the points, and stays on the bar', () => {
    const here = (value: number): number => bandsToScale({ bands, value }).here;
    expect(here(-20)).toBeLessThan(here(0));
    expect(here(0)).toBeLessThan(here(20));
    expect([here(-999) > 0, here(999) < 1]).toEqual([true, true]);
  });
});

describe('a map fills its place', () => {
  const box = { west: -420, east: 420, south: 4930, north: 5520 };

  test('by showing more around it, never less', () => {
    for (const aspect of [0.5, 0.9, 1.2, 2.5]) {
      const shown = fitted(box, aspect);
      expect(aspectOf(shown)).toBeCloseTo(Math.min(MOST_ASPECT, Math.max(LEAST_ASPECT, aspect)), 1);
      expect([shown.west <= box.west, shown.east >= box.east]).toEqual([true, true]);
      expect([shown.south <= box.south, shown.north >= box.north]).toEqual([true, true]);
      const most = widestOf(box);
      expect([most.west < shown.west, most.north > shown.north]).toEqual([true, true]);
    }
  });

  test('its title stands in a corner that is free, or nowhere', () => {
    const sheet = { left: 0, top: 0, width: 500, height: 400 };
    const size = { width: 100, height: 50 };
    expect(freeCorner(size, [], sheet)).toEqual({ x: 386, y: 14 });
    expect(freeCorner(size, [{ left: 400, top: 20, width: 10, height: 10 }], sheet)).toEqual({ x: 14, y: 14 });
    expect(freeCorner(size, [sheet], sheet)).toBeNull();
  });
});

test('an arrow grows from its beginning to its head, and ends at its tip', () => {
  const [from, bend, tip] = [0, 50, 100].map((x) => ({ x, y: 0 }));
  const points = outlineOf({ from, bend, tip }, { from: 4, to: 10, head: 20 })
    .slice(1, -1)
    .split('L')
    .map((point) => point.split(' ').map(Number));
  expect(points).toContainEqual([100, 0]);
  const wide = (x: number): number => Math.max(...points.filter(([px]) => Math.abs(px - x) < 3).map(([, y]) => y));
  expect(wide(0)).toBeLessThan(wide(60));
  expect(Math.max(...points.map(([, y]) => y))).toBe(10);
});
