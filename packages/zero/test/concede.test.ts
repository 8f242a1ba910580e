import { Match } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { zero } from '../src/index.ts';

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
