import { type Seating, seatOutside } from './inner.ts';
import type { TableState } from './state.ts';

/*
 * While a game is played inside another, the outer table asks what the inner one asks. The inner state stays what it
 * would be if it were played alone, so its counts are translated: the outer table has seen turns and decisions before,
 * and its seats may be others.
 */

/** By how much the outer table is ahead of the inner one: turns, and decisions of each seat inside. */
export interface Lead {
  readonly turns: number;
  readonly asked: readonly number[];
}

export const NO_LEAD: Lead = { turns: 0, asked: [] };

export const leadOver = (outer: TableState, inner: TableState, seating: Seating): Lead => ({
  turns: outer.turn - inner.turn,
  asked: inner.asked.map((n, seat) => outer.asked[seatOutside(seating, seat)] - n),
});

/**
 * Brings turns, counts and asks of the outer table up to those of the inner one. An ask that stays is the same object.
 */
export function mirror(outer: TableState, inner: TableState, lead: Lead, seating: Seating): void {
  const { asks } = outer;
  outer.turn = lead.turns + inner.turn;
  while (asks.length > inner.asks.length) asks.pop();
  for (let i = 0; i < inner.asks.length; i++) {
    const { seat: inside, choice } = inner.asks[i];
    const seat = seatOutside(seating, inside);
    const id = lead.asked[inside] + inner.asks[i].id;
    outer.asked[seat] = id;
    if (i === asks.length) asks.push({ seat, id, choice });
    else if (asks[i].seat === seat && asks[i].id === id) asks[i].choice = choice;
    else asks[i] = { seat, id, choice };
  }
}
