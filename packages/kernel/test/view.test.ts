import { expect, test } from 'vitest';
import { chanceFrom, freshTable, SPECTATOR, type TableState, tableFrom, viewTable } from '../src/index.ts';

const state: TableState = {
  ...freshTable({ turns: 8 }, 3, chanceFrom(1)),
  turn: 4,
  frames: [{ flow: 'turn', step: 1, at: { paces: [0, 1] } }],
  asks: [
    { seat: 0, id: 5, choice: { do: 'walk' } },
    { seat: 1, id: 7, choice: null },
    { seat: 2, id: 9, choice: { do: 'trot' } },
  ],
  asked: [5, 7, 9],
};

test('a seat sees the table, who has answered, and of choices and counts only its own', () => {
  expect(viewTable(state, 2)).toEqual({
    fixed: { turns: 8 },
    seat: 2,
    seats: 3,
    turn: 4,
    frames: state.frames,
    asks: [
      { seat: 0, id: 0, answered: true, choice: null },
      { seat: 1, id: 0, answered: false, choice: null },
      { seat: 2, id: 9, answered: true, choice: { do: 'trot' } },
    ],
    asked: 9,
    outcome: null,
  });
});

test('the first seat sees its own, and who only watches sees no choice and no count', () => {
  expect(viewTable(state, 0)).toMatchObject({
    asked: 5,
    asks: [{ id: 5, choice: { do: 'walk' } }, { id: 0 }, { id: 0 }],
  });
  const { asked, asks } = viewTable(state, SPECTATOR);
  expect([asked, ...asks.map(({ id, choice }) => [id, choice])]).toEqual([0, [0, null], [0, null], [0, null]]);
});

test('a view shares nothing with the state, but what never changes', () => {
  const view = viewTable(state, 2);
  expect(view.fixed).toBe(state.fixed);
  expect([view.frames[0] === state.frames[0], view.asks[2].choice === state.asks[2].choice]).toEqual([false, false]);
  const over = { ...state, outcome: { winners: [1], because: 'J-6' } };
  expect(viewTable(over, 0).outcome).toEqual(over.outcome);
  expect(viewTable(over, 0).outcome).not.toBe(over.outcome);
});

test('a state made from a view looks the same to that seat, and counts nothing of the others', () => {
  const chance = chanceFrom(2);
  for (const seat of [0, 1, 2, SPECTATOR]) {
    const made = tableFrom(viewTable(state, seat), chance);
    expect(made.asked).toEqual([0, 1, 2].map((one) => (one === seat ? state.asked[one] : 0)));
    expect({ ...made, asked: null, asks: null, chance: null }).toEqual({
      ...state,
      asked: null,
      asks: null,
      chance: null,
    });
    expect(made.chance).toBe(chance);
    expect(made.asks.map(({ choice }) => choice)).toEqual(viewTable(state, seat).asks.map(({ choice }) => choice));
  }
});
