import { chanceFrom, Match, SPECTATOR } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { flyOn, thumbsOf } from '../src/index.ts';

test('a forecast flies the rest of a campaign from what everybody sees, and no flight is like another', async () => {
  const thumbs = await thumbsOf('down-in-flames-campaign');
  const match = Match.start(thumbs.game, { campaign: 'poland-1939' }, 'forecast');
  if (!match.ok) throw new Error(match.problem.code);
  const { game, state } = match.value;
  const before = JSON.stringify(state);
  const totals = (seed: string): number[] => {
    const chance = chanceFrom(seed);
    return Array.from({ length: 4 }, () => flyOn(thumbs, game.observe(state, SPECTATOR), chance));
  };
  expect(new Set(totals('a')).size).toBeGreaterThan(1);
  expect(totals('a')).toEqual(totals('a'));
  expect(JSON.stringify(state)).toBe(before);
});
