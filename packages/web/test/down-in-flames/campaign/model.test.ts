import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { downInFlamesCampaign } from '@tallyho/down-in-flames';
import { basePack } from '@tallyho/down-in-flames/content';
import { Match } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { balanceOf } from '../../../src/down-in-flames/campaign/model/balance.ts';
import { forecastOf } from '../../../src/down-in-flames/campaign/model/forecast.ts';

describe('the forecast', () => {
  test('DIF-MVP-01, DIF-MVP-02, DIF-MVP-03: the attacker scores the bomb values, the defender a target that stays Intact', () => {
    const started = Match.start(downInFlamesCampaign, { campaign: 'poland-1939' }, 'model');
    if (!started.ok) throw new Error(started.problem.code);
    const { value: match } = started;
    const view = match.game.observe(match.state, 0);
    const krakow = view.fixed.campaign.arrows.findIndex(({ to, side }) => to === 3 && side === 'axis');
    expect(forecastOf(view, krakow).map(({ status, side, points, total }) => [status, side, points, total])).toEqual([
      ['destroyed', 0, 8, -8],
      ['damaged', 0, 4, -4],
      ['intact', 1, 8, 8],
    ]);
  });
});

test('the balance figures of the pages are those of the handbook', () => {
  const handbook = readFileSync(fileURLToPath(new URL('../../../../../docs/bots.md', import.meta.url)), 'utf8');
  for (const { id, name } of basePack.campaigns) {
    const row = handbook.split('\n').find((line) => line.startsWith(`| ${name} |`) && line.includes('%')) ?? '';
    const [axis, draw, allies] = [...row.matchAll(/([\d.]+) %/g)].map(([, figure]) => Number(figure));
    expect(balanceOf(id), id).toEqual({ axis, draw, allies });
  }
  expect(balanceOf('somebody-elses')).toBeNull();
});
