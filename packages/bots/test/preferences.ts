import { expect } from 'vitest';
import type { Thumbs } from '../src/index.ts';
import { type AnyTable, openAsk } from './tables.ts';

export type Weights = { readonly [text: string]: number };

/** What rules of thumb think of each option of whoever is asked first, by its notation. */
export function weighedBy(thumbs: Thumbs, table: AnyTable): Weights {
  const ask = openAsk(table);
  if (ask === undefined) throw new Error('nobody is asked');
  const options = table.options(ask);
  const weights: number[] = [];
  thumbs.weigh(table, ask, options, weights);
  return Object.fromEntries(options.map((option, i) => [thumbs.game.write(table.state, option, ask.seat), weights[i]]));
}

/** Whoever is asked chooses this. */
export function chooseIn({ game }: Thumbs, table: AnyTable, text: string): void {
  const ask = openAsk(table);
  const options = ask === undefined ? [] : table.options(ask);
  const option = options.find((one) => game.write(table.state, one, ask?.seat ?? 0) === text);
  if (ask === undefined || option === undefined)
    throw new Error(`nobody can choose ${text}: ${options.map((one) => game.write(table.state, one, ask?.seat ?? 0))}`);
  table.answer(ask, option);
}

/** Each of these is better than the next; those in one list are as good as each other. */
export function expectOrder(weights: Weights, ...ranks: readonly (string | readonly string[])[]): void {
  const of = (text: string): number => {
    if (!(text in weights)) throw new Error(`${text} is no option: ${Object.keys(weights)}`);
    return weights[text];
  };
  const named = ranks.map((rank) => (typeof rank === 'string' ? [rank] : rank));
  for (const rank of named)
    for (const text of rank) expect(of(text), `${text} and ${rank[0]}`).toBeCloseTo(of(rank[0]), 9);
  for (let i = 1; i < named.length; i++)
    expect(of(named[i - 1][0]), `${named[i - 1][0]} before ${named[i][0]}`).toBeGreaterThan(of(named[i][0]));
}
