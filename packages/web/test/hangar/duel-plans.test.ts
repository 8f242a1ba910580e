import { expect, test } from 'vitest';
import {
  objection as duelObjection,
  firstPlan as duelPlan,
  withDuel as duelWith,
} from '../../src/down-in-flames/set-up/plan.ts';
import { planFor, objection as wingsObjection, withDuel as wingsWith } from '../../src/wings-of-war/set-up/plan.ts';
import { objection as zeroObjection, firstPlan as zeroPlan, withDuel as zeroWith } from '../../src/zero/set-up/plan.ts';

test('a duel of Down In Flames begins with both aircraft; one that nobody knows changes nothing', () => {
  const first = duelPlan('you', 'other');
  const plan = duelWith(first, { own: 'a6m2', enemy: 'p-40e' });
  expect(plan.entries.map(({ fighter }) => fighter)).toEqual(['a6m2', 'p-40e']);
  expect(duelObjection(plan)).toBeNull();
  expect(duelWith(first, { own: 'nobody', enemy: 'nothing' })).toEqual(first);
});

test('a fight of Zero! begins with both Elements, one’s own first, in a year that has both', () => {
  const first = zeroPlan('you', 'other');
  const plan = zeroWith(first, { own: 'f6f-5', enemy: 'ki-84' });
  expect(plan.seats.map(({ side, elements, player }) => [side, elements[0].fighter, player.kind])).toEqual([
    ['allied', 'f6f-5', 'human'],
    ['japanese', 'ki-84', 'bot'],
  ]);
  expect([plan.year, zeroObjection(plan)]).toEqual([1944, null]);
  expect(zeroWith(first, { own: 'a6m2', enemy: 'ki-84' })).toBe(first);
  expect(zeroWith(first, { own: 'a6m2', enemy: 'nobody' })).toBe(first);
});

test('a duel of Wings of War begins with both aircraft cards', () => {
  const first = planFor('dogfight', (seat) => `P${seat}`);
  const plan = wingsWith(first, { own: 'spad-fonck', enemy: 'd7-udet' });
  expect(plan.seats.map(({ aircraft }) => aircraft[0].card)).toEqual(['spad-fonck', 'd7-udet']);
  expect(wingsObjection(plan)).toBeNull();
  expect(wingsWith(first, { own: 'nobody', enemy: 'd7-udet' }).seats[0]).toEqual(first.seats[0]);
});
