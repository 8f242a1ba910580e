import { expect, test } from 'vitest';
import { medalsOf } from '../src/career/medals.ts';
import type { Sortie } from '../src/career/sortie.ts';

const sortie = (at: number, victories: number): Sortie => ({
  id: `game-${at}`,
  system: 'zero',
  title: '',
  at,
  result: 'lost',
  against: 'cadet',
  aircraft: 'A6M2',
  victories,
  losses: 1,
  hits: 3,
  outnumbered: false,
  downed: null,
  ships: 0,
  lowest: null,
});

test('the fifth victory may be the only one of its fight, and is none of a fight without any', () => {
  const flown = [1, 1, 0, 1, 1, 0, 1, 0].map((victories, at) => sortie(at, victories));
  expect(medalsOf(flown)).toEqual([{ medal: 'fifth', sortie: flown[6] }]);
  expect(medalsOf(flown.slice(0, 6))).toEqual([]);
});
