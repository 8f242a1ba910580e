import { describe, expect, test } from 'vitest';
import { type Area, around, overlap } from '../../src/campaign/map/areas.ts';
import { along, bowOf, WIDE, wayOf } from '../../src/campaign/map/arrows.ts';
import { badgeAt, keptApart, nearestFree } from '../../src/campaign/map/pieces.ts';
import type { Spot } from '../../src/campaign/map/projection.ts';
import { rowAreas, rowBeside } from '../../src/campaign/map/rows.ts';

const sheet: Area = { left: 0, top: 0, width: 400, height: 300 };
const round = (spot: Spot) => ({ spot, areas: (at: Spot) => [around(at, 10)] });
const away = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

describe('counters on a map', () => {
  test('that are in nobody’s way stay where they belong, those that lie close give way a little', () => {
    const [alone, first, second] = [
      { x: 50, y: 50 },
      { x: 200, y: 150 },
      { x: 206, y: 150 },
    ];
    const taken: Area[] = [];
    const spots = keptApart([first, second, alone].map(round), taken, sheet);
    expect([spots[0], spots[2]]).toEqual([first, alone]);
    expect(away(spots[1], second)).toBeLessThan(24);
    expect(overlap(around(spots[0], 10), around(spots[1], 10))).toBe(0);
    expect(taken).toHaveLength(3);
  });

  test('one that stands alone is not pushed away by those that must move', () => {
    const spots = keptApart(
      [round({ x: 100, y: 100 }), round({ x: 102, y: 100 }), round({ x: 125, y: 100 })],
      [],
      sheet,
    );
    expect(spots[2]).toEqual({ x: 125, y: 100 });
  });

  test('give way to where there is most room, and never beyond the edge', () => {
    const wall: Area = { left: 0, top: 0, width: 400, height: 40 };
    const spot = nearestFree(round({ x: 200, y: 38 }), [{ x: 150, y: 60 }], [wall], sheet);
    expect(spot.y).toBeGreaterThanOrEqual(50);
    expect(spot.x).toBeGreaterThanOrEqual(200);
    const corner = nearestFree(round({ x: 1, y: 1 }), [], [], sheet);
    expect([corner.x >= 10, corner.y >= 10]).toEqual([true, true]);
    expect(away(corner, { x: 1, y: 1 })).toBeLessThan(18);
  });

  test('that find no room at all stay', () => {
    expect(nearestFree(round({ x: 200, y: 150 }), [], [sheet], sheet)).toEqual({ x: 200, y: 150 });
  });

  test('have their number above to the right, in a wider badge for two figures', () => {
    expect(badgeAt({ x: 100, y: 100 }, 20, 7)).toEqual({ left: 109, top: 73, width: 16, height: 16 });
    expect(badgeAt({ x: 100, y: 100 }, 20, 17).width).toBe(21);
  });
});

describe('arrows on a map', () => {
  const [from, to] = [
    { x: 50, y: 150 },
    { x: 350, y: 150 },
  ];

  test('of the two camps bend to different sides, and end before their target', () => {
    const [red, blue] = (['axis', 'allies'] as const).map((camp) => bowOf(from, to, camp, 20));
    expect(along(red, 0.5).y).toBeGreaterThan(150);
    expect(along(blue, 0.5).y).toBeLessThan(150);
    expect(away(red.tip, to)).toBeCloseTo(20, 5);
  });

  test('swerve around what lies in the way', () => {
    const plain = bowOf(from, to, 'axis', 20);
    const rock = around(along(plain, 0.5), 8);
    const bent = bowOf(from, to, 'axis', 20, [rock]);
    expect(wayOf(plain, WIDE).some((area) => overlap(area, rock) > 0)).toBe(true);
    expect(wayOf(bent, WIDE).some((area) => overlap(area, rock) > 0)).toBe(false);
  });

  test('take room from beginning to end, without a gap', () => {
    const bow = bowOf(from, to, 'axis', 20);
    const way = wayOf(bow, WIDE);
    expect([way[0], way[way.length - 1]]).toEqual([around(bow.from, 5), around(bow.tip, 5)]);
    for (const [i, area] of way.slice(1).entries()) expect(overlap(area, way[i])).toBeGreaterThan(0);
  });

  test('have their aircraft beside them, one behind the other, noses to the target', () => {
    const bow = bowOf(from, to, 'axis', 20);
    const way = wayOf(bow, WIDE);
    const row = rowBeside(bow, 3, 30, way, sheet);
    if (row === null) throw new Error('no row');
    expect(row.spots).toHaveLength(3);
    expect(row.heading).toBeCloseTo(0, -1);
    expect(row.spots[0].x).toBeGreaterThan(row.spots[2].x + 50);
    for (const area of rowAreas(row, 30)) for (const part of way) expect(overlap(area, part)).toBe(0);
  });

  test('have them on the other side where one is taken, and nowhere where there is no room', () => {
    const bow = bowOf(from, to, 'axis', 20);
    const first = rowBeside(bow, 2, 30, [], sheet);
    const second = rowBeside(bow, 2, 30, [{ left: 0, top: 170, width: 400, height: 130 }], sheet);
    expect([(first?.spots[0].y ?? 0) > 170, (second?.spots[0].y ?? 999) < 170]).toEqual([true, true]);
    expect(rowBeside(bow, 2, 30, [sheet], sheet)).toBeNull();
  });
});
