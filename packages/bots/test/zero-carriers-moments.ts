import { type Json, Table } from '@tallyho/kernel';
import { type CarrierState, zeroCarriersScript } from '@tallyho/zero';
import type { Thumbs } from '../src/index.ts';
import { zeroCarriersThumbs as thumbs } from '../src/systems/zero-carriers.ts';
import type { AnyTable } from './tables.ts';

/** A moment of a campaign. */
export function moment(campaign: string, given: Json): AnyTable {
  const options = thumbs.game.options({ campaign });
  if (!options.ok) throw new Error(options.problem.code);
  const state = zeroCarriersScript.situate(given, options.value as never, 'moment');
  if (!state.ok) throw new Error(JSON.stringify(state.problem));
  const table = new Table(thumbs.game, state.value) as unknown as AnyTable;
  table.advance();
  return table;
}
export const stateOf = ({ state }: AnyTable): CarrierState => state as CarrierState;

export const quiet = {
  orders: { japanese: 'medium no-strike', allied: 'medium no-strike' },
  resources: [13, 13],
  points: [0, 0],
};
/** So many turns in which nothing happened. */
export const quietTurns = (count: number): Json[] => Array.from({ length: count }, () => quiet as Json);

/** What the rules of thumb think of each option of a seat, by its notation. */
export function weighed(table: AnyTable, seat: number): { readonly [text: string]: number } {
  const ask = table.openAsk(seat);
  if (ask === undefined) throw new Error('nobody is asked');
  const options = table.options(ask);
  const weights: number[] = [];
  (thumbs as unknown as Thumbs).weigh(table, ask, options, weights);
  return Object.fromEntries(
    options.map((option, i) => [thumbs.game.write(stateOf(table), option as never, seat), weights[i]]),
  );
}

export const best = (weights: { readonly [text: string]: number }): string =>
  Object.entries(weights).sort(([, a], [, b]) => b - a)[0][0];

export const coralSea = stateOf(moment('coral-sea', {}));
export const midway = stateOf(moment('midway', {}));
