import { Match, NO_CARD } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { drawCards } from '../src/flow/hands.ts';
import { zero } from '../src/index.ts';

function begun() {
  const started = Match.start(zero, {}, 'draws');
  if (!started.ok) throw new Error(started.problem.code);
  return started.value;
}

test('Z-3.5: whoever draws nothing is not said to have drawn', () => {
  const match = begun();
  const before = match.log.length;
  drawCards(match.table, 0, false, 0, 'Z-3.5');
  match.arrange((s) => {
    s.deck.pile.length = 0;
    s.deck.discard.length = 0;
  });
  expect(match.table.draw(match.state.deck, 0)).toBe(NO_CARD);
  drawCards(match.table, 0, false, 3, 'Z-3.5');
  expect(match.log).toHaveLength(before);
});

test('Z-3.5: all hear how many cards were drawn, only their owner hears which', () => {
  const match = begun();
  const before = match.told(1).length;
  drawCards(match.table, 0, false, 2, 'Z-3.5');
  expect(match.told(1).slice(before)).toEqual([
    { event: 'drew', seat: 0, element: 0, mini: false, count: 2, because: 'Z-3.5' },
  ]);
  expect(match.told(0).at(-1)).toMatchObject({ event: 'cards', element: 0, mini: false, because: 'Z-3.5' });
});
