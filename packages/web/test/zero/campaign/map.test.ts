import { Match } from '@tallyho/kernel';
import { campaignBase, zeroCampaign } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { overlap } from '../../../src/campaign/map/areas.ts';
import { fitted } from '../../../src/campaign/map/frame.ts';
import { layoutOf } from '../../../src/campaign/map/layout.ts';
import { projectionOf } from '../../../src/campaign/map/projection.ts';
import type { MapScene } from '../../../src/campaign/scene.ts';
import { mapOf } from '../../../src/zero/campaign/tell/map.ts';

const every = campaignBase.campaigns.flatMap(({ id, periods }) =>
  periods.map((period): readonly [string, string] => [id, period.id]),
);

function mapIn(campaign: string, period: string): MapScene {
  const match = Match.start(zeroCampaign, { campaign, period }, 'map');
  if (!match.ok) throw new Error(match.problem.code);
  const { fixed, log } = match.value.state;
  return mapOf({ fixed, log, seat: 0 }, 'en');
}

const laidOut = (map: MapScene, width: number, height: number, isNarrow: boolean) =>
  layoutOf(map, projectionOf(fitted(map.box, width / height), width), isNarrow, 'en');

describe.each(every)('the map of %s, %s', (campaign, period) => {
  const map = mapIn(campaign, period);
  const close = (map.inset?.at ?? []).filter((at) => at !== null).length;

  test('holds all targets of the period, and whoever flies to the one that was drawn', () => {
    const { west, east, south, north } = map.box;
    for (const { at, name } of map.targets) {
      expect(at[0] > west && at[0] < east && at[1] > south && at[1] < north, name).toBe(true);
    }
    for (const { from } of map.arrows) {
      expect(from[0] >= west && from[0] <= east && from[1] >= south && from[1] <= north).toBe(true);
    }
  });

  test('draws targets that lie close in an inset that covers no other', () => {
    const { inset, spots, joined } = laidOut(map, 780, 500, false);
    if (inset === null) return expect(close < 2 || joined !== null).toBe(true);
    for (const [i, spot] of spots.entries()) {
      const counter = { left: (spot?.x ?? 0) - 12, top: (spot?.y ?? 0) - 12, width: 24, height: 24 };
      const isInside = map.inset?.at[i] !== null;
      expect(overlap(inset.area, counter) > 0, map.targets[i].name).toBe(isInside);
    }
  });

  test('has one counter for them on a phone, but for the one that is flown to', () => {
    const { inset, spots, joined } = laidOut(map, 360, 288, true);
    expect(inset).toBeNull();
    if (close < 2) return;
    const aimed = map.open.map((at) => map.arrows[at].to);
    expect(spots.filter((spot) => spot === null)).toHaveLength(joined?.count ?? 0);
    for (const at of aimed) expect(spots[at]).not.toBeNull();
  });
});
