import { chanceFrom, type Game, migrateState } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { zero } from '../src/index.ts';

const raid = {
  mode: 'mission',
  seats: [
    {
      name: 'Raid',
      side: 'japanese',
      elements: [{ aircraft: 'ki-43' }],
      formations: [{ aircraft: ['ki-21'], altitude: 'medium' }],
    },
    { name: 'Sector', side: 'allied', elements: [{ aircraft: 'buffalo-i' }] },
  ],
  orders: { kind: 'bombing', attacker: 'japanese', target: '3B', turns: [7, 6] },
};

test('a Mission that was saved before victories were counted goes on with none', () => {
  const options = zero.options(raid);
  if (!options.ok) throw new Error(options.problem.code);
  const state = zero.setup(options.value, chanceFrom('old'));
  const { sortie, ...rest } = state;
  const { victories, ...old } = sortie ?? { victories: [] };
  expect(victories).toHaveLength(5);
  expect(migrateState(zero as unknown as Game, { ...rest, sortie: old }, { zero: 3 })).toEqual(state);
  // A fight has nothing of it.
  expect(migrateState(zero as unknown as Game, rest, { zero: 3 })).toEqual(rest);
});
