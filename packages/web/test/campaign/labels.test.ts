import { describe, expect, test } from 'vitest';
import { type Area, overlap } from '../../src/campaign/map/areas.ts';
import { areaOf, freeSpot, linesOf, type Named, placeNames } from '../../src/campaign/map/labels.ts';

const sheet: Area = { left: 0, top: 0, width: 400, height: 300 };
const named = (x: number, y: number, mayGo = false): Named => ({
  spot: { x, y },
  name: 'Rabaul',
  reach: 20,
  letter: 7,
  mayGo,
});

describe('the lettering of a campaign map', () => {
  test('a name stands to the right of its place, and to the left where the sheet ends', () => {
    expect(placeNames([named(100, 100)], [], sheet)[0]?.anchor).toBe('start');
    expect(placeNames([named(390, 100)], [], sheet)[0]?.anchor).toBe('end');
  });

  test('a name steps aside for what is there already, and one that may go goes', () => {
    const wall: Area = { left: 115, top: 0, width: 285, height: 300 };
    expect(placeNames([named(100, 100)], [wall], sheet)[0]?.anchor).toBe('end');
    expect(placeNames([named(100, 100, true)], [sheet], sheet)).toEqual([null]);
  });

  test('what has been placed is in the way of what comes after', () => {
    const taken: Area[] = [];
    const spots = [
      { x: 50, y: 50 },
      { x: 50, y: 90 },
    ];
    expect([freeSpot(spots, 40, 20, taken), freeSpot(spots, 40, 20, taken)]).toEqual(spots);
    expect(overlap(taken[0], taken[1])).toBe(0);
  });

  test('a name that must be read stands further away, with a line to it, rather than on something else', () => {
    const near: Area = { left: 20, top: 50, width: 160, height: 100 };
    const [beside] = placeNames([named(100, 100)], [near], sheet);
    const far: Named = { ...named(100, 100), mayBeFar: true };
    const [aside] = placeNames([far], [near], sheet);
    expect(beside?.isFar).toBe(false);
    expect(aside?.isFar).toBe(true);
    expect(aside === null ? 1 : overlap(areaOf(far, aside), near)).toBe(0);
  });

  test('where rings around its place find nothing, a name takes the nearest gap of the sheet', () => {
    const walls: Area[] = [
      { left: 0, top: 0, width: 400, height: 250 },
      { left: 0, top: 250, width: 330, height: 50 },
    ];
    const far: Named = { ...named(60, 60), mayBeFar: true };
    const [label] = placeNames([far], [...walls], sheet);
    const area = label === null ? sheet : areaOf(far, label);
    expect(walls.map((wall) => overlap(area, wall))).toEqual([0, 0]);
    expect(overlap(area, sheet)).toBeCloseTo(area.width * area.height, 5);
    expect(placeNames([{ ...far, mayGo: true }], [...walls], sheet)).toEqual([null]);
  });

  test('a long name is broken where both lines are shortest, a short one never', () => {
    expect(linesOf('Kuala Lumpur')).toEqual(['Kuala Lumpur']);
    expect(linesOf('Au-dessus des stations de guet')).toEqual(['Au-dessus des', 'stations de guet']);
    expect(linesOf('Villeneuve-Saint-Georges')).toEqual(['Villeneuve-', 'Saint-Georges']);
    expect(linesOf('Mönchengladbachs')).toEqual(['Mönchengladbachs']);
    const [one, two] = ['Rabaul', 'Rabaul and Lakunai'].map((name) =>
      areaOf({ ...named(0, 0), name }, { dx: 0, dy: 0, anchor: 'start', isFar: false }),
    );
    expect([one.height, two.height]).toEqual([15, 30]);
    expect(two.width).toBe(10 * 7);
  });
});
