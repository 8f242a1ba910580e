import { basePack } from '@tallyho/down-in-flames/content';
import { languages } from '@tallyho/words';
import { campaignBase, corsairsLandCampaigns } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { landOfTheWorld } from '../../coasts/atlas.ts';
import { type Area, overlap } from '../../src/campaign/map/areas.ts';
import { regions } from '../../src/campaign/map/atlas/names.ts';
import { ranges } from '../../src/campaign/map/atlas/ranges.ts';
import { rivers } from '../../src/campaign/map/atlas/rivers.ts';
import { fitted } from '../../src/campaign/map/frame.ts';
import { projectionOf } from '../../src/campaign/map/projection.ts';
import { placeRegions, regionArea } from '../../src/campaign/map/region-names.ts';
import { reliefOn } from '../../src/campaign/map/relief.ts';
import { winding, windingPath } from '../../src/campaign/map/winding.ts';
import type { MapBox, MapPoint } from '../../src/campaign/scene.ts';
import { periodBox } from '../../src/zero/campaign/model/chart.ts';

type Edge = readonly [ax: number, ay: number, bx: number, by: number];

/** The edges of all coasts by the degrees of latitude that they cross. */
const edges = new Map<number, Edge[]>();
for (const ring of landOfTheWorld())
  for (const [i, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(i + 1) % ring.length];
    for (let band = Math.floor(Math.min(ay, by)); band <= Math.max(ay, by); band++) {
      const there = edges.get(band) ?? [];
      there.push([ax, ay, bx, by]);
      edges.set(band, there);
    }
  }

/** Whether a point lies on land: rings within rings are lakes. */
function isLand([east, north]: MapPoint): boolean {
  const [x, y] = [east / 100, north / 100];
  const crossed = (edges.get(Math.floor(y)) ?? []).filter(
    ([ax, ay, bx, by]) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax,
  );
  return crossed.length % 2 === 1;
}

const shareOnLand = (points: readonly MapPoint[]): number => points.filter(isLand).length / points.length;

/** Each stroke as where it begins and how long it is. */
const strokesOf = (path: string) =>
  [...path.matchAll(/M(\S+) (\S+)l(\S+) (\S+?)(?=M|$)/g)].map(([, x, y, dx, dy]) => ({
    x: Number(x),
    y: Number(y),
    length: Math.hypot(Number(dx), Number(dy)),
  }));

const box: MapBox = { west: 0, east: 1000, south: 0, north: 600 };
const projection = projectionOf(box, 800);

describe('mountains', () => {
  const ridge = Array.from({ length: 11 }, (_, i): MapPoint => [200 + 60 * i, 300]);
  const [range] = reliefOn(projection, [{ kilometres: 100, ridge }]);

  test('are strokes to both sides of their ridge, every few pixels, none longer than the slope is wide', () => {
    const strokes = strokesOf(range.strokes);
    const length = 600 * (800 / 1000);
    expect(strokes.length).toBeGreaterThan((2 * length) / 3.6);
    expect(strokes.length).toBeLessThan((2 * length) / 2.8);
    const middle = projection.at(ridge[0]).y;
    for (const { y, length: long } of strokes) {
      expect(Math.abs(y - middle)).toBeLessThan(range.width);
      expect(long).toBeLessThan(1.25 * range.width);
    }
    expect(range.ridge.startsWith('M')).toBe(true);
  });

  test('end gently', () => {
    const strokes = strokesOf(range.strokes);
    const mean = (some: typeof strokes): number => some.reduce((sum, { length }) => sum + length, 0) / some.length;
    expect(mean(strokes.slice(0, 6))).toBeLessThan(0.6 * mean(strokes.slice(120, 160)));
  });

  test('are as wide as the map makes them, and always to be seen', () => {
    const widthOf = (kilometres: number): number => reliefOn(projection, [{ kilometres, ridge }])[0].width;
    expect(widthOf(10)).toBeCloseTo(projection.hundredKm / 10, 5);
    expect(widthOf(0.1)).toBe(4);
    expect(widthOf(9999)).toBe(24);
  });

  test('beyond the edge are left out, and so are those that are too short to tell', () => {
    const far: readonly MapPoint[] = ridge.map(([x, y]) => [x, y + 900]);
    const short: readonly MapPoint[] = [
      [500, 300],
      [504, 300],
    ];
    expect(
      reliefOn(
        projection,
        [far, short].map((line) => ({ kilometres: 20, ridge: line })),
      ),
    ).toEqual([]);
  });

  test('are the same every time', () => {
    expect(reliefOn(projection, Object.values(ranges))).toEqual(reliefOn(projection, Object.values(ranges)));
  });
});

describe('a winding line', () => {
  const straight = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 104, y: 0 },
  ];
  const line = winding(straight);

  test('keeps its ends and its points, and strays a little between them', () => {
    for (const point of straight) expect(line).toContainEqual(point);
    expect([line[0], line[line.length - 1]]).toEqual([straight[0], straight[2]]);
    expect(line).toHaveLength(1 + 8 + 1);
    const astray = Math.max(...line.map(({ y }) => Math.abs(y)));
    expect(astray).toBeGreaterThan(0.5);
    expect(astray).toBeLessThan(25);
  });

  test('is a path through all of them', () => {
    expect(windingPath(straight).split('L')).toHaveLength(line.length);
    expect(windingPath(straight).startsWith('M0.0 0.0L')).toBe(true);
  });
});

describe('the atlas', () => {
  test('has mountains on land, and rivers that run through it', () => {
    const wet = [
      ...Object.entries(ranges).filter(([, { ridge }]) => shareOnLand(ridge) < 0.5),
      ...Object.entries(rivers).filter(([, points]) => shareOnLand(points) < 0.6),
    ];
    expect(wet.map(([name]) => name)).toEqual([]);
  });

  test('names seas at sea and lands on land', () => {
    const wrong = regions.filter(
      ({ kind, at: [x, y] }) => isLand([x < -18000 ? x + 36000 : x, y]) !== (kind === 'land'),
    );
    expect(wrong.map(({ name }) => name.en)).toEqual([]);
  });

  test('every land campaign outside of the ocean has mountains', () => {
    const boxes = [
      ...basePack.campaigns.filter(({ id }) => id !== 'midway-1942').map(({ map }) => map),
      ...[...campaignBase.campaigns, ...corsairsLandCampaigns].flatMap((campaign) =>
        campaign.periods.map((_, period) => periodBox(campaign, period)),
      ),
    ];
    for (const each of boxes)
      expect(reliefOn(projectionOf(fitted(each, 1.4), 600), Object.values(ranges)).length).toBeGreaterThan(1);
  });
});

describe('the names of seas and lands', () => {
  const sheet: Area = { left: 0, top: 0, width: 700, height: 500 };
  const channel = projectionOf(fitted({ west: -420, east: 420, south: 4930, north: 5520 }, 1.4), 700);

  test('stand where they belong, apart from each other, in the language of the page', () => {
    for (const language of languages) {
      const names = placeRegions(channel, language, [], sheet);
      expect(names.map(({ name }) => name)).toContain({ en: 'North Sea', fr: 'Mer du Nord' }[language]);
      for (const [i, a] of names.entries())
        for (const b of names.slice(i + 1)) expect(overlap(regionArea(a), regionArea(b))).toBe(0);
    }
  });

  test('give way, and go where there is no room', () => {
    const [first] = placeRegions(channel, 'en', [], sheet);
    const [moved] = placeRegions(channel, 'en', [regionArea(first)], sheet).filter(({ name }) => name === first.name);
    expect(moved === undefined ? 0 : overlap(regionArea(moved), regionArea(first))).toBe(0);
    expect(placeRegions(channel, 'en', [sheet], sheet)).toEqual([]);
    // A town or a target of that name says it already.
    expect(placeRegions(channel, 'en', [], sheet, [first.name]).map(({ name }) => name)).not.toContain(first.name);
  });

  test('are left out where their land is too small for them', () => {
    const wide = projectionOf({ west: -3000, east: 3000, south: 3000, north: 6500 }, 700);
    expect(placeRegions(wide, 'en', [], sheet).map(({ name }) => name)).not.toContain('Wales');
  });
});
