import { chanceFrom, Table } from '@tallyho/kernel';
import {
  type AnySuperfortressChoice,
  type SuperfortressState,
  zeroSuperfortress,
  zeroSuperfortressScript,
} from '@tallyho/zero';
import { expect, test } from 'vitest';
import { hints, type Ranked, type Thumbs } from '../src/index.ts';
import { zeroSuperfortressThumbs as thumbs } from '../src/systems/zero-superfortress.ts';

const read = zeroSuperfortress.options({});
if (!read.ok) throw new Error(JSON.stringify(read.problem));
const options = read.value;

function tableAt(s: SuperfortressState) {
  const table = new Table(zeroSuperfortress, s);
  table.advance();
  return table;
}

/** The heaviest option of the decision that is open, as it is written. */
function best(table: ReturnType<typeof tableAt>): AnySuperfortressChoice {
  const [ask] = table.state.asks;
  const list = [...table.options(ask)];
  const weights: number[] = [];
  thumbs.weigh(table, ask, list, weights);
  expect(weights).toHaveLength(list.length);
  return list.reduce((a, b, i) => (weights[i] > weights[list.indexOf(a)] ? b : a));
}

const written = (table: ReturnType<typeof tableAt>): string => zeroSuperfortress.write(table.state, best(table), 0);

function situated(given: object): ReturnType<typeof tableAt> {
  const made = zeroSuperfortressScript.situate(given as never, options, 'thumbs');
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  return tableAt(made.value);
}

const trained = { boxes: ['saturation-2', 'saturation-1', 'defense', 'support', 'damage'] };

test('CH-30.31a: careful play trains first, then flies in supply, repairs who is hurt, and flies when all can be paid', () => {
  expect(written(situated({ week: 1 }))).toBe('1 to training');
  expect(written(situated({ week: 2 }))).toBe('1 to supply');
  expect(written(situated({ week: 6, supply: 60 }))).toBe('1 to mission');
  expect(written(situated({ week: 6, supply: 59 }))).toBe('1 to supply');
  expect(written(situated({ week: 6, supply: 0, 'B-29 1': { damage: 12 } }))).toBe('1 to repair');
});

test('CH-30.47a: a Mission that is due is flown by whoever can be paid, and in the last week nothing is kept back', () => {
  expect(written(situated({ week: 6, due: true, supply: 20 }))).toBe('1 to mission');
  expect(written(situated({ week: 12, supply: 20 }))).toBe('1 to mission');
});

test('CH-30.42a: Very High until the crews are trained', () => {
  const fly = (boxes: object): string => {
    const table = situated({ week: 6, supply: 60, target: 'C', 'B-29 1': boxes, 'B-29 2': boxes, 'B-29 3': boxes });
    for (let i = 0; i < 3; i++) table.answer(table.state.asks[0], best(table));
    return written(table);
  };
  expect(fly({})).toBe('fly very high');
  expect(fly(trained)).toBe('fly high');
});

test('CH-30.9a: twenty campaigns of careful play are worth far more than chance', { timeout: 120_000 }, () => {
  let vps = 0;
  for (let n = 0; n < 20; n++) {
    const table = tableAt(zeroSuperfortress.setup(options, chanceFrom(`careful ${n}`)));
    while (table.state.outcome === null) table.answer(table.state.asks[0], best(table));
    vps += table.state.vps;
  }
  expect(vps / 20).toBeGreaterThan(45);
});

/** What a hint says of each option by its notation. */
function hinted(given: object, playouts: number): { readonly [text: string]: Ranked } {
  const table = situated(given);
  const [decision] = table.decisions();
  const view = zeroSuperfortress.observe(table.state, 0);
  const ranked = hints(thumbs as unknown as Thumbs, view, decision, chanceFrom('hint'), { playouts });
  return Object.fromEntries(
    ranked.map((one) => [zeroSuperfortress.write(table.state, decision.options[one.option], 0), one]),
  );
}

test('CH-30.9a: a hint tells of every duty what the campaign can be expected to come to, the best first', () => {
  const given = { week: 12, due: true, supply: 20, vps: 55, target: 'D', 'B-29 2': { lost: 3 }, 'B-29 3': { lost: 3 } };
  const told = hinted({ ...given, 'B-29 1': trained }, 60);
  expect(Object.keys(told)).toEqual(['1 to mission', '1 to supply']);
  // Mines and the return of the crew are worth something; whoever declines is ten points poorer.
  expect(told['1 to mission'].points).toBeGreaterThan(55);
  expect(Math.abs((told['1 to supply'].points ?? 0) - 45)).toBeLessThan(3);
  expect(told['1 to mission'].chance).toBeGreaterThan(told['1 to supply'].chance);
});

test('CH-30.31a: all duties are looked into equally often, with the same luck', () => {
  const told = Object.values(hinted({ week: 6, supply: 55, target: 'E', flown: 4, 'B-29 1': { damage: 2 } }, 40));
  expect(told).toHaveLength(4);
  expect(told.every(({ playouts }) => playouts === 10)).toBe(true);
  expect(told.map(({ points = 0 }) => points)).toEqual(told.map(({ points = 0 }) => points).toSorted((a, b) => b - a));
  expect(hinted({ week: 6, supply: 55 }, 12)).toEqual(hinted({ week: 6, supply: 55 }, 12));
});
