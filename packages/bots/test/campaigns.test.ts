import { type CampaignState, campaignRules } from '@tallyho/down-in-flames';
import { chanceFrom, resample } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { answer, arenaOf } from '../src/index.ts';
import { sheetResult, sheetTasks } from '../src/measure/sheets.ts';
import { downInFlamesCampaignThumbs as thumbs } from '../src/systems/down-in-flames-campaign.ts';
import { firstPosition } from './tables.ts';

test('an arrow is weighed by what its bombs can do, an Option by what it brings to whoever attacks or defends', () => {
  const { table, decision } = firstPosition(thumbs, { campaign: 'poland-1939' }, 'arrows', 'arrow');
  const ask = table.openAsk(decision.seat);
  const weights: number[] = [];
  if (ask !== undefined) thumbs.weigh(table as never, ask, decision.options as never, weights);
  expect(weights).toHaveLength(decision.options.length);
  expect(Math.max(...weights)).toBeGreaterThan(2 * Math.min(...weights));
  const option = firstPosition(thumbs, { campaign: 'battle-of-britain-1940' }, 'options', 'option');
  const asked = option.table.openAsk(1);
  const worth: number[] = [];
  if (asked !== undefined) thumbs.weigh(option.table as never, asked, option.decision.options as never, worth);
  // None is worth least; two Hurricanes more than one Spitfire.
  expect(Math.min(...worth)).toBe(worth[0]);
});

test('looking ahead in a mission, a bot plays that mission and nothing beyond it', () => {
  const { decision, view, table } = firstPosition(thumbs, { campaign: 'midway-1942' }, 'ahead', 'act', 4);
  const thinker = thumbs.thinker?.(
    (chance) => resample(thumbs.game, view as never, chance) as CampaignState,
    decision as never,
    chanceFrom('think'),
  );
  for (let i = 0; i < 20; i++) thinker?.playout();
  expect(thinker?.ranked()).toHaveLength(decision.options.length);
  const chosen = answer(thumbs, 'veteran', view, decision, chanceFrom(1), { playouts: 10 });
  expect(decision.options).toContainEqual(chosen);
  expect(campaignRules.totalOf((table.state as CampaignState).log)).toBe(0);
});

test('of given set-ups it is counted how often each side wins', async () => {
  const { sheets = [] } = await arenaOf('down-in-flames-campaign');
  expect(sheets).toHaveLength(6);
  const [one, two] = sheets;
  expect(sheetTasks([one, two], 3, 'seed', 'pilot', 0)).toHaveLength(6);
  const result = (winners: number[]) => ({ winners, first: 0, decisions: 9 });
  const measured = sheetResult([one, two], 3, [
    result([0]),
    result([1]),
    result([]),
    result([0]),
    undefined,
    undefined,
  ]);
  expect(measured).toMatchObject([
    { id: one.id, games: 3, draws: 1, won: [1, 1] },
    { id: two.id, games: 1, draws: 0, won: [1, 0] },
  ]);
});
