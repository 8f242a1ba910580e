import { basePack } from '@tallyho/down-in-flames/content';
import { describe, expect, test } from 'vitest';
import { type Area, freeSpot, type Named, overlap, placeNames } from '../../src/campaign/map/labels.ts';
import { layoutOf } from '../../src/campaign/map/layout.ts';
import { projectionOf } from '../../src/campaign/map/projection.ts';
import { mapOf } from '../../src/down-in-flames/campaign/tell/map.ts';

const untouched = { status: 'intact', by: -1 } as const;

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

  test('no aircraft of an arrow that can be chosen covers those of another, on any map', () => {
    for (const campaign of basePack.campaigns)
      for (const side of ['axis', 'allies'])
        for (const width of [500, 800]) {
          const open = campaign.arrows.flatMap(({ from, side: of }, at) =>
            typeof from !== 'number' && of === side ? [at] : [],
          );
          const map = mapOf({ fixed: { campaign }, markers: campaign.targets.map(() => untouched) }, open, 'en');
          const { rows } = layoutOf(map, projectionOf(map.box, width), false);
          for (const a of open)
            for (const b of open.filter((other) => other > a))
              expect(Math.hypot(rows[a].x - rows[b].x, rows[a].y - rows[b].y), campaign.id).toBeGreaterThan(20);
        }
  });
});
