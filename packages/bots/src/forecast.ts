import { type Chance, fork, resample, Table, type TableState, type TableView } from '@tallyho/kernel';
import { pickByWeight, pickHeaviest } from './pick.ts';
import type { Thumbs } from './thumbs.ts';

/** What a campaign is forecast from: all that everybody sees of it, and how often the rest of it is flown. */
export interface Outlook {
  readonly view: TableView;
  readonly seed: string;
  readonly flights: number;
}

/** Flies what is left of a campaign once, as two Pilots would who follow their rules of thumb, or quickly where a system can; what it came to. */
export function flyOn(thumbs: Thumbs, view: TableView, chance: Chance): number {
  const table = new Table(thumbs.game, resample(thumbs.game, view, fork(chance)));
  if (thumbs.onward !== undefined) return thumbs.onward(table.state, chance);
  flyToTheEnd(thumbs, table, chance);
  return thumbs.total?.(table.state) ?? 0;
}

/** The same at a table. */
export function flyToTheEnd(thumbs: Thumbs, table: Table<TableState, object, object>, chance: Chance): void {
  const weights: number[] = [];
  for (;;) {
    const ask = table.state.asks.find(({ choice }) => choice === null);
    if (ask === undefined) return;
    const { kind } = table.decision(ask);
    const options = table.look(ask);
    weights.length = 0;
    thumbs.weigh(table, ask, options, weights);
    const pick = thumbs.varied?.includes(kind) ? pickByWeight : pickHeaviest;
    table.answer(ask, options[pick(chance, weights)]);
  }
}
