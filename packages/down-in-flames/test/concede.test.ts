import { Match, type Result } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { downInFlames, downInFlamesCampaign } from '../src/index.ts';

function unwrapped<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.problem.code} ${result.problem.place}`);
  return result.value;
}

const seats = (...teams: readonly string[]) =>
  teams.map((team, n) => ({
    name: `seat ${n}`,
    ...(team === '' ? {} : { team }),
    aircraft: [{ fighter: 'spitfire-i' }],
  }));

test.each([
  ['a duel', { mode: 'duel', seats: seats('', '') }, 1, [0]],
  ['teams', { mode: 'teams', seats: seats('A', 'A', 'B', 'B') }, 1, [2, 3]],
  ['a free-for-all', { mode: 'free-for-all', seats: seats('', '', '') }, 1, [0, 2]],
] as const)('DIF-GAP-94: %s: all other sides win when a player concedes', (_, options, seat, winners) => {
  const match = unwrapped(Match.start(downInFlames, options, 'concede'));
  unwrapped(match.concede(seat));
  expect(match.state.outcome).toEqual({ winners, because: 'DIF-GAP-94' });
});

test('DIF-GAP-94: in a mission of a campaign the campaign is conceded', () => {
  const match = unwrapped(Match.start(downInFlamesCampaign, { campaign: 'poland-1939' }, 'concede'));
  while (match.state.inner === null || match.state.inner.turn < 1) {
    const [{ seat, id, options }] = match.table.decisions();
    unwrapped(match.choose(seat, id, options[0]));
  }
  unwrapped(match.concede(0));
  expect(match.state).toMatchObject({ outcome: { winners: [1], because: 'DIF-GAP-94' }, inner: null });
});
