import { chanceFrom, Table } from '@tallyho/kernel';
import { ESCORT, type PearlChoice, type PearlState, pearlRules, zeroPearlHarbor } from '@tallyho/zero';
import { expect, test } from 'vitest';
import { playGame } from '../src/index.ts';
import { zeroPearlThumbs as thumbs } from '../src/systems/zero-pearl.ts';

const read = zeroPearlHarbor.options({});
if (!read.ok) throw new Error(JSON.stringify(read.problem));
const options = read.value;

function begun(seed: string) {
  const table = new Table(zeroPearlHarbor, zeroPearlHarbor.setup(options, chanceFrom(seed)));
  table.advance();
  return table;
}

function weighed(table: ReturnType<typeof begun>): readonly (readonly [PearlChoice, number])[] {
  const [ask] = table.state.asks;
  const list = table.options(ask);
  const weights: number[] = [];
  thumbs.weigh(table, ask, list, weights);
  expect(weights).toHaveLength(list.length);
  return list.map((choice, i) => [choice, weights[i]]);
}

const best = (table: ReturnType<typeof begun>): PearlChoice =>
  weighed(table).reduce((a, b) => (b[1] > a[1] ? b : a))[0];

/** Plays on by the heaviest weights until this holds. */
function until(table: ReturnType<typeof begun>, isThere: (s: PearlState) => boolean): void {
  while (!isThere(table.state) && table.state.outcome === null) table.answer(table.state.asks[0], best(table));
}

const code = ({ fixed }: PearlState, choice: PearlChoice): string =>
  'target' in choice && choice.target >= 0 ? fixed.sheet.targets[choice.target].id : '';

test('Z-CGAP-133: torpedoes go to battleships, and nobody is taken off the list', () => {
  const table = begun('torpedoes');
  for (const [choice, weight] of weighed(table)) if (choice.do === 'recall') expect(weight).toBe(0);
  until(table, (s) => pearlRules.waiting(s).every(({ kind }) => s.fixed.sheet.flights[kind].kind !== 'torpedo'));
  const sent = table.state.sorties.filter(({ kind, target }) => kind === 0 && target >= 0);
  expect(sent.map(({ target }) => table.state.fixed.sheet.targets[target].class)).toEqual(
    new Array(4).fill('battleship'),
  );
});

test('Z-CGAP-132: torpedoes attack before the fighters strafe', () => {
  const table = begun('order');
  until(table, (s) => s.wave === 1 && pearlRules.waiting(s).length === 0 && s.asks.length > 0);
  until(table, (s) => s.sorties.some(({ resolved }) => resolved));
  const order: number[] = [];
  while (table.state.wave === 1) {
    const choice = best(table);
    if (choice.do === 'attack') order.push(pearlRules.sortieOf(table.state, choice.flight).kind);
    table.answer(table.state.asks[0], choice);
  }
  expect(order.lastIndexOf(0)).toBeLessThan(order.indexOf(4));
});

test('Z-CGAP-139: Escorts fly where there are fighters to keep off, and no more than that', () => {
  for (let seed = 0; seed < 10; seed++) {
    const table = begun(`escorts ${seed}`);
    until(table, (s) => s.wave === 2 && pearlRules.waiting(s).length === 0);
    const { sections } = table.state;
    const escorts = table.state.sorties.filter(({ wave, target }) => wave === 2 && target === ESCORT).length;
    expect(escorts).toBeLessThanOrEqual(sections);
  }
});

test('Z-CGAP-140: a third wave goes for the shore', () => {
  const table = begun('shore');
  until(table, (s) => s.wave === 2 && s.asks.length > 0 && table.kind() === 'third-wave');
  table.answer(table.state.asks[0], { do: 'third-wave' });
  expect(code(table.state, best(table))).toMatch(/^I/);
});

test('Z-CGAP-141: a Pilot does better than a Cadet, and neither always the same', { timeout: 120_000 }, () => {
  const nets = (level: 'cadet' | 'pilot'): number[] =>
    Array.from({ length: 24 }, (_, n) => {
      const { state } = playGame(thumbs as never, options, `raid ${n}`, [{ level, playouts: 0, sees: false }]);
      return pearlRules.scoreOf(state as PearlState).net;
    });
  const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;
  const [cadets, pilots] = [nets('cadet'), nets('pilot')];
  expect(mean(pilots)).toBeGreaterThan(mean(cadets) + 10);
  const results = new Set(pilots.map((net) => pearlRules.resultFor(begun('x').state, net)));
  expect(results.size).toBeGreaterThan(1);
});
