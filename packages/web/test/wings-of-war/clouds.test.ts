import { expect, test } from 'vitest';
import { APART, type Box, type Cloud, cloudsOver, isClear, sprites } from '../../src/wings-of-war/clouds/places.ts';
import { paintCloud, SPRITE } from '../../src/wings-of-war/clouds/sprite.ts';
import { BLEED, type Site } from '../../src/wings-of-war/land/site.ts';

const site: Site = {
  seed: 23,
  width: 900,
  height: 900,
  country: 'fields',
  front: null,
  river: null,
  scale: 1,
  aerodromes: [],
};

test('there are a few clouds over every table, none above another, and more over a larger one', () => {
  const clouds = cloudsOver(site, 0, false);
  expect(clouds.length).toBeGreaterThan(3);
  expect(cloudsOver({ ...site, width: 1500 }, 0, false).length).toBeGreaterThan(clouds.length);
  expect(cloudsOver(site, 0, false)).toEqual(clouds);
  expect(cloudsOver({ ...site, seed: 24 }, 0, false)).not.toEqual(clouds);
  const middles = clouds.map(({ y, height }) => y + height / 2).sort((a, b) => a - b);
  expect(Math.min(...middles.slice(1).map((y, i) => y - middles[i]))).toBeGreaterThan(80);
});

test('they drift to the right, and whoever has left comes in again on the left', () => {
  const before = cloudsOver(site, 0, false);
  const after = cloudsOver(site, 5, false);
  for (const [n, { x, y }] of after.entries()) {
    expect(y).toBe(before[n].y);
    expect(
      [5, 5 - (site.width + 2 * BLEED + before[n].width)].some((by) => Math.abs(x - before[n].x - by) < 1e-6),
    ).toBe(true);
  }
  for (let drift = 0; drift < 3000; drift += 37)
    for (const { x, width } of cloudsOver(site, drift, false)) {
      expect(x).toBeGreaterThanOrEqual(-BLEED - width);
      expect(x).toBeLessThanOrEqual(site.width + BLEED);
    }
});

test('from the other side of the table they lie where they lie', () => {
  const [here, there] = [cloudsOver(site, 40, false), cloudsOver(site, 40, true)];
  for (const [n, { x, y, width, height }] of here.entries()) {
    expect(there[n].x).toBeCloseTo(site.width - x - width);
    expect(there[n].y).toBeCloseTo(site.height - y - height);
  }
});

test('they keep 60 mm from whatever flies', () => {
  const cloud: Cloud = { x: 100, y: 100, width: 270, height: 200, sprite: 0 };
  const at = (x: number, y: number): Box => ({ x: x - 10, y: y - 10, width: 20, height: 20 });
  expect(isClear(cloud, [])).toBe(true);
  expect(isClear(cloud, [at(220, 180)])).toBe(false);
  const right = cloud.x + cloud.width * 0.74;
  expect(isClear(cloud, [at(right + APART + 11, 180)])).toBe(true);
  expect(isClear(cloud, [at(right + APART + 9, 180)])).toBe(false);
  expect(isClear(cloud, [at(800, 800), at(220, 180)])).toBe(false);
});

test('a cloud is white above its shadow, clear at the rim of its picture, and darker by night', () => {
  for (const seed of sprites) {
    const { width, height, pixels } = paintCloud({ seed, isNight: false });
    expect([width, height]).toEqual([SPRITE.width, SPRITE.height]);
    const alpha = (x: number, y: number): number => pixels[(y * width + x) * 4 + 3];
    for (let x = 0; x < width; x++) expect([alpha(x, 0), alpha(x, height - 1)]).toEqual([0, 0]);
    const all = Array.from({ length: width * height }, (_, i) => [...pixels.subarray(i * 4, i * 4 + 4)]);
    const dense = all.filter(([, , , a]) => a > 235);
    expect(dense.length / all.length).toBeGreaterThan(0.1);
    expect(dense.every(([r, g, b]) => r > 140 && g > 160 && b > 175)).toBe(true);
    // The shadow: dark, and no more than a third of it.
    const shade = all.filter(([r, , , a]) => a > 60 && a < 80 && r < 60);
    expect(shade.length / all.length).toBeGreaterThan(0.02);
  }
  const sum = (isNight: boolean): number =>
    paintCloud({ seed: 3, isNight }).pixels.reduce((total, value) => total + value, 0);
  expect(sum(true)).toBeLessThan(sum(false) * 0.85);
});
