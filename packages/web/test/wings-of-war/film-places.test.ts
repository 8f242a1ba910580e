import { describe, expect, test } from 'vitest';
import type { Box } from '../../src/widgets/pan-zoom.ts';
import { around } from '../../src/wings-of-war/map/camera.ts';
import { spreadCards, type Victim } from '../../src/wings-of-war/map/cards-place.ts';
import { overlap } from '../../src/wings-of-war/map/labels.ts';
import { placeNotes } from '../../src/wings-of-war/map/note-places.ts';
import type { Surroundings } from '../../src/wings-of-war/map/surroundings.ts';

/** Half of an aircraft, in pixels: less on a phone, which shows them all from further away. */
const reach = { desk: 34, phone: 24 };

const among = (free: Box, planes: readonly { x: number; y: number }[]): Surroundings => ({
  craft: planes.map((at) => around(at, free.width < 600 ? reach.phone : reach.desk)),
  labels: [],
  free: [free],
});

const desk: Box = { x: 230, y: 56, width: 960, height: 580 };
const phone: Box = { x: 8, y: 52, width: 374, height: 386 };

/** How much of each aircraft is hidden at most, as a part of it. */
const hidden = (places: readonly Box[], { craft }: Surroundings): number =>
  Math.max(...places.flatMap((place) => craft.map((each) => overlap(place, each) / (each.width * each.height))));

const isInside = ({ x, y, width, height }: Box, part: Box): boolean =>
  x >= part.x && y >= part.y && x + width <= part.x + part.width && y + height <= part.y + part.height;

const upon = (places: readonly Box[]): number =>
  Math.max(0, ...places.flatMap((a, i) => places.slice(i + 1).map((b) => overlap(a, b))));

const victimsOf = (planes: readonly { x: number; y: number }[], cards: number): Victim[] =>
  planes.map((at) => ({ at, cards }));

/** Two lines that have met, nose to nose. */
const lines = (columns: readonly number[], rows: readonly [number, number]): { x: number; y: number }[] =>
  rows.flatMap((y) => columns.map((x) => ({ x, y })));

describe('cards that were drawn', () => {
  test('of a single victim are as large as the table wants them: 172 at a desk, 132 on a phone', () => {
    const at = { x: 600, y: 340 };
    expect(spreadCards([{ at, cards: 2 }], among(desk, [at]), false).width).toBe(172);
    const near = { x: 110, y: 300 };
    expect(spreadCards([{ at: near, cards: 1 }], among(phone, [near]), true).width).toBe(132);
  });

  test('lie beside whoever drew them, at every edge of the map', () => {
    for (const at of [
      { x: 250, y: 90 },
      { x: 1170, y: 90 },
      { x: 700, y: 610 },
      { x: 260, y: 600 },
    ]) {
      const { places } = spreadCards([{ at, cards: 3 }], among(desk, [at]), false);
      expect(isInside(places[0], desk)).toBe(true);
      expect(hidden(places, among(desk, [at]))).toBeLessThan(0.05);
    }
  });

  test.each([
    ['at a desk', desk, lines([380, 520, 660, 800], [290, 400]), false],
    ['on a phone', phone, lines([60, 145, 230, 315], [180, 255]), true],
    ['on a small phone', { x: 8, y: 52, width: 344, height: 286 }, lines([55, 135, 220, 305], [140, 195]), true],
    ['in a crowd', desk, lines([500, 590, 680, 770], [300, 390]), false],
  ] as const)('of eight at once hide neither an aircraft nor each other, %s', (_, free, planes, isPhone) => {
    const scene = among(free, planes);
    const { places, width } = spreadCards(victimsOf(planes, 2), scene, isPhone);
    expect(width).toBeLessThanOrEqual(100);
    expect(places).toHaveLength(8);
    for (const place of places) expect(isInside(place, free)).toBe(true);
    expect(upon(places)).toBe(0);
    expect(hidden(places, scene)).toBeLessThan(0.05);
  });

  test('hide nobody who has drawn none', () => {
    const planes = lines([400, 520, 640], [250, 360]);
    const scene = among(desk, planes);
    const { places } = spreadCards(victimsOf(planes.slice(0, 1), 2), scene, false);
    expect(hidden(places, scene)).toBeLessThan(0.05);
  });

  test('are not tied across the lines of others', () => {
    const planes = lines([60, 145, 230, 315], [180, 255]);
    const { places } = spreadCards(victimsOf(planes, 2), among(phone, planes), true);
    const way = ({ x, y }: { x: number; y: number }, box: Box): number =>
      Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
    for (const [i, a] of planes.entries())
      for (const [j, b] of planes.entries())
        expect(way(a, places[i]) + way(b, places[j])).toBeLessThanOrEqual(way(a, places[j]) + way(b, places[i]));
  });

  test('are smaller the more victims there are', () => {
    const planes = lines([60, 145, 230, 315], [180, 255]);
    const widths = [1, 2, 4, 8].map(
      (count) => spreadCards(victimsOf(planes.slice(0, count), 2), among(phone, planes), true).width,
    );
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
  });
});

describe('notes of the film', () => {
  const note = (at: { x: number; y: number }, letters: number) => ({
    ...at,
    off: 0,
    width: letters * 8 + 24,
    height: 26,
  });
  const boxOf = (wish: ReturnType<typeof note>, at: { x: number; y: number }): Box => ({
    x: at.x - wish.width / 2,
    y: at.y - wish.height / 2,
    width: wish.width,
    height: wish.height,
  });

  test('of eight aircraft on a phone stand inside the map, and upon none of each other', () => {
    const planes = lines([60, 145, 230, 315], [180, 255]);
    const wishes = planes.map(({ x, y }, i) => note({ x, y }, i % 2 === 0 ? 22 : 8));
    const places = placeNotes(wishes, among(phone, planes));
    const boxes = places.flatMap((place, i) => (place === null ? [] : [boxOf(wishes[i], place)]));
    expect(boxes).toHaveLength(8);
    for (const box of boxes) expect(isInside(box, phone)).toBe(true);
    expect(upon(boxes)).toBe(0);
  });

  test('stand where they belong when nothing is in the way', () => {
    expect(placeNotes([note({ x: 600, y: 300 }, 10)], among(desk, []))).toEqual([{ x: 600, y: 300 }]);
  });

  test('give way to labels, and stay by what they belong to', () => {
    const at = { x: 600, y: 300 };
    const label: Box = { x: 575, y: 288, width: 50, height: 24 };
    const wish = note(at, 2);
    const [place] = placeNotes([wish], { ...among(desk, []), labels: [label] });
    if (place === null) throw new Error('there is room for it');
    expect(overlap(boxOf(wish, place), label)).toBeLessThan(0.2 * label.width * label.height);
    expect(Math.hypot(place.x - at.x, place.y - at.y)).toBeLessThan(60);
  });

  test('that have no room are left out rather than written upon others', () => {
    const tiny: Box = { x: 0, y: 0, width: 120, height: 30 };
    const places = placeNotes([note({ x: 60, y: 15 }, 10), note({ x: 60, y: 15 }, 10)], among(tiny, []));
    expect(places.map((place) => place === null)).toEqual([false, true]);
  });
});
