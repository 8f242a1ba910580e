import type { Ask, Chance, Seat, Table, TableState } from '@tallyho/kernel';
import { clear } from '../clear.ts';
import { pickByWeight } from '../pick.ts';
import type { Thumbs } from '../thumbs.ts';

type AnyTable = Table<TableState, object, object>;

/** What somebody does by the rules of thumb, squared, as in the playouts of a search: nearly always something good, never always the same. */
export function pickByThumb(
  thumbs: Thumbs,
  table: AnyTable,
  ask: Ask,
  options: readonly object[],
  chance: Chance,
  weights: number[],
): object {
  if (options.length === 1) return options[0];
  clear(weights);
  thumbs.weigh(table, ask, options, weights);
  for (let i = 0; i < weights.length; i++) weights[i] *= weights[i];
  return options[pickByWeight(chance, weights)];
}

/** Plays a game to its end; 1 if the seat has won, one half for a draw. Beyond `lastTurn` it is only estimated. */
export function playOut(
  thumbs: Thumbs,
  table: AnyTable,
  seat: Seat,
  chance: Chance,
  weights: number[],
  lastTurn: number,
): number {
  const { state } = table;
  for (;;) {
    const ask = state.asks.find(({ choice }) => choice === null);
    if (ask === undefined) break;
    if (state.turn > lastTurn) return thumbs.estimate(state, seat);
    table.answer(ask, pickByThumb(thumbs, table, ask, table.look(ask), chance, weights));
  }
  const winners = state.outcome?.winners ?? [];
  if (winners.length === 0) return 0.5;
  return winners.includes(seat) ? 1 : 0;
}
