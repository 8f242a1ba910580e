import { downInFlamesCampaign } from '@tallyho/down-in-flames';
import { basePack, type Campaign, type MapPoint } from '@tallyho/down-in-flames/content';
import { below, chanceFrom, gamesInside, Match } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { bowOf } from '../../src/campaign/map/arrows.ts';
import { landOf } from '../../src/campaign/map/land.ts';
import { projectionOf } from '../../src/campaign/map/projection.ts';
import { missionAt } from '../../src/campaign/missions.ts';
import type { MapScene } from '../../src/campaign/scene.ts';
import { mapOf } from '../../src/down-in-flames/campaign/tell/map.ts';

const campaignNamed = (id: string): Campaign => {
  const found = basePack.campaigns.find((campaign) => campaign.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};

function start(campaign: string) {
  const match = Match.start(downInFlamesCampaign, { campaign }, 'model');
  if (!match.ok) throw new Error(match.problem.code);
  return match.value;
}

/** A campaign at random, to its end. */
function flown() {
  const match = start('poland-1939');
  const chance = chanceFrom('choices');
  for (;;) {
    const [decision] = match.table.decisions();
    if (decision === undefined) return match;
    match.choose(decision.seat, decision.id, decision.options[below(chance, decision.options.length)]);
  }
}

function isInside(line: readonly MapPoint[], [x, y]: MapPoint): boolean {
  let inside = false;
  for (let i = 0, j = line.length - 1; i < line.length; j = i++) {
    const [[ax, ay], [bx, by]] = [line[i], line[j]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

const mapIn = (campaign: Campaign): MapScene =>
  mapOf({ fixed: { campaign }, markers: campaign.targets.map(() => ({ status: 'intact', by: -1 })) }, [], 'en');

const landIn = (campaign: Campaign): readonly (readonly MapPoint[])[] => {
  const map = mapIn(campaign);
  return (
    landOf(
      map,
      [...map.targets, ...map.towns].map(({ at }) => at),
    ) ?? []
  );
};

describe('the map', () => {
  test('a coast that runs off the map has its land on the side of its towns, and the sea on the other', () => {
    const britain = landIn(campaignNamed('battle-of-britain-1940'));
    const isLand = (at: MapPoint): boolean => britain.some((line) => isInside(line, at));
    expect([isLand([-10, 5150]), isLand([-200, 5300]), isLand([300, 5000])]).toEqual([true, true, true]);
    expect([isLand([-50, 5020]), isLand([300, 5400]), isLand([-300, 4960])]).toEqual([false, false, false]);
    const poland = landIn(campaignNamed('poland-1939'));
    expect(poland.some((line) => isInside(line, [1900, 5505]))).toBe(false);
    expect(poland.some((line) => isInside(line, [2100, 5223]))).toBe(true);
  });

  test('without a coast there is land everywhere', () => {
    expect(landOf(mapIn(campaignNamed('stalingrad-1942')), [])).toBeNull();
  });

  test('every target and every arrow of every campaign is on its map', () => {
    for (const campaign of basePack.campaigns) {
      const map = mapIn(campaign);
      const projection = projectionOf(map.box, 800);
      const spots = [
        ...map.targets.map(({ at }) => projection.at(at)),
        ...map.arrows.flatMap((arrow) => {
          const { from, tip } = bowOf(
            projection.at(arrow.from),
            projection.at(map.targets[arrow.to].at),
            arrow.camp,
            20,
          );
          return [from, tip];
        }),
      ];
      for (const { x, y } of spots) {
        expect(x, campaign.id).toBeGreaterThanOrEqual(0);
        expect(x, campaign.id).toBeLessThanOrEqual(projection.width);
        expect(y, campaign.id).toBeGreaterThanOrEqual(0);
        expect(y, campaign.id).toBeLessThanOrEqual(projection.height);
      }
    }
  });
});

describe('the missions of a campaign', () => {
  const campaign = flown();
  const missions = gamesInside(campaign);

  test('begin after the arrow and the two Options, and fill the record without a gap', () => {
    expect(missions.length).toBe(campaign.state.log.length);
    const moves = missions.reduce((sum, { match }) => sum + 3 + match.moves.length, 0);
    expect(moves).toBe(campaign.moves.length);
    for (const { from: at, match } of missions)
      expect(campaign.moves.slice(at, at + match.moves.length).map(({ text }) => text)).toEqual(
        match.moves.map(({ text }) => text),
      );
  });

  test('a move belongs to the mission that had begun before it', () => {
    expect(missionAt(missions, 0)).toBe(0);
    expect(missionAt(missions, missions[1].from)).toBe(1);
    expect(missionAt(missions, missions[1].from - 1)).toBe(0);
    expect(missionAt([], 5)).toBe(-1);
  });
});
