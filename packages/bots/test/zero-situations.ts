import { type Json, Table } from '@tallyho/kernel';
import { type Dogfight, zeroScript } from '@tallyho/zero';
import type { Thumbs } from '../src/index.ts';
import { zeroThumbs } from '../src/systems/zero.ts';
import { type AnyTable, openAsk } from './tables.ts';

export type Given = { readonly [name: string]: Json };

export interface Flown {
  readonly japanese?: { readonly elements?: readonly object[]; readonly formations?: readonly object[] };
  readonly allied?: { readonly elements?: readonly object[]; readonly formations?: readonly object[] };
  readonly orders?: object;
}

/** Ki-21 in twos against a Rail Complex, Hurricanes against them, and what else is said. */
export function situation({ japanese = {}, allied = {}, orders = {} }: Flown, given: Given): AnyTable {
  const options = zeroScript.game.options({
    mode: 'mission',
    seats: [
      { name: 'japanese', side: 'japanese', elements: [], formations: [], ...japanese },
      { name: 'allied', side: 'allied', elements: [], formations: [], ...allied },
    ],
    orders: { kind: 'bombing', attacker: 'japanese', target: '3B', turns: [9, 8], ...orders },
  });
  if (!options.ok) throw new Error(JSON.stringify(options.problem));
  const state = zeroScript.situate(given, options.value, 'situation');
  if (!state.ok) throw new Error(JSON.stringify(state.problem));
  const table = new Table(zeroScript.game, state.value) as unknown as AnyTable;
  table.advance();
  return table;
}

export const stateOf = ({ state }: AnyTable): Dogfight => state as Dogfight;

/** What the rules of thumb think of each option of whoever is asked, by its notation. */
export function weighed(table: AnyTable): { readonly [text: string]: number } {
  const ask = openAsk(table);
  if (ask === undefined) throw new Error('nobody is asked');
  const options = table.options(ask);
  const weights: number[] = [];
  (zeroThumbs as unknown as Thumbs).weigh(table, ask, options, weights);
  return Object.fromEntries(
    options.map((option, i) => [zeroThumbs.game.write(stateOf(table), option as never, ask.seat), weights[i]]),
  );
}

/** Whoever is asked chooses this. */
export function choose(table: AnyTable, text: string): void {
  const ask = openAsk(table);
  const option =
    ask && table.options(ask).find((one) => zeroThumbs.game.write(stateOf(table), one as never, ask.seat) === text);
  if (ask === undefined || option === undefined)
    throw new Error(`nobody can choose ${text}: ${Object.keys(weighed(table))}`);
  table.answer(ask, option);
}
