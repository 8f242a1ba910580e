import { chanceFrom, Match, resample, SPECTATOR } from '@tallyho/kernel';
import { campaignRules, chooseResource, type LandState } from '@tallyho/zero';
import { expect, test } from 'vitest';
import { answer, flyOn } from '../src/index.ts';
import { zeroCampaignThumbs as thumbs } from '../src/systems/zero-campaign.ts';
import { prospects, worthOfResource } from '../src/systems/zero-resources.ts';
import { firstPosition, tableOf } from './tables.ts';

/** A campaign whose first Mission is against this target. */
function before(target: number) {
  for (let seed = 0; ; seed++) {
    const table = tableOf(thumbs, { campaign: 'burma' }, `target ${seed}`);
    if ((table.state as LandState).log[0].target === target) return table;
  }
}

/** VPs that a Resource of a side is expected to bring against a target of Burma, in the first period. */
function worthOf(target: number, seat: number, number: number, opposed = 0.7): number {
  const { fixed } = before(16).state as LandState;
  const resource = campaignRules.resourcesOf(fixed, seat).find((one) => one.number === number);
  return resource === undefined ? -1 : worthOfResource(fixed, target, seat, resource.periods[0], opposed);
}

// Burma: 1 is a raid of the Japanese on Mingaladon, 16 a Dogfight; the Allies' 4 are Clouds over Target, their 3 two Elements.

test('Z-CGAP-78: an option that does not fit is worth nothing, and one that fits something', () => {
  expect(worthOf(1, 1, 4)).toBeGreaterThan(0);
  expect(worthOf(16, 1, 4)).toBe(0);
  // Flak Guns, or Vital Target.
  expect(worthOf(1, 0, 8)).toBeGreaterThan(0);
  expect(worthOf(16, 0, 8)).toBe(0);
});

test('Z-24.43: fighters are worth most where there are bombers to shoot down, and escorts where somebody may come', () => {
  expect(worthOf(1, 1, 3)).toBeGreaterThan(1.5 * worthOf(16, 1, 3));
  expect(worthOf(1, 1, 3)).toBeGreaterThan(worthOf(1, 1, 1));
  expect(worthOf(1, 0, 3, 1)).toBeGreaterThan(worthOf(1, 0, 3, 0.5));
  expect(worthOf(1, 0, 3, 0)).toBe(0);
  // Two DC-3 that are to get away (23) are worth more to fighters than a Dogfight.
  expect(worthOf(23, 0, 3)).toBeGreaterThan(2 * worthOf(16, 0, 3));
  // Kato flies what the second Resource gives.
  expect(worthOf(16, 0, 5)).toBeGreaterThan(worthOf(16, 0, 2));
});

test('Z-24.53a: what would bring most now is kept for Missions in which it brings more, and not in the last', () => {
  const { fixed, log } = before(16).state as LandState;
  const open = { fixed, log };
  const now = (number: number): number => worthOf(16, 1, number);
  expect(now(3)).toBeGreaterThan(Math.max(now(1), now(2), now(5), now(6)));
  const first = prospects(open, 1);
  expect(first.get(6)).toBeGreaterThan(first.get(3) ?? 0);
  expect(first.get(6)).toBeGreaterThan(first.get(4) ?? 0);
  const flown = [1, 2, 4, 5, 7].map((number) => ({ ...log[0], resources: [number, number] }));
  const last = prospects({ fixed, log: [...flown, log[0]] }, 1);
  expect([...last.keys()]).toEqual([3, 6, 8]);
  for (const [number, worth] of last) expect(worth).toBeCloseTo(now(number));
});

test('what is best is picked most often, what is useless hardly ever', () => {
  const table = before(16);
  const ask = table.openAsk(1);
  const weights: number[] = [];
  const numbers = [3, 4, 6];
  if (ask !== undefined) thumbs.weigh(table as never, ask, numbers.map(chooseResource), weights);
  const [three, four, six] = weights;
  expect(six).toBeGreaterThan(2 * three);
  expect(three).toBeGreaterThan(four);
});

test('a campaign is judged by its distance from par', () => {
  const state = before(16).state as LandState;
  const after = (japanese: number): number =>
    thumbs.estimate(
      { ...state, log: [{ ...state.log[0], report: { totals: [japanese, 0] } as never }], inner: null },
      0,
    );
  const [{ par }] = state.fixed.campaign.periods;
  expect(after(par)).toBeCloseTo(0.5);
  expect(after(par + 20)).toBeGreaterThan(0.6);
  expect(after(par - 20)).toBeLessThan(0.4);
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
