import { basePack } from '@tallyho/down-in-flames/content';
import { campaignBase } from '@tallyho/zero/content';
import { describe, expect, test } from 'vitest';
import { landOfTheWorld, type Ring } from '../../coasts/atlas.ts';
import { cutTo, landIn, simplified } from '../../coasts/cut.ts';
import { coastTable } from '../../coasts/plugin.ts';
import { boxKey, widestOf } from '../../src/campaign/map/frame.ts';
import { kyushuBox, wideBox } from '../../src/zero/superfortress/model/map.ts';

const square: Ring = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
];
const around = (x: number, y: number) => ({ west: x - 1, east: x + 1, south: y - 1, north: y + 1 });

function isInside(ring: Ring, [x, y]: Ring[number]): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [[ax, ay], [bx, by]] = [ring[i], ring[j]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

describe('coasts', () => {
  test('are cut at the edge of a map, and closed along it', () => {
    expect(new Set(cutTo(around(4, 4), square).map(String))).toEqual(new Set(['4,4', '3,4', '3,3', '4,3']));
    expect(cutTo(around(9, 9), square)).toEqual([]);
  });

  test('lose the points that nobody would see, and no others', () => {
    const nearly: Ring = [
      [0, 0],
      [2, 0.01],
      [4, 0],
      [4, 4],
      [2, 3.5],
      [0, 4],
    ];
    expect(simplified(nearly, 0.1)).toEqual([
      [0, 0],
      [4, 0],
      [4, 4],
      [2, 3.5],
      [0, 4],
    ]);
  });

  test('of the world have land where there is land, on both sides of 180° as well', () => {
    const world = landOfTheWorld();
    const isLand = (x: number, y: number): boolean =>
      landIn(world, around(x, y), 400).filter((ring) => isInside(ring, [x, y])).length % 2 === 1;
    expect([isLand(0, 52), isLand(103, 4.5), isLand(178.3, -18), isLand(-181.7, -18)]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([isLand(3, 54), isLand(106, 4), isLand(-177, 28.5)]).toEqual([false, false, false]);
  });

  test('of every map of a campaign are few enough to be sent, and lie around it', () => {
    const table = coastTable();
    const china = [wideBox, kyushuBox].map((map) => ({ id: 'superfortress', map }));
    for (const { id, map } of [...basePack.campaigns, ...china]) {
      const rings = table[boxKey(map)] ?? [];
      const points = rings.reduce((sum, ring) => sum + ring.length / 2, 0);
      expect(points, id).toBeLessThan(6000);
      // The atlas has no islands as small as Midway: there the sheet's own are drawn.
      if (id !== 'midway-1942') expect(points, id).toBeGreaterThan(3);
    }
  });

  test('run around islands that lie across 180°, and not back around the world', () => {
    const table = coastTable();
    for (const { id, map } of campaignBase.carrierCampaigns) {
      const { south, north } = widestOf(map);
      const onEdge = (y: number): boolean => [south, north].some((edge) => Math.abs(y - edge * 10) < 50);
      for (const ring of table[boxKey(map)] ?? []) {
        let y = ring[1];
        for (let i = 2; i < ring.length; i += 2) {
          const isLong = Math.abs(ring[i]) > 3000 && Math.abs(ring[i + 1]) < 200;
          y += ring[i + 1];
          expect(isLong && !onEdge(y), `${id} at ${y / 1000}°`).toBe(false);
        }
      }
    }
  });
});
