import { expect, test } from 'vitest';
import { chanceFrom, freshTable, type TableState } from '../src/index.ts';
import { leadOver, mirror } from '../src/mirror.ts';

const table = (turn: number, asked: number[], asks: TableState['asks'] = []): TableState => ({
  ...freshTable({}, asked.length, chanceFrom(1)),
  turn,
  asked,
  asks,
});
const ask = (seat: number, id: number, choice: object | null = null) => ({ seat, id, choice });

test('an outer table is ahead by the turns and the decisions that it saw before', () => {
  expect(leadOver(table(9, [5, 7]), table(2, [1, 4]), null)).toEqual({ turns: 7, asked: [4, 3] });
  expect(leadOver(table(9, [5, 6, 7, 8]), table(2, [1, 2]), [3, 1])).toEqual({ turns: 7, asked: [7, 4] });
});

test('it asks what the inner one asks, of the people who sit there, and goes on counting', () => {
  const outer = table(9, [5, 6, 7, 8]);
  const inner = table(2, [1, 2]);
  const lead = leadOver(outer, inner, [3, 1]);
  inner.turn = 3;
  inner.asked = [2, 3];
  inner.asks = [ask(0, 2, { do: 'walk' }), ask(1, 3)];
  mirror(outer, inner, lead, [3, 1]);
  expect(outer).toEqual({
    ...table(10, [5, 7, 7, 9]),
    asks: [ask(3, 9, { do: 'walk' }), ask(1, 7)],
  });
});

test('an ask that stays is the same one, answered or not; another takes its place; those that are over go', () => {
  const outer = table(1, [1, 1], [ask(0, 1), ask(1, 1)]);
  const inner = table(1, [1, 1], [ask(0, 1), ask(1, 1)]);
  const lead = leadOver(outer, inner, null);
  const [first, second] = outer.asks;
  inner.asks[0].choice = { do: 'trot' };
  mirror(outer, inner, lead, null);
  expect(outer.asks).toEqual(inner.asks);
  expect([outer.asks[0] === first, outer.asks[1] === second]).toEqual([true, true]);
  inner.asked = [2, 1];
  inner.asks = [ask(0, 2)];
  mirror(outer, inner, lead, null);
  expect(outer.asks).toEqual([ask(0, 2)]);
  expect([outer.asks[0] === first, first]).toEqual([false, ask(0, 1, { do: 'trot' })]);
  inner.asks = [ask(1, 2)];
  mirror(outer, inner, lead, null);
  expect(outer.asks).toEqual([ask(1, 2)]);
  inner.asks = [];
  mirror(outer, inner, lead, null);
  expect(outer.asks).toEqual([]);
});
