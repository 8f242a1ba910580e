import { describe, expect, test } from 'vitest';
import { EVERYONE, type Game, hears, NOBODY, only, SPECTATOR } from '../src/index.ts';
import { heardOutside, heldKind, seatInside, seatOutside } from '../src/inner.ts';
import { joust } from './reference/index.ts';
import { tournament } from './tournament/index.ts';

/** Two of four sit at the game inside: the fourth, and then the second. */
const seating = [3, 1];

describe('who sits at a game inside', () => {
  test('has a seat there; whoever does not watches, and so do spectators', () => {
    expect([3, 1, 0, 2, SPECTATOR].map((seat) => seatInside(seating, seat))).toEqual([0, 1, -1, -1, SPECTATOR]);
    expect([0, 1].map((seat) => seatOutside(seating, seat))).toEqual(seating);
  });

  test('has the same seat where nothing else is said', () => {
    expect([0, 1, SPECTATOR].map((seat) => [seatInside(null, seat), seatOutside(null, seat)])).toEqual([
      [0, 0],
      [1, 1],
      [-1, -1],
    ]);
  });

  test('hears what is said to that seat, and nobody else does', () => {
    expect(heardOutside(seating, only(0))).toBe(only(3));
    expect(heardOutside(seating, only(1))).toBe(only(1));
    expect(heardOutside(seating, only(0) | only(1))).toBe(only(1) | only(3));
    expect(heardOutside(seating, NOBODY)).toBe(NOBODY);
    expect(heardOutside(seating, EVERYONE)).toBe(EVERYONE);
    expect(heardOutside(seating, ~only(0))).toBe(only(1));
    expect(heardOutside(null, only(1))).toBe(only(1));
  });
});

test('a spectator hears what all may know, and nothing that is said to one seat, were it the last of 32', () => {
  const heard = (audience: number): boolean => hears(audience, SPECTATOR);
  expect([EVERYONE, NOBODY, only(0), only(31), ~only(0)].map(heard)).toEqual([true, false, false, false, false]);
  expect([hears(only(31), 31), hears(only(31), 30)]).toEqual([true, false]);
});

describe('which game is played inside', () => {
  const { begin, over } = { begin: () => ({}), over: () => {} };
  const holding = (...kinds: unknown[]): Game => ({ id: 'outer', inner: kinds }) as unknown as Game;
  const kind = (outer: Game, plays?: string): string =>
    heldKind(outer, { ...(plays === undefined ? {} : { plays }), begin, over }).id;

  test('is the one that the step names, or the only one', () => {
    expect(kind(holding(joust, tournament), 'tournament')).toBe('tournament');
    expect(kind(holding(joust, tournament), 'reference')).toBe('reference');
    expect(kind(holding(joust))).toBe('reference');
  });

  test('must be said where there are several, and be one of them', () => {
    expect(() => kind(holding(joust, tournament))).toThrow('outer holds reference, tournament, not just one');
    expect(() => kind(holding(joust), 'chess')).toThrow('outer holds reference, not chess');
    expect(() => kind(holding())).toThrow('outer holds no game');
    expect(() => kind({ id: 'outer' } as Game)).toThrow('outer holds no game');
  });
});
