import { Table } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { type Choice, type Happening, zero, zeroScript } from '../../src/index.ts';
import type { Dogfight } from '../../src/state.ts';

const tbf = (label: string): object => ({ aircraft: 'tbf', label, cargo: 2, wingman: false });

/** What is told when the Bomb Turn of a Transport Mission ends; whoever is asked takes the first answer. */
function ended(seats: object, orders: object, given: object): Happening[] {
  const options = zero.options({
    mode: 'mission',
    seats: [
      { name: 'japanese', side: 'japanese', elements: [] },
      { name: 'allied', side: 'allied', elements: [], ...seats },
    ],
    orders: { kind: 'transport', attacker: 'allied', target: '6A-transport', turns: [7, 8], ...orders },
  });
  if (!options.ok) throw new Error(JSON.stringify(options.problem));
  const state = zeroScript.situate(
    { mission: { phase: 'bomb' }, phase: 'end', ...given } as never,
    options.value,
    'transports',
  );
  if (!state.ok) throw new Error(JSON.stringify(state.problem));
  const told: Happening[] = [];
  const table = new Table<Dogfight, Choice, Happening>(zero, state.value, (_, event) => told.push(event));
  table.advance();
  for (let n = 0; n < 6 && told.every(({ event }) => event !== 'delivered'); n++) {
    const [ask] = state.value.asks;
    if (ask === undefined) break;
    table.answer(ask, table.options(ask)[0]);
  }
  return told;
}

const delivered = (told: readonly Happening[]): object[] => told.filter(({ event }) => event === 'delivered');

describe('CH-GAP-75: a transport delivers', () => {
  const low = { altitude: 'very low' };

  test('what it carries, when it is over the place; who has held off delivers nothing', () => {
    const both = { elements: [tbf('One'), tbf('Two')] };
    expect(delivered(ended(both, {}, { One: low, Two: low }))).toHaveLength(2);
    const held = delivered(ended(both, {}, { One: low, Two: { ...low, where: 'held-off' } }));
    expect(held).toMatchObject([{ plane: 0, because: 'CH-GAP-75' }]);
    const lost = delivered(ended(both, {}, { One: { ...low, leader: { fate: 'destroyed' } }, Two: low }));
    expect(lost).toMatchObject([{ plane: 2 }]);
  });

  test('and where it is to land, everybody is told that it has', () => {
    const formation = { formations: [{ aircraft: ['b-24j'], altitude: 'very low', cargo: 2 }] };
    const landed = (orders: object): object[] => ended(formation, orders, {}).filter(({ event }) => event === 'landed');
    expect(landed({ landing: true })).toMatchObject([{ because: 'CH-GAP-75' }]);
    expect(landed({})).toEqual([]);
  });
});
