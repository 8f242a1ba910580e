import { chanceFrom, Match, resample, SPECTATOR } from '@tallyho/kernel';
import { chooseResource, type LandState } from '@tallyho/zero';
import { expect, test } from 'vitest';
import { answer, flyOn } from '../src/index.ts';
import { zeroCampaignThumbs as thumbs } from '../src/systems/zero-campaign.ts';
import { firstPosition, tableOf } from './tables.ts';

/** A campaign whose first Mission is against this target. */
function before(target: number) {
  for (let seed = 0; ; seed++) {
    const table = tableOf(thumbs, { campaign: 'burma' }, `target ${seed}`);
    if ((table.state as LandState).log[0].target === target) return table;
  }
}

function worthOf(target: number, seat: number, resource: number): number {
  const table = before(target);
  const ask = table.openAsk(seat);
  const weights: number[] = [];
  if (ask !== undefined) thumbs.weigh(table as never, ask, [chooseResource(resource)], weights);
  return weights[0];
}

test('Z-CGAP-78: a Resource is worth more where it fits: Clouds over a raid, not in a Dogfight', () => {
  // Burma: 1 is a raid on Mingaladon, 16 a Dogfight; the Allies' 4 are Clouds over Target, their 3 two Elements.
  expect(worthOf(1, 1, 4)).toBeGreaterThan(5 * worthOf(16, 1, 4));
  expect(worthOf(16, 1, 3)).toBeGreaterThan(worthOf(16, 1, 4));
});

test('looking ahead in a Mission, a bot plays that Mission and nothing beyond it', () => {
  const { decision, view } = firstPosition(thumbs, { campaign: 'malaya' }, 'ahead', 'play', 4);
  const thinker = thumbs.thinker?.(
    (chance) => resample(thumbs.game, view as never, chance) as LandState,
    decision as never,
    chanceFrom('think'),
  );
  for (let i = 0; i < 10; i++) thinker?.playout();
  expect(thinker?.ranked()).toHaveLength(decision.options.length);
  expect(decision.options).toContainEqual(answer(thumbs, 'veteran', view, decision, chanceFrom(1), { playouts: 5 }));
});

test('a forecast flies the rest of a Land campaign from what everybody sees', () => {
  const match = Match.start(thumbs.game, { campaign: 'malaya' }, 'forecast');
  if (!match.ok) throw new Error(match.problem.code);
  const { game, state } = match.value;
  const chance = chanceFrom('a');
  const totals = Array.from({ length: 3 }, () => flyOn(thumbs as never, game.observe(state, SPECTATOR), chance));
  expect(new Set(totals).size).toBeGreaterThan(1);
});
