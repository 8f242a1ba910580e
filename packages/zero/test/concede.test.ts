import { Match } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { zero, zeroGuadalcanal, zeroSuperfortress } from '../src/index.ts';

test('Z-GAP-82: the other side wins when a player concedes', () => {
  const seat = (name: string, side: string) => ({
    name,
    side,
    elements: [{ aircraft: side === 'allied' ? 'f4f-3' : 'a6m2' }],
  });
  const seats = [seat('one', 'japanese'), seat('two', 'allied'), seat('three', 'japanese'), seat('four', 'allied')];
  const match = Match.start(zero, { year: 1942, seats }, 'concede');
  if (!match.ok) throw new Error(match.problem.place);
  expect(match.value.concede(2).ok).toBe(true);
  expect(match.value.state.outcome).toEqual({ winners: [1, 3], because: 'Z-GAP-82' });
});

test('Z-GAP-82: who concedes the Guadalcanal campaign leaves it to the other side', () => {
  for (const seat of [0, 1]) {
    const match = Match.start(zeroGuadalcanal, {}, 'concede');
    if (!match.ok) throw new Error(match.problem.place);
    expect(match.value.concede(seat).ok).toBe(true);
    expect(match.value.state.outcome).toEqual({ winners: [1 - seat], because: 'Z-GAP-82' });
  }
});

test('Z-GAP-82: a campaign of B-29s that is given up is won by nobody', () => {
  const match = Match.start(zeroSuperfortress, {}, 'concede');
  if (!match.ok) throw new Error(match.problem.place);
  expect(match.value.concede(0).ok).toBe(true);
  expect(match.value.state.outcome).toEqual({ winners: [], because: 'Z-GAP-82' });
});
