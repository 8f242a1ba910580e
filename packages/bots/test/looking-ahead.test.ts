import { below, type Chance, chanceFrom, cloneState, SPECTATOR } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { Adviser } from '../src/adviser.ts';
import type { Arena, Entrant } from '../src/arena.ts';
import { flyPair } from '../src/duels.ts';
import { flyOn, Search, type Thumbs } from '../src/index.ts';
import { playGame } from '../src/play.ts';
import { guessingGame, likings, type RoundsRules, roundsGame, takenIn } from './small-games.ts';
import { tableOf } from './tables.ts';

const even: RoundsRules = { ways: 2, rounds: 2, winners: () => [] };

describe('a search of a game of a few rounds', () => {
  function looked(thumbs: Thumbs, playouts: number): Search {
    const { state } = tableOf(thumbs, {}, 'rounds');
    const [decision] = tableOf(thumbs, {}, 'rounds').decisions();
    const search = new Search(thumbs, () => cloneState(state), decision, chanceFrom('look'));
    for (let i = 0; i < playouts; i++) search.playout();
    return search;
  }
  const visits = (search: Search): number[] =>
    search
      .ranked()
      .sort((a, b) => a.option - b.option)
      .map(({ playouts }) => playouts);

  test('looks so many game turns beyond the present one, and estimates then', () => {
    const game = roundsGame({ ...even, rounds: 50 });
    const estimate: Thumbs['estimate'] = (s) => s.turn / 100;
    // Turn 0 now: two more turns are 1 and 2, and it is looked at when turn 3 begins.
    for (const horizon of [0, 2, 7]) {
      const [{ chance }] = looked(likings(game, [[1, 1]], { estimate, horizon }), 1).ranked();
      expect(chance).toBeCloseTo((horizon + 1) / 100, 9);
    }
  });

  test('is cut short after six hundred choices, however long a turn lasts', () => {
    const game = roundsGame({ ...even, rounds: 5000, isTimeless: true });
    const estimate: Thumbs['estimate'] = (s) => takenIn(s).length / 1000;
    expect(looked(likings(game, [[1, 1]], { estimate }), 1).ranked()[0].chance).toBeCloseTo(0.6, 9);
  });

  test('is played to its end by the rules of thumb where the tree ends', () => {
    const game = roundsGame({ ways: 2, rounds: 3, winners: ([, b, c]) => (b === 1 && c === 1 ? [0] : [1]) });
    const search = looked(
      likings(game, [
        [1, 1],
        [0, 1],
      ]),
      1,
    );
    expect(search.ranked()[0].chance).toBe(1);
    expect(
      looked(
        likings(game, [
          [1, 1],
          [1, 0],
        ]),
        1,
      ).ranked()[0].chance,
    ).toBe(0);
  });

  test('the rules of thumb count anew at every node: what is senseless there is not tried there', () => {
    const game = roundsGame({ ...even, rounds: 3 });
    const { tree } = looked(
      likings(game, [
        [1, 1],
        [0, 1],
        [1, 0],
      ]),
      40,
    );
    for (const arm of tree.root[0]?.list ?? []) {
      const second = arm.child?.[0]?.list ?? [];
      expect(second.find(({ choice }) => (choice as { way: number }).way === 0)?.visits ?? 0).toBe(0);
      const third = second.find(({ choice }) => (choice as { way: number }).way === 1)?.child?.[0]?.list ?? [];
      expect(third.length).toBe(2);
      expect(third.find(({ choice }) => (choice as { way: number }).way === 1)?.visits).toBe(0);
    }
  });

  test('what is liked three times as much and always wins is tried three times before the other is', () => {
    // Success + liking × √chances ÷ (tries + 1); what was never tried counts 0.05 less than all that was.
    const game = roundsGame({ ways: 2, rounds: 1, winners: () => [0] });
    const thumbs = likings(game, [[3, 1]]);
    expect(visits(looked(thumbs, 1))).toEqual([1, 0]);
    // 1 + 0.75 × √2 ÷ 2 = 1.53 against 0.95 + 0.25 × √2 = 1.30.
    expect(visits(looked(thumbs, 2))).toEqual([2, 0]);
    // 1.43 against 1.38.
    expect(visits(looked(thumbs, 3))).toEqual([3, 0]);
    // 1.38 against 1.45.
    expect(visits(looked(thumbs, 4))).toEqual([3, 1]);
  });

  test('a game that nobody has won counts as half of one', () => {
    const search = looked(likings(roundsGame({ ...even, rounds: 1 }), [[1, 1]]), 4);
    expect(search.ranked().map(({ chance }) => chance)).toEqual([0.5, 0.5]);
  });

  test('what the other has chosen in secret is not known while it stays secret, and known when it is told', () => {
    const chanceOf = (sealed: readonly string[]): number => {
      const thumbs = likings(guessingGame(), [[1, 1]], { sealed });
      const { state } = tableOf(thumbs, {}, 'guess');
      const [decision] = tableOf(thumbs, {}, 'guess').decisions();
      const worlds = (chance: Chance) => ({ ...cloneState(state), taken: [below(chance, 2)] });
      const search = new Search(thumbs, worlds, decision, chanceFrom('look'));
      for (let i = 0; i < 400; i++) search.playout();
      return search.ranked()[0].chance;
    };
    expect(chanceOf(['show'])).toBeLessThan(0.6);
    expect(chanceOf([])).toBeGreaterThan(0.9);
  });

  test('of two that are liked alike and come to the same each is tried in turn, the first first', () => {
    const thumbs = likings(roundsGame({ ...even, rounds: 1 }), [[1, 1]]);
    expect([1, 2, 3, 4].map((n) => visits(looked(thumbs, n)))).toEqual([
      [1, 0],
      [1, 1],
      [2, 1],
      [2, 2],
    ]);
  });

  test('what nothing is known of is as good as another: without weights all are tried', () => {
    const thumbs = likings(roundsGame({ ...even, ways: 3, rounds: 1 }), [[0, 0, 0]]);
    expect(visits(looked(thumbs, 6))).toEqual([2, 2, 2]);
  });

  test('says what the other would most likely do, the likeliest three of it', () => {
    const game = roundsGame({
      ways: 5,
      rounds: 2,
      who: (round) => round,
      winners: ([, answer]) => [answer === 2 ? 1 : 0],
    });
    const search = looked(
      likings(game, [
        [1, 0, 0, 0, 0],
        [1, 1, 1, 1, 1],
      ]),
      200,
    );
    const [{ option, chance, answers }] = search.ranked();
    expect(option).toBe(0);
    expect(chance).toBeLessThan(0.2);
    expect(answers).toHaveLength(3);
    expect(answers[0]).toMatchObject({ seat: 1, choice: { way: 2 } });
    expect(answers[0].share).toBeGreaterThan(0.8);
    expect(answers[1].share).toBeLessThan(0.1);
    expect(answers[1].share).toBeGreaterThanOrEqual(answers[2].share);
    expect(search.lead()).toBe(200);
  });
});

describe('an adviser', () => {
  /** Two rounds, in which each way brings so many points; with nine it is won. */
  const points = [4, 1, 8, 2, 9, 3, 0];
  const sum = (taken: readonly number[]): number => taken.reduce((all, way) => all + points[way], 0);
  const game = roundsGame({
    ways: points.length,
    rounds: 2,
    winners: (taken) => (sum(taken) >= 9 ? [0] : [1]),
  });
  // The fifth, which brings most, is liked too little to be looked into; afterwards everybody takes the second.
  const liked = [
    [4, 3, 5, 2.5, 1, 2, 0.5],
    [0, 9, 1, 1, 1, 1, 1],
  ];
  const thumbs = likings(game, liked, { total: (s) => sum(takenIn(s)) });

  function advised(playouts: number, own = thumbs): { adviser: Adviser; lucks: string[] } {
    const { state } = tableOf(own, {}, 'advice');
    const [decision] = tableOf(own, {}, 'advice').decisions();
    const lucks: string[] = [];
    const worlds = (chance: Chance) => {
      lucks.push(JSON.stringify(chance));
      return cloneState(state);
    };
    const adviser = new Adviser(own, worlds, decision, chanceFrom('adviser'));
    for (let i = 0; i < playouts; i++) adviser.playout();
    return { adviser, lucks };
  }

  test('puts first what brings most points in the end, of the four that are liked best', () => {
    const { adviser } = advised(8);
    const ranked = adviser.ranked();
    expect(ranked.map(({ option }) => option)).toEqual([2, 0, 3, 1, 4, 5, 6]);
    expect(ranked.map((one) => one.points)).toEqual([9, 5, 3, 2, undefined, undefined, undefined]);
    expect(ranked.map(({ chance }) => chance)).toEqual([1, 0, 0, 0, 0.5, 0.5, 0.5]);
    expect(ranked.map(({ playouts }) => playouts)).toEqual([2, 2, 2, 2, 0, 0, 0]);
    expect([adviser.playouts, adviser.lead()]).toEqual([8, 0]);
  });

  test('begins with what is liked best, and gives all of them the same luck', () => {
    const { adviser, lucks } = advised(9);
    const tried = adviser.ranked().filter(({ playouts }) => playouts === 3);
    expect(tried.map(({ option }) => option)).toEqual([2]);
    const [, ...flown] = lucks;
    expect(new Set(flown.slice(0, 4)).size).toBe(1);
    expect(new Set(flown.slice(4, 8)).size).toBe(1);
    expect(new Set(flown).size).toBe(3);
  });

  test('before anything was flown nothing is known, and where no points count they come to nothing', () => {
    const before = advised(0).adviser.ranked();
    expect(before.map(({ option, chance }) => [option, chance])).toEqual(points.map((_, option) => [option, 0.5]));
    const { total: _, ...none } = thumbs;
    expect(advised(4, none).adviser.ranked()[0].points).toBe(0);
  });
});

describe('the rest of a campaign', () => {
  const game = roundsGame({ ...even, ways: 3, rounds: 4 });
  const total: Thumbs['total'] = (s) => takenIn(s).reduce((all, way) => all + way, 0);
  const flown = (thumbs: Thumbs): number =>
    flyOn(thumbs, game.observe(tableOf(thumbs, {}, 'rest').state, SPECTATOR), chanceFrom('rest'));

  test('is flown by the best of the rules of thumb, or by weight where it is to vary', () => {
    expect(flown(likings(game, [[1, 1, 2]], { total }))).toBe(8);
    expect(flown(likings(game, [[1, 2, 1]], { total }))).toBe(4);
    const varied = likings(game, [[1, 1, 1.01]], { total, varied: ['take'] });
    expect(flown(varied)).toBeLessThan(8);
    expect(flown(likings(game, [[1, 1, 1.01]], { total, varied: ['other'] }))).toBe(8);
  });

  test('comes to nothing where nothing is counted, and is left to a system that has a quicker way', () => {
    expect(flown(likings(game, [[1]]))).toBe(0);
    expect(flown(likings(game, [[1]], { total, onward: () => 17 }))).toBe(17);
  });
});

describe('duels and games between bots', () => {
  const entrant = (id: string): Entrant => ({ id, name: id, points: null, side: null });
  /** Whoever flies the ace wins; of two aces, or of none, the seat that the options say. */
  const arena = (favoured: readonly number[]): Arena => {
    let seats: readonly string[] = [];
    const base = roundsGame({
      ways: 2,
      rounds: 1,
      winners: () => {
        const aces = [0, 1].filter((seat) => seats[seat] === 'ace');
        return aces.length === 1 ? aces : favoured;
      },
    });
    const game = {
      ...base,
      options: (given: unknown) => {
        const { planes } = given as { planes: readonly string[] };
        return planes.includes('none') ? { ok: false, problem: { code: 'no-such' } } : { ok: true, value: given };
      },
      setup: (options: object, chance: Chance) => {
        seats = (options as { planes: readonly string[] }).planes;
        return base.setup(options as never, chance);
      },
    } as unknown as Thumbs['game'];
    return {
      thumbs: likings(game, [[1, 1]]),
      entrants: [],
      duel: (first, second) => ({ planes: [first.id, second.id] }),
      match: () => [entrant('ace'), entrant('cub')],
      first: () => 0,
    };
  };
  const flown = (a: string, b: string, favoured: readonly number[] = [], options: object = {}) =>
    flyPair(arena(favoured), { first: entrant(a), second: entrant(b), options, seed: 'pair' });

  test('a pair is flown with the seats swapped, and counted for the first of the two', () => {
    expect(flown('ace', 'cub')).toEqual({ won: 2, drawn: 0, lost: 0 });
    expect(flown('cub', 'ace')).toEqual({ won: 0, drawn: 0, lost: 2 });
    expect(flown('cub', 'cub')).toEqual({ won: 0, drawn: 2, lost: 0 });
    expect(flown('cub', 'cub', [0])).toEqual({ won: 1, drawn: 0, lost: 1 });
    expect(flown('cub', 'cub', [0, 1])).toEqual({ won: 0, drawn: 2, lost: 0 });
  });

  test('options of their own count, and those who cannot meet are told', () => {
    expect(flown('ace', 'cub', [], { planes: ['cub', 'cub'] })).toEqual({ won: 0, drawn: 2, lost: 0 });
    expect(() => flown('ace', 'none')).toThrow('ace and none cannot meet: no-such');
  });

  test('each seat is flown by its own level, and every decision is counted', () => {
    const game = roundsGame({ ways: 2, rounds: 4, who: (round) => round % 2, winners: ([a]) => [a] });
    const player = (level: 'pilot' | 'veteran', sees = false) => ({
      level,
      playouts: level === 'veteran' ? 40 : 0,
      sees,
    });
    const thumbs = likings(game, [[1, 2]]);
    const pilots = playGame(thumbs, {}, 'g', [player('pilot'), player('pilot')]);
    expect(pilots).toMatchObject({ winners: [1], decisions: 4 });
    expect(takenIn(pilots.state)).toEqual([1, 1, 1, 1]);
    // Who looks ahead takes what wins; one that sees all does, too.
    for (const sees of [false, true])
      expect(playGame(thumbs, {}, 'g', [player('veteran', sees), player('pilot')]).winners).toEqual([0]);
    expect(playGame(thumbs, {}, 'g', [player('pilot'), player('veteran')]).winners).toEqual([1]);
  });
});
