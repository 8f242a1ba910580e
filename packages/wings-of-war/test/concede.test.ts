import { Match } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { wingsOfWar } from '../src/index.ts';

test('WOW-GAP-140: the other side wins when a player concedes', () => {
  const match = Match.start(wingsOfWar, { scenario: 'dawn-patrol' }, 'concede');
  if (!match.ok) throw new Error(match.problem.place);
  expect(match.value.concede(1).ok).toBe(true);
  expect(match.value.state.outcome).toEqual({ winners: [0], because: 'WOW-GAP-140' });
});
