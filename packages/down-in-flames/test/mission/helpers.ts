import { below, chanceFrom, type Json, Table } from '@tallyho/kernel';
import { downInFlames } from '../../src/game.ts';
import type { DownInFlamesOptions } from '../../src/options.ts';
import { downInFlamesScript } from '../../src/script.ts';
import type { Dogfight } from '../../src/state.ts';

/** Options of a mission: the aircraft of both sides, and what it is about. */
export function missionOptions(a: readonly Json[], b: readonly Json[], mission: object, more: object = {}) {
  const options = downInFlames.options({
    mode: 'mission',
    seats: [
      { name: 'A', aircraft: a },
      { name: 'B', aircraft: b },
    ],
    mission: { target: { damaged: 4, destroyed: 8, flak: 2 }, ...mission },
    ...more,
  });
  if (!options.ok) throw new Error(`${options.problem.code} at ${options.problem.place}`);
  return options.value;
}

/** A table in a constructed situation, at its first decision. */
export function situation(options: DownInFlamesOptions, given: Json): Table<Dogfight, never, never> {
  const state = downInFlamesScript.situate(given, options, 'mission');
  if (!state.ok)
    throw new Error(`${state.problem.code} at ${state.problem.place}: ${JSON.stringify(state.problem.facts)}`);
  const table = new Table(downInFlames, state.value);
  table.advance();
  return table as unknown as Table<Dogfight, never, never>;
}

/** Plays on at random to the end. */
export function playOut(table: Table<Dogfight, never, never>, seed: string): Dogfight {
  const chance = chanceFrom(seed);
  while (table.state.outcome === null) {
    const ask = table.state.asks.find(({ choice }) => choice === null);
    if (ask === undefined) throw new Error('nobody is asked');
    const options = table.options(ask);
    table.answer(ask, options[below(chance, options.length)]);
  }
  return table.state;
}
