import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { downInFlamesCampaign } from '@tallyho/down-in-flames';
import { basePack, type Campaign, type MapPoint } from '@tallyho/down-in-flames/content';
import { below, chanceFrom, gamesInside, Match } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { bowOf } from '../../src/campaign/map/arrows.ts';
import { landOf } from '../../src/campaign/map/land.ts';
import { projectionOf } from '../../src/campaign/map/projection.ts';
import { balanceOf } from '../../src/campaign/model/balance.ts';
import { forecastOf } from '../../src/campaign/model/forecast.ts';
import { missionAt } from '../../src/campaign/model/missions.ts';

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

const landIn = (campaign: Campaign): readonly (readonly MapPoint[])[] =>
  landOf(
    campaign.map,
    [...campaign.targets, ...campaign.map.towns].map(({ at }) => at),
  ) ?? [];

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
    expect(landOf(campaignNamed('stalingrad-1942').map, [])).toBeNull();
  });

  test('every target and every arrow of every campaign is on its map', () => {
    for (const campaign of basePack.campaigns) {
      const projection = projectionOf(campaign.map, 800);
      const spots = [
        ...campaign.targets.map(({ at }) => projection.at(at)),
        ...campaign.arrows.flatMap((arrow) => {
          const { from, tip, places } = bowOf(campaign, arrow, projection, 20);
          return [from, tip, places[0]];
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

describe('the forecast', () => {
  test('DIF-MVP-01, DIF-MVP-02, DIF-MVP-03: the attacker scores the bomb values, the defender a target that stays Intact', () => {
    const match = start('poland-1939');
    const view = match.game.observe(match.state, 0);
    const krakow = view.fixed.campaign.arrows.findIndex(({ to, side }) => to === 3 && side === 'axis');
    expect(forecastOf(view, krakow).map(({ status, side, points, total }) => [status, side, points, total])).toEqual([
      ['destroyed', 0, 8, -8],
      ['damaged', 0, 4, -4],
      ['intact', 1, 8, 8],
    ]);
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

test('the balance figures of the pages are those of the handbook', () => {
  const handbook = readFileSync(fileURLToPath(new URL('../../../../docs/bots.md', import.meta.url)), 'utf8');
  for (const { id, name } of basePack.campaigns) {
    const row = handbook.split('\n').find((line) => line.startsWith(`| ${name} |`) && line.includes('%')) ?? '';
    const [axis, draw, allies] = [...row.matchAll(/([\d.]+) %/g)].map(([, figure]) => Number(figure));
    expect(balanceOf(id), id).toEqual({ axis, draw, allies });
  }
  expect(balanceOf('somebody-elses')).toBeNull();
});
