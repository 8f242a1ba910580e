import { type Chance, chanceFrom, cloneState, type Decision, type Game, Table, type TableState } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { answerFrom, mostPlayouts, playoutsOf } from '../src/bot.ts';
import {
  answer,
  byThumb,
  hints,
  looksAhead,
  type Ranked,
  Search,
  type Thinker,
  type Thumbs,
  think,
} from '../src/index.ts';
import { pickByWeight, pickHeaviest, pickSensible } from '../src/pick.ts';
import { withTemper } from '../src/temper.ts';
import { atLeast } from '../src/thumbs.ts';
import { Tree, UNWEIGHED } from '../src/tree.ts';
import { likings, roundsGame, type Way } from './small-games.ts';
import { tableOf } from './tables.ts';

const shares = (pick: (chance: Chance) => number, of: number, times = 6000): number[] => {
  const counts = new Array<number>(of).fill(0);
  const chance = chanceFrom('shares');
  for (let i = 0; i < times; i++) counts[pick(chance)]++;
  return counts.map((count) => count / times);
};

describe('how one of several is picked', () => {
  test('as likely as its weight; all alike where nothing weighs anything', () => {
    const [a, b, c, d] = shares((chance) => pickByWeight(chance, [1, 0, 3, 0]), 4);
    expect([b, d]).toEqual([0, 0]);
    expect(a).toBeCloseTo(0.25, 1);
    expect(c).toBeCloseTo(0.75, 1);
    for (const share of shares((chance) => pickByWeight(chance, [0, 0, 0]), 3)) expect(share).toBeCloseTo(1 / 3, 1);
    expect(shares((chance) => pickByWeight(chance, [0, 2, 0]), 3)).toEqual([0, 1, 0]);
  });

  test('a Cadet takes anything that is not senseless, all alike', () => {
    const [a, b, c] = shares((chance) => pickSensible(chance, [5, 0, 0.1]), 3);
    expect(b).toBe(0);
    expect(a).toBeCloseTo(0.5, 1);
    expect(c).toBeCloseTo(0.5, 1);
    for (const share of shares((chance) => pickSensible(chance, [0, 0]), 2)) expect(share).toBeCloseTo(0.5, 1);
  });

  test('a Pilot takes the best, and any of several that are as good', () => {
    expect(shares((chance) => pickHeaviest(chance, [1, 3, 2]), 3)).toEqual([0, 1, 0]);
    const [a, b, c] = shares((chance) => pickHeaviest(chance, [3, 1, 3]), 3);
    expect(b).toBe(0);
    expect(a).toBeCloseTo(0.5, 1);
    expect(c).toBeCloseTo(0.5, 1);
    expect(shares((chance) => pickHeaviest(chance, [-2, -1]), 2)).toEqual([0, 1]);
  });

  test('what is not senseless is never quite out of the question', () => {
    expect([0, 0.001, -3, 0.5, 7].map(atLeast)).toEqual([0, 0.02, 0.02, 0.5, 7]);
  });
});

describe('the tree', () => {
  test('equal choices share an arm; the second visit makes a node, while there is room', () => {
    const tree = new Tree(2);
    expect(tree.follow(tree.root, 1, { a: 1 })).toBeNull();
    const node = tree.follow(tree.root, 1, { a: 1 });
    expect(node).toEqual([]);
    expect(tree.follow(tree.root, 1, { a: 1 })).toBe(node);
    expect(tree.size).toBe(1);
    const arms = tree.arms(tree.root, 1);
    expect(tree.root[0]).toBeUndefined();
    expect(tree.find(arms, { a: 1 })?.passes).toBe(3);
    expect(tree.find(arms, { a: 1 })?.weight).toBe(UNWEIGHED);
    expect(tree.find(arms, { a: 2 })).toBeUndefined();
    tree.follow(tree.root, 1, { a: 2 });
    expect(tree.size).toBe(2);
    // It is full: what has no node gets none.
    expect(tree.follow(tree.root, 1, { a: 2 })).toBeNull();
    expect(tree.follow(tree.root, 1, { a: 1 })).toBe(node);
  });
});

/** One question, with so many ways; each wins so often. */
const bandit = (wins: readonly number[]): Game =>
  roundsGame({
    ways: wins.length,
    rounds: 1,
    winners: ([way], chance) => [chance === null ? 0 : pickByWeight(chance, [wins[way], 1 - wins[way]])],
  });
const thumbsFor = (game: Game, weights: readonly number[], more: Partial<Thumbs> = {}): Thumbs =>
  likings(game, [weights], { horizon: 5, ...more });

function searched(wins: readonly number[], weights: readonly number[], playouts: number, more: Partial<Thumbs> = {}) {
  const game = bandit(wins);
  const thumbs = thumbsFor(game, weights, more);
  const table = tableOf(thumbs, {}, 'bandit');
  const [decision] = table.decisions();
  const chance = chanceFrom('worlds');
  const worlds = (): TableState => {
    const state = cloneState(table.state);
    (state as unknown as { chance: Chance }).chance = chanceFrom(String(pickByWeight(chance, new Array(1000).fill(1))));
    return state;
  };
  const search = new Search(thumbs, worlds, decision, chanceFrom('search'));
  for (let i = 0; i < playouts; i++) search.playout();
  return { search, decision, thumbs, table };
}

describe('a search', () => {
  test('finds what wins most often, and knows about how often', () => {
    const { search } = searched([0.2, 0.8, 0.5], [], 600);
    const ranked = search.ranked();
    expect(ranked.map(({ option }) => option)).toEqual([1, 2, 0]);
    expect(ranked[0].chance).toBeCloseTo(0.8, 1);
    expect(ranked[0].playouts).toBeGreaterThan(400);
    expect(ranked.reduce((sum, { playouts }) => sum + playouts, 0)).toBe(600);
    expect(search.playouts).toBe(600);
    const [first, second] = ranked;
    expect(search.lead()).toBe(first.playouts - second.playouts);
    expect(ranked.every(({ answers }) => answers.length === 0)).toBe(true);
  });

  test('every way is tried, but not what is senseless', () => {
    const { search } = searched([0.5, 0.5, 0.9], [1, 1, 0], 100);
    const tried = new Map(search.ranked().map(({ option, playouts, chance }) => [option, [playouts, chance]]));
    expect(tried.get(2)).toEqual([0, 0.5]);
    expect(tried.get(0)?.[0]).toBeGreaterThan(10);
    expect(tried.get(1)?.[0]).toBeGreaterThan(10);
  });

  test('what the rules of thumb like is tried first and more often, as long as nothing else is known', () => {
    const { search } = searched([0.5, 0.5], [1, 9], 40);
    const [first, second] = search.ranked();
    expect(first.option).toBe(1);
    expect(first.playouts).toBeGreaterThan(2 * second.playouts);
    // Before anything was tried they are all that is known; with none, the order of the list.
    expect(
      searched([0.5, 0.5], [1, 9], 0)
        .search.ranked()
        .map(({ option }) => option),
    ).toEqual([0, 1]);
    expect(searched([0.5, 0.5], [1, 9], 0).search.lead()).toBe(0);
  });

  test('of a long list only the best two dozen are looked into', () => {
    const weights = Array.from({ length: 40 }, (_, i) => 1 + i);
    const { search } = searched(new Array(40).fill(0.5), weights, 400);
    const tried = search.ranked().filter(({ playouts }) => playouts > 0);
    expect(tried).toHaveLength(24);
    expect(Math.min(...tried.map(({ option }) => option))).toBe(16);
  });
});

describe('levels', () => {
  const game = bandit([0.2, 0.9, 0.4]);
  const weights = [3, 1, 0];
  const at = (more: Partial<Thumbs> = {}) => {
    const thumbs = thumbsFor(game, weights, more);
    const table = tableOf(thumbs, {}, 'levels');
    return { thumbs, view: game.observe(table.state, 0), decision: table.decisions()[0] };
  };

  test('who looks ahead, and how long', () => {
    const { thumbs, decision } = at();
    expect((['cadet', 'pilot', 'veteran', 'ace'] as const).map((level) => looksAhead(thumbs, level, decision))).toEqual(
      [false, false, true, true],
    );
    expect(looksAhead({ ...thumbs, unsearched: ['take'] }, 'ace', decision)).toBe(false);
    expect(looksAhead({ ...thumbs, unsearched: ['other'] }, 'ace', decision)).toBe(true);
    expect(looksAhead(thumbs, 'ace', { ...decision, options: [decision.options[0]] })).toBe(false);
    expect((['cadet', 'pilot', 'veteran', 'ace'] as const).map((level) => playoutsOf(thumbs, level))).toEqual([
      0, 0, 100, 6000,
    ]);
    expect(mostPlayouts(thumbs, 'veteran')).toBe(100);
    expect(mostPlayouts(thumbs, 'ace')).toBe(Number.POSITIVE_INFINITY);
  });

  test('a Pilot goes by the rules of thumb, a Cadet takes what makes sense, and what is to vary does', () => {
    const { thumbs, view, decision } = at();
    const taken = (level: 'cadet' | 'pilot', own: Thumbs): number[] =>
      shares((chance) => byThumb(own, level, view, decision, chance), 3, 600);
    expect(taken('pilot', thumbs)).toEqual([1, 0, 0]);
    const cadet = taken('cadet', thumbs);
    expect(cadet[0]).toBeCloseTo(0.5, 0);
    expect(cadet[2]).toBe(0);
    const varied = taken('pilot', { ...thumbs, varied: ['take'] });
    expect(varied[0]).toBeGreaterThan(0.6);
    expect(varied[1]).toBeGreaterThan(0.1);
    expect(varied[2]).toBe(0);
  });

  test('without a single playout a search answers by the rules of thumb, and one option needs no thought', () => {
    const { thumbs, view, decision } = at();
    expect(answer(thumbs, 'ace', view, decision, chanceFrom(1), { playouts: 0 })).toEqual({ way: 0 });
    const forced = { ...decision, options: [decision.options[2]] };
    const never = () => {
      throw new Error('nobody is to think');
    };
    expect(answerFrom(thumbs, never, 'ace', view, forced, chanceFrom(1), { playouts: 10 })).toBe(0);
    expect(
      hints(thumbs, view, decision, chanceFrom(1), { playouts: 9 }).reduce((sum, one) => sum + one.playouts, 0),
    ).toBe(9);
  });

  test('thinking ends when the time is up, or when nothing can change the answer any more', () => {
    const counting = (lead: (playouts: number) => number): Thinker & { playouts: number } => {
      const thinker = {
        playouts: 0,
        playout: (): void => {
          thinker.playouts++;
        },
        ranked: (): Ranked[] => [],
        lead: (): number => lead(thinker.playouts),
      };
      return thinker;
    };
    const made = (lead: (playouts: number) => number, toDecide: boolean, isSpent?: () => boolean): number => {
      const thinker = counting(lead);
      think(thinker, isSpent === undefined ? { playouts: 20 } : { playouts: 20, isSpent }, toDecide);
      return thinker.playouts;
    };
    expect(made(() => 0, true)).toBe(20);
    // All for one: after twelve, eight are left, and twelve cannot be caught up with.
    expect(made((n) => n, true)).toBe(12);
    expect(made((n) => n, false)).toBe(20);
    let looks = 0;
    expect(
      made(
        () => 0,
        true,
        () => ++looks > 2,
      ),
    ).toBe(8);
    expect(
      made(
        () => 99,
        true,
        () => true,
      ),
    ).toBe(0);
  });
});

describe('tempers', () => {
  const game = bandit([0.5, 0.5, 0.5]);
  const plain = thumbsFor(game, [1, 1, 1], { bold: (choice) => [1, -1, 0][(choice as Way).way] });
  const table = tableOf(plain, {}, 'tempers');
  const [decision] = table.decisions();
  const weights = (thumbs: Thumbs): number[] => {
    const list: number[] = [];
    const ask = table.openAsk(0);
    if (ask !== undefined) thumbs.weigh(new Table(game, table.state) as never, ask, decision.options, list);
    return list;
  };

  test('the aggressive press home, the cautious hold back, and the steady do neither', () => {
    expect(withTemper(plain, 'steady')).toBe(plain);
    const [press, hold, rest] = weights(withTemper(plain, 'aggressive'));
    expect(press).toBe(1.5);
    expect(hold).toBeCloseTo(1 / 1.5);
    expect(rest).toBe(1);
    const cautious = weights(withTemper(plain, 'cautious'));
    expect(cautious).toEqual([hold, press, rest]);
    expect(weights(withTemper(thumbsFor(game, [2, 1, 1]), 'aggressive'))).toEqual([2, 1, 1]);
  });

  test('who minds being hit is asked by how much, where that is how a system has it', () => {
    const cared: number[] = [];
    const careful: Thumbs = {
      ...plain,
      careful(care) {
        cared.push(care);
        return plain;
      },
    };
    withTemper(careful, 'cautious');
    withTemper(careful, 'aggressive');
    expect(cared).toEqual([1.5, 1 / 1.5]);
  });

  test('who looks ahead in a way of his own does so with a temper', () => {
    const ranked: Ranked[] = [0, 1, 2].map((option) => ({
      option,
      chance: 0.5,
      playouts: [10, 12, 11][option],
      answers: [],
    }));
    const own: Thinker = { playouts: 33, playout: () => {}, ranked: () => [...ranked], lead: () => 4 };
    const tempered = withTemper({ ...plain, thinker: () => own }, 'aggressive').thinker?.(
      () => table.state,
      decision as Decision<object>,
      chanceFrom(1),
    );
    expect(tempered?.ranked().map(({ option }) => option)).toEqual([0, 2, 1]);
    expect([tempered?.playouts, tempered?.lead()]).toEqual([33, 4]);
    expect(
      withTemper({ ...plain, thinker: () => null }, 'cautious').thinker?.(() => table.state, decision, chanceFrom(1)),
    ).toBeNull();
  });
});
