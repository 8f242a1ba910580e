import { type Chance, chanceFrom, type Match, Table } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { pickByWeight } from '../src/pick.ts';
import { Tally, verdictOf } from '../src/puzzles/chances.ts';
import { clearMargin, isPuzzle } from '../src/puzzles/criteria.ts';
import { findPuzzle, measureSeed } from '../src/puzzles/find.ts';
import { Assortment } from '../src/puzzles/gather.ts';
import { pickByThumb, playOut } from '../src/puzzles/playout.ts';
import { Follower, worldsFrom } from '../src/puzzles/worlds.ts';
import { wilson } from '../src/statistics.ts';
import { likings, type RoundsRules, roundsGame, takenIn } from './small-games.ts';
import { openAsk, tableOf } from './tables.ts';

describe('what so many games say', () => {
  test('the best three, by how much the first is ahead, and whether that is beyond doubt', () => {
    const clear = verdictOf([300, 700, 400, 200], 1000);
    expect(clear).toMatchObject({ best: 1, second: 2, third: 0, isClear: true });
    expect(clear.margin).toBeCloseTo(wilson(700, 1000).share - wilson(400, 1000).share, 9);
    expect(clear.shares[3]).toEqual(wilson(200, 1000));
    // With a tenth of the games the intervals of 0.55 and 0.5 lie over each other.
    expect(verdictOf([55, 50, 10], 100).isClear).toBe(false);
    expect(verdictOf([10, 50, 55], 100).isClear).toBe(false);
    expect(verdictOf([5, 5, 5], 10)).toMatchObject({ best: 0, second: 1, third: 2, margin: 0 });
  });

  test('one is better by 8 %, and the next two are worth thinking about', () => {
    const shares = (...won: readonly number[]) => verdictOf(won, 100_000);
    const is = (...won: readonly number[]): boolean => clearMargin(shares(...won));
    expect(is(60_000, 51_000, 40_000)).toBe(true);
    expect(is(60_000, 53_000, 40_000)).toBe(false);
    expect(is(60_000, 31_000, 30_000)).toBe(true);
    expect(is(60_000, 29_000, 28_000)).toBe(false);
    expect(is(60_000, 40_000, 19_000)).toBe(true);
    expect(is(60_000, 40_000, 17_000)).toBe(false);
  });

  test('a fight that is as good as lost or won asks nothing', () => {
    const is = (...won: readonly number[]): boolean => isPuzzle(verdictOf(won, 100_000));
    expect(is(96_000, 80_000, 70_000)).toBe(true);
    expect(is(98_000, 80_000, 70_000)).toBe(false);
    expect(is(17_000, 8_700, 7_900)).toBe(true);
    expect(is(14_000, 7_000, 6_900)).toBe(false);
  });
});

describe('games that are played on', () => {
  const three: RoundsRules = { ways: 3, rounds: 3, winners: ([a]) => (a === 0 ? [0] : a === 1 ? [1] : []) };

  test('so many from every option, to the end: a draw is half of one', () => {
    const thumbs = likings(roundsGame(three), [[1, 1, 1]], { estimate: () => 0.3, horizon: 1 });
    const { state } = tableOf(thumbs, {}, 'tally');
    const tally = new Tally(thumbs, () => structuredClone(state), 0, 3, chanceFrom('tally'));
    tally.play(4);
    expect(tally.won).toEqual([4, 0, 2]);
    tally.play(2);
    expect(tally.won).toEqual([6, 0, 3]);
  });

  test('or only as far as a bot looks ahead', () => {
    const long = roundsGame({ ...three, rounds: 9 });
    const thumbs = likings(long, [[1, 1, 1]], { estimate: (s) => s.turn / 100, horizon: 2 });
    const { state } = tableOf(thumbs, {}, 'tally');
    const tally = new Tally(thumbs, () => structuredClone(state), 0, 3, chanceFrom('tally'));
    tally.play(1, false);
    // Turns 0, 1 and 2 are played; it is estimated when the next begins.
    for (const won of tally.won) expect(won).toBeCloseTo(0.03, 9);
    // Without a limit they are played to the end.
    tally.play(1);
    expect(tally.won[0]).toBeCloseTo(1.03, 9);
    const other = new Tally(thumbs, () => structuredClone(state), 1, 3, chanceFrom('tally'));
    expect(() => other.play(1)).toThrow('not asked');
  });

  test('the rules of thumb count squared, and who has no choice is not weighed', () => {
    const thumbs = likings(roundsGame(three), [[1, 2, 0]]);
    const table = tableOf(thumbs, {}, 'squared');
    const ask = openAsk(table);
    if (ask === undefined) throw new Error('nobody is asked');
    const chance = chanceFrom('squared');
    const counts = [0, 0, 0];
    const weights: number[] = [7, 7];
    for (let i = 0; i < 2000; i++) {
      const { way } = pickByThumb(thumbs, table, ask, table.options(ask), chance, weights) as { way: number };
      counts[way]++;
    }
    expect(counts[2]).toBe(0);
    expect(counts[1] / counts[0]).toBeGreaterThan(3.3);
    expect(counts[1] / counts[0]).toBeLessThan(4.8);
    const only = { way: 9 };
    const never = { ...thumbs, weigh: () => expect.unreachable() };
    expect(pickByThumb(never, table, ask, [only], chance, weights)).toBe(only);
  });

  test('who has won is told from the seat that asks', () => {
    const end = (way: number, seat: number): number => {
      const weights = [0, 1, 2].map((one) => (one === way ? 1 : 0));
      const thumbs = likings(roundsGame(three), [weights]);
      return playOut(thumbs, tableOf(thumbs, {}, 'end'), seat, chanceFrom('end'), [], Number.POSITIVE_INFINITY);
    };
    expect([end(0, 0), end(0, 1), end(1, 0), end(1, 1), end(2, 0)]).toEqual([1, 0, 0, 1, 0.5]);
  });
});

describe('where a seat stands', () => {
  test('before a secret vote that is still going on, with what it has laid since; elsewhere where it is', () => {
    let views = 0;
    const at = (turn: number, kind: string): Match =>
      ({
        state: { turn },
        table: { kind: () => kind },
        game: { observe: () => ({ view: ++views }) },
      }) as unknown as Match;
    const follower = new Follower({ sealed: ['plan'] } as never, 0);
    expect(follower.standpoint(at(1, 'act'))).toEqual({ view: { view: 1 }, own: [] });
    follower.chosen({ a: 1 });
    expect(follower.standpoint(at(1, 'plan'))).toEqual({ view: { view: 2 }, own: [] });
    follower.chosen({ a: 2 });
    const second = follower.standpoint(at(1, 'plan'));
    expect(second).toEqual({ view: { view: 2 }, own: [{ a: 2 }] });
    follower.chosen({ a: 3 });
    expect(second.own).toEqual([{ a: 2 }]);
    expect(follower.standpoint(at(1, 'plan')).own).toEqual([{ a: 2 }, { a: 3 }]);
    // The next turn, or another question, is another matter.
    expect(follower.standpoint(at(2, 'plan'))).toEqual({ view: { view: 3 }, own: [] });
    expect(follower.standpoint(at(2, 'act'))).toEqual({ view: { view: 4 }, own: [] });
    follower.chosen({ a: 4 });
    expect(follower.standpoint(at(2, 'act'))).toEqual({ view: { view: 5 }, own: [] });
  });

  test('what the others have laid by then they have chosen by their rules of thumb', () => {
    const game = roundsGame({ ways: 3, rounds: 4, who: (round) => round % 2, winners: () => [] });
    const thumbs = likings(game, [
      [1, 1, 1],
      [0, 0, 1],
      [1, 1, 1],
    ]);
    const view = game.observe(tableOf(thumbs, {}, 'worlds').state, 0);
    const chance = chanceFrom('worlds');
    const here = worldsFrom(thumbs, 0, { view, own: [] })(chance);
    expect(takenIn(here)).toEqual([]);
    const later = worldsFrom(thumbs, 0, { view, own: [{ way: 1 }] })(chance);
    expect(takenIn(later)).toEqual([1, 2]);
    expect(openAsk(new Table(game, later))?.seat).toBe(0);
    expect(() => worldsFrom(thumbs, 0, { view, own: [{ way: 7 }] })(chance)).toThrow('not open');
    const twice = { view, own: [{ way: 0 }, { way: 0 }] };
    expect(() => worldsFrom(thumbs, 0, twice)(chance)).toThrow('is over');
  });
});

describe('what is gathered', () => {
  test('of a set of ten at most three of a sort, and two that a Pilot finds', () => {
    const ten = new Assortment(10);
    for (let i = 0; i < 3; i++) {
      expect(ten.isWanted('act', false)).toBe(true);
      ten.add('act', false);
    }
    expect(ten.isWanted('act', false)).toBe(false);
    expect(ten.isWanted('answer', true)).toBe(true);
    ten.add('answer', true);
    expect(ten.isWanted('answer', true)).toBe(true);
    ten.add('answer', true);
    expect(ten.isWanted('answer', true)).toBe(false);
    expect(ten.isWanted('answer', false)).toBe(true);
  });

  test('of a small set one of each sort, and none that is plain', () => {
    const two = new Assortment(2);
    expect([two.isWanted('act', false), two.isWanted('act', true)]).toEqual([true, false]);
    two.add('act', false);
    expect([two.isWanted('act', false), two.isWanted('answer', false)]).toEqual([false, true]);
    expect(new Assortment(4).isWanted('act', true)).toBe(true);
  });
});

describe('a puzzle is found', () => {
  /** One decision; each way wins so often. */
  const looked = (
    wins: readonly number[],
    weights: readonly number[],
    more: object = {},
    kinds: [string, boolean][] = [],
  ) => {
    const game = roundsGame({
      ways: wins.length,
      rounds: 1,
      winners: ([way], chance: Chance | null) =>
        chance === null ? [] : [pickByWeight(chance, [wins[way], 1 - wins[way]])],
    });
    const isWanted = (sort: string, isPlain: boolean): boolean => {
      kinds.push([sort, isPlain]);
      return true;
    };
    return findPuzzle(likings(game, [weights]), {}, 'find', 0, { playouts: 600, isWanted, ...more });
  };

  test('where one of three is clearly best, an Ace agrees, and it is not too easy', () => {
    const asked: [string, boolean][] = [];
    const found = looked([0.4, 0.8, 0.5], [3, 1, 2], {}, asked);
    expect(found).toMatchObject({ sort: 'take', isPlain: false });
    expect(found?.puzzle).toMatchObject({ seed: 'find', seat: 0, kind: 'take', thumb: 0, moves: [] });
    expect(found?.puzzle.tried.map(({ choice }) => choice)).toEqual(['0', '1', '2']);
    const [a, b, c] = found?.puzzle.tried.map(({ won }) => won / 600) ?? [];
    for (const [share, wins] of [
      [a, 0.4],
      [b, 0.8],
      [c, 0.5],
    ])
      expect(Math.abs(share - wins)).toBeLessThan(0.08);
    expect(asked).toEqual([
      ['take', false],
      ['take', false],
    ]);
    expect(measureSeed('find', 0)).toBe('find/0/measured');
  });

  test('plain is what the rules of thumb find', () => {
    expect(looked([0.4, 0.8, 0.5], [1, 3, 2])).toMatchObject({ isPlain: true, puzzle: { thumb: 1 } });
    const hard = { isWanted: (_: string, isPlain: boolean) => !isPlain };
    expect(looked([0.4, 0.8, 0.5], [1, 3, 2], hard)).toBeNull();
    expect(looked([0.4, 0.8, 0.5], [3, 1, 2], hard)).not.toBeNull();
    expect(looked([0.4, 0.8, 0.5], [3, 1, 2], { isWanted: () => false })).toBeNull();
  });

  test('not where two are as good, where all is lost or won, or where there is nothing to choose from', () => {
    expect(looked([0.4, 0.7, 0.7], [3, 1, 2])).toBeNull();
    expect(looked([0.01, 0.11, 0.02], [3, 1, 2])).toBeNull();
    expect(looked([0.8, 1, 0.7], [3, 1, 2])).toBeNull();
    expect(looked([0.4, 0.8], [2, 1])).toBeNull();
    expect(looked([0.8, ...new Array(12).fill(0.5)], new Array(13).fill(1))).toBeNull();
  });
});
