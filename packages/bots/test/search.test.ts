import { type Chance, chanceFrom, Table } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { answer, hints, honestWorlds, levels, Search } from '../src/index.ts';
import { firstPosition, openAsk, systems, tableOf } from './tables.ts';

const [reference, downInFlames] = systems;

const fourAgainstFour = {
  mode: 'teams',
  decks: 2,
  seats: ['A-1', 'B-1', 'A-2', 'B-2'].map((name) => ({
    name,
    team: name[0],
    aircraft: [{ fighter: name[0] === 'A' ? 'bf-109e' : 'spitfire-i' }, { fighter: 'p-51d' }],
  })),
};

describe.each(systems)('$name', ({ thumbs }) => {
  test.each(levels)('the same seed and the same playouts give the same answer: %s', (level) => {
    const { decision, view } = firstPosition(thumbs, {}, 'same');
    const once = (): object => answer(thumbs, level, view, decision, chanceFrom('s'), { playouts: 60 });
    expect(decision.options).toContain(once());
    expect(once()).toBe(once());
  });

  test('a search that is interrupted answers with the best so far', () => {
    const { decision, view } = firstPosition(thumbs, {}, 'stop');
    for (const looks of [0, 1, 5]) {
      let left = looks;
      const isSpent = (): boolean => left-- <= 0;
      const budget = { playouts: 1_000_000_000, isSpent };
      expect(decision.options).toContain(answer(thumbs, 'ace', view, decision, chanceFrom('s'), budget));
    }
  });

  test('hints rank every option once, with chances between 0 and 1 and at most three answers', () => {
    const { decision, view } = firstPosition(thumbs, {}, 'hints');
    const ranked = hints(thumbs, view, decision, chanceFrom('h'), { playouts: 120 });
    expect(ranked.map(({ option }) => option).sort((a, b) => a - b)).toEqual(decision.options.map((_, i) => i));
    expect(ranked.reduce((sum, { playouts }) => sum + playouts, 0)).toBe(120);
    for (const { chance, answers } of ranked) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(answers.length).toBeLessThanOrEqual(3);
      for (const { seat, share } of answers) {
        expect(seat).not.toBe(decision.seat);
        expect(share).toBeGreaterThan(0);
        expect(share).toBeLessThanOrEqual(1);
      }
    }
  });
});

test('a search needs no more memory than it was given, and goes on with what it has', () => {
  const { thumbs } = downInFlames;
  const { decision, view } = firstPosition(thumbs, fourAgainstFour, 'memory', 'act');
  const search = new Search(thumbs, honestWorlds(thumbs, view), decision, chanceFrom('m'), 300);
  for (let i = 0; i < 400; i++) search.playout();
  const full = search.tree.size;
  for (let i = 0; i < 400; i++) search.playout();
  // Nodes that were there may still meet new options; new nodes are not made any more.
  expect(search.tree.size - full).toBeLessThan(full);
  expect(search.tree.size).toBeLessThan(6000);
  expect(search.ranked().reduce((sum, { playouts }) => sum + playouts, 0)).toBe(800);
});

test('a vote of many seats is searched without anybody seeing what is not revealed', () => {
  const { thumbs } = downInFlames;
  const table = tableOf(thumbs, fourAgainstFour, 'vote');
  const ask = openAsk(table);
  expect(table.state.asks.length).toBe(4);
  if (ask === undefined) return;
  const view = thumbs.game.observe(table.state, ask.seat);
  expect(table.options(ask)).toContain(
    answer(thumbs, 'veteran', view, table.decision(ask), chanceFrom('v'), { playouts: 40 }),
  );
});

test('what decides the game is played: whoever passes in the only turn has thrown it away', () => {
  const { thumbs } = reference;
  const { decision, view } = firstPosition(thumbs, { hits: 1, turns: 1 }, 'win', 'attack', 2);
  const ranked = hints(thumbs, view, decision, chanceFrom('w'), { playouts: 400 });
  const pass = decision.options.findIndex((option) => 'do' in option && option.do === 'pass');
  expect(ranked[0].option).not.toBe(pass);
  expect(ranked[0].chance).toBeGreaterThan(ranked.find(({ option }) => option === pass)?.chance ?? 1);
});

test('bots play in what a page hands them: views and decisions that went through JSON', () => {
  for (const { thumbs } of systems) {
    const { decision, view } = firstPosition(thumbs, {}, 'json');
    const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value));
    const think = (v: typeof view, d: typeof decision): unknown =>
      answer(thumbs, 'veteran', v, d, chanceFrom('j'), { playouts: 40 });
    expect(think(copy(view), copy(decision))).toEqual(think(view, decision));
  }
});

test('only one playout is asked of the worlds for each that is counted', () => {
  const { thumbs } = reference;
  const { decision, view } = firstPosition(thumbs, {}, 'count');
  let made = 0;
  const worlds = (chance: Chance) => {
    made++;
    return honestWorlds(thumbs, view)(chance);
  };
  const search = new Search(thumbs, worlds, decision, chanceFrom('c'));
  for (let i = 0; i < 50; i++) search.playout();
  expect([made, search.playouts]).toEqual([50, 50]);
  expect(new Table(thumbs.game, worlds(chanceFrom('x'))).openAsk(decision.seat)).toBeDefined();
});
