import { type Seating, seatOutside } from './inner.ts';
import { numbers } from './lists.ts';
import type { Ask, TableState } from './state.ts';

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

export function leadOver(outer: TableState, inner: TableState, seating: Seating): Lead {
  const asked = numbers(inner.asked.length, 0);
  for (let seat = 0; seat < asked.length; seat++)
    asked[seat] = outer.asked[seatOutside(seating, seat)] - inner.asked[seat];
  return { turns: outer.turn - inner.turn, asked };
}

/**
 * Brings turns, counts and asks of the outer table up to those of the inner one. An ask that stays is the same object.
 */
export function mirror(outer: TableState, inner: TableState, lead: Lead, seating: Seating): void {
  const { asks } = outer;
  const { asks: inside } = inner;
  outer.turn = lead.turns + inner.turn;
  while (asks.length > inside.length) asks.pop();
  for (let i = 0; i < inside.length; i++) mirrorAsk(outer, inside[i], i, lead, seating);
}

function mirrorAsk({ asks, asked }: TableState, inside: Ask, i: number, lead: Lead, seating: Seating): void {
  const seat = seatOutside(seating, inside.seat);
  const id = lead.asked[inside.seat] + inside.id;
  asked[seat] = id;
  if (i < asks.length) {
    const ask = asks[i];
    if (ask.seat === seat && ask.id === id) ask.choice = inside.choice;
    else asks[i] = { seat, id, choice: inside.choice };
  } else {
    asks.push({ seat, id, choice: inside.choice });
  }
}

/** The same where one ask has come after another, which is answered: so it is most often. */
export function mirrorNext(outer: TableState, inner: TableState, lead: Lead, seating: Seating): void {
  const inside = inner.asks[0];
  const seat = seatOutside(seating, inside.seat);
  const id = lead.asked[inside.seat] + inside.id;
  outer.turn = lead.turns + inner.turn;
  outer.asked[seat] = id;
  outer.asks[0] = { seat, id, choice: inside.choice };
}
