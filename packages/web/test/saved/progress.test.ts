import { downInFlames, downInFlamesCampaign } from '@tallyho/down-in-flames';
import { type Game, Match } from '@tallyho/kernel';
import { zeroCarriers } from '@tallyho/zero';
import { expect, test } from 'vitest';
import { arrivedGame } from '../../src/play/begin.ts';
import { playedIn } from '../../src/saved/played.ts';
import { progressOf } from '../../src/saved/progress.ts';
import { en } from '../../src/words/en.ts';
import { fr } from '../../src/words/fr.ts';

function progress(game: unknown, options: object, ...moves: readonly string[]): string {
  const match = Match.start(game as Game, options, 'progress');
  if (!match.ok) throw new Error(match.problem.code);
  for (const move of moves) match.value.chooseText(0, move);
  return progressOf(arrivedGame({ game: game as Game, titleOf: () => '' }, playedIn(match.value)), en);
}

test('a campaign tells its mission as soon as there is one, any other game its turn', () => {
  const campaign = { campaign: 'poland-1939' };
  expect(progress(downInFlamesCampaign, campaign)).toBe(en.inTurn(0));
  expect(progress(downInFlamesCampaign, campaign, 'attack 6')).toBe(en.inMission(1));
  expect(progress(downInFlames, {})).toBe(en.inTurn(0));
});

test('how far a game is never breaks before its number', () => {
  for (const t of [en, fr]) {
    for (const said of [t.inMission(2), t.inTurn(2), t.inTurnOf({ turn: 1, of: 6 })]) expect(said).not.toMatch(/ \d/);
  }
});

test('Z-25.23a: a Carrier campaign tells its turn, and how many there are', () => {
  expect(progress(zeroCarriers, { campaign: 'coral-sea' })).toBe('turn\u00a01 of\u00a06');
  expect(progress(zeroCarriers, { campaign: 'midway' }, 'orders close large-strike midway-airfield')).toBe(
    'turn\u00a01 of\u00a06',
  );
});
