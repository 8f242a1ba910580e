import { below, chanceFrom } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { type Box, placeBoxes, stalkOf, type Wanted } from '../../src/debrief/chart/boxes.ts';
import { areaTo, lineThrough, type Point, reachOf, smoothThrough } from '../../src/debrief/chart/curve.ts';
import { layChart } from '../../src/debrief/chart/layout.ts';
import { turnNames } from '../../src/debrief/chart/turn-names.ts';

const plot = { width: 1200, height: 240 };

/** A fight of so many moments, with points of it that have something to say. */
function anyFight(seed: number): { line: Point[]; wanted: Wanted[] } {
  const chance = chanceFrom(`boxes ${seed}`);
  const points = Array.from({ length: 16 }, (_, i) => ({ x: i * 80, y: below(chance, plot.height + 1) }));
  const wanted = [2, 5, 8, 11, 14].map((at) => ({
    ...points[at],
    brief: { width: 180 + below(chance, 120), height: 32 },
    full: { width: 200 + below(chance, 120), height: 54 + below(chance, 30) },
  }));
  return { line: smoothThrough(points), wanted };
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

describe('a smooth line', () => {
  test('goes through its points and never beyond those on both sides', () => {
    const points = [
      { x: 0, y: 50 },
      { x: 90, y: 10 },
      { x: 120, y: 10 },
      { x: 200, y: 90 },
      { x: 300, y: 60 },
    ];
    const places = smoothThrough(points);
    for (const point of points) expect(places).toContainEqual(point);
    for (const { x, y } of places) {
      const after = points.findIndex((point) => point.x >= x);
      const [from, to] = [points[Math.max(0, after - 1)], points[after]];
      expect(y).toBeGreaterThanOrEqual(Math.min(from.y, to.y) - 1e-9);
      expect(y).toBeLessThanOrEqual(Math.max(from.y, to.y) + 1e-9);
    }
    expect(places.every(({ x }, i) => i === 0 || x > places[i - 1].x)).toBe(true);
  });

  test('is steep where its points are, and level at a peak', () => {
    const places = smoothThrough([
      { x: 0, y: 0 },
      { x: 30, y: 30 },
      { x: 60, y: 60 },
    ]);
    for (const { x, y } of places.filter((place) => place.x >= 15 && place.x <= 45))
      expect(Math.abs(x - y)).toBeLessThan(4);
    const peak = smoothThrough([
      { x: 0, y: 0 },
      { x: 30, y: 30 },
      { x: 60, y: 0 },
    ]);
    expect(peak.filter(({ x }) => Math.abs(x - 30) <= 3).every(({ y }) => y > 28)).toBe(true);
  });

  test('of one point or none is just that', () => {
    expect(smoothThrough([])).toEqual([]);
    expect(smoothThrough([{ x: 1, y: 2 }])).toEqual([{ x: 1, y: 2 }]);
  });

  test('is drawn, with what lies between it and a level', () => {
    const places = [
      { x: 0, y: 10 },
      { x: 4, y: 12.34 },
    ];
    expect(lineThrough(places)).toBe('M0.0 10.0L4.0 12.3');
    expect(areaTo(places, 50)).toBe('M0.0 10.0L4.0 12.3L4.0 50.0L0.0 50.0Z');
  });

  test('reaches so high and so low over a stretch', () => {
    const places = smoothThrough([
      { x: 0, y: 10 },
      { x: 100, y: 90 },
    ]);
    expect(reachOf(places, 0, 100)).toEqual({ top: 10, foot: 90 });
    expect(reachOf(places, 60, 100)?.top).toBeGreaterThan(50);
    expect(reachOf(places, 200, 300)).toBeNull();
  });
});

describe('what is written beside the line', () => {
  const fights = Array.from({ length: 20 }, (_, seed) => anyFight(seed));

  test('never covers anything else that is written, a dot, a stalk or the line, and stays in the plot', () => {
    for (const { line, wanted } of fights) {
      const placed = placeBoxes(wanted, line, plot);
      const boxes = placed.map((one) => one?.box ?? null);
      boxes.forEach((box, i) => {
        if (box === null) return;
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.top).toBeGreaterThanOrEqual(0);
        expect(box.left + box.width).toBeLessThanOrEqual(plot.width);
        expect(box.top + box.height).toBeLessThanOrEqual(plot.height);
        const { top, foot } = reachOf(line, box.left, box.left + box.width) ?? { top: Infinity, foot: -Infinity };
        expect(box.top > foot || box.top + box.height < top).toBe(true);
        // The point is below or above its box, between its sides.
        expect(wanted[i].x).toBeGreaterThanOrEqual(box.left);
        expect(wanted[i].x).toBeLessThanOrEqual(box.left + box.width);
        boxes.forEach((other, j) => {
          if (i === j) return;
          const dot = { left: wanted[j].x - 7, top: wanted[j].y - 7, width: 14, height: 14 };
          expect(overlap(box, dot)).toBe(false);
          if (other === null) return;
          expect(overlap(box, other)).toBe(false);
          expect(overlap(box, stalkOf(other, wanted[j]))).toBe(false);
        });
      });
    }
  });

  test('is there for most of them, in full for many', () => {
    const all = fights.flatMap(({ line, wanted }) => placeBoxes(wanted, line, plot));
    expect(all.filter((one) => one !== null).length).toBeGreaterThan(all.length * 0.6);
    expect(all.filter((one) => one?.isFull === true).length).toBeGreaterThan(all.length * 0.25);
    for (const [i, one] of all.entries()) {
      const { full, brief } = fights[Math.floor(i / 5)].wanted[i % 5];
      if (one !== null) expect(one.box).toMatchObject(one.isFull ? full : brief);
    }
  });

  test('stands near its point, above if that can be', () => {
    const size = { width: 100, height: 40 };
    const level = smoothThrough([
      { x: 0, y: 120 },
      { x: 1200, y: 120 },
    ]);
    const [one] = placeBoxes([{ x: 600, y: 120, full: size, brief: size }], level, plot);
    expect(one).toEqual({ box: { left: 550, top: 62, ...size }, isFull: true });
    const high = smoothThrough([
      { x: 0, y: 20 },
      { x: 1200, y: 20 },
    ]);
    const [low] = placeBoxes([{ x: 20, y: 20, full: size, brief: size }], high, plot);
    expect(low?.box.top).toBe(38);
    expect(low?.box.left).toBeGreaterThanOrEqual(0);
  });

  test('is left out where there is no place for it', () => {
    const line = smoothThrough([
      { x: 0, y: 120 },
      { x: 1200, y: 120 },
    ]);
    const large = { width: 100, height: 230 };
    expect(placeBoxes([{ x: 600, y: 120, full: large, brief: large }], line, plot)).toEqual([null]);
    const small = { width: 100, height: 30 };
    expect(placeBoxes([{ x: 600, y: 120, full: large, brief: small }], line, plot)[0]).toMatchObject({ isFull: false });
  });
});

describe('the chart', () => {
  const bands = [1, 2, 3, 4, 5, 6].map((turn) => ({ turn, from: (turn - 1) * 10, to: turn * 10 }));

  test('fills its room at a desk; on a phone a turn has 160 pixels', () => {
    const desk = layChart({ width: 1300, height: 300 }, [], bands, 60);
    expect(desk).toMatchObject({ isNarrow: false, width: 1300, height: 300 });
    const phone = layChart({ width: 360, height: 500 }, [], bands, 60);
    expect(phone).toMatchObject({ isNarrow: true, height: 180 });
    expect(phone.x(10) - phone.x(0)).toBeCloseTo(160);
    expect(layChart({ width: 360, height: 500 }, [], bands.slice(0, 1), 10).width).toBe(360);
  });

  test('has the first choice at the left, the last at the right, certainty on top', () => {
    const { x, y, left, top, plotWidth, plotHeight } = layChart({ width: 1300, height: 300 }, [], bands, 60);
    expect([x(0), x(60)]).toEqual([left, left + plotWidth]);
    expect([y(1), y(0)]).toEqual([top, top + plotHeight]);
  });

  test('begins with what the bot looked at first', () => {
    const { line, x, y } = layChart({ width: 1300, height: 300 }, [{ step: 6, chance: 0.7 }], bands, 60);
    expect(line[0]).toEqual({ x: x(0), y: y(0.7) });
    expect(line.at(-1)).toEqual({ x: x(6), y: y(0.7) });
    expect(layChart({ width: 1300, height: 300 }, [], bands, 60).line).toEqual([]);
  });

  test('names its turns in full, by number, or some of them, and never the set-up', () => {
    const names = (pixels: number, turns: number) =>
      turnNames(
        Array.from({ length: turns + 1 }, (_, turn) => ({ turn, from: turn, to: turn + 1 })),
        () => pixels,
      ).map(({ band, isFull }) => (isFull ? `turn ${band.turn}` : String(band.turn)));
    expect(names(80, 3)).toEqual(['turn 1', 'turn 2', 'turn 3']);
    expect(names(40, 3)).toEqual(['1', '2', '3']);
    expect(names(16, 5)).toEqual(['1', '3', '5']);
    expect(names(7, 11)).toEqual(['1', '6', '11']);
    expect(names(1, 41)).toEqual(['1', '21', '41']);
    expect(turnNames([], () => 10)).toEqual([]);
  });
});
