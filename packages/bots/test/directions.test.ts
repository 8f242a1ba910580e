import { type Dogfight, downInFlamesScript } from '@tallyho/down-in-flames';
import {
  chanceFrom,
  cloneState,
  freshTable,
  type Game,
  type Json,
  ok,
  type Question,
  type SecretVote,
  Table,
  type TableState,
  viewTable,
} from '@tallyho/kernel';
import { joustScript } from '@tallyho/kernel/reference';
import { describe, expect, test } from 'vitest';
import { Search, type Thumbs } from '../src/index.ts';
import { missionThumbs } from '../src/systems/down-in-flames-mission.ts';
import { weighMission } from '../src/systems/down-in-flames-missions.ts';
import { wingsOfWarThumbs } from '../src/systems/wings-of-war.ts';
import { joustThumbs } from './joust.ts';
import { type AnyTable, openAsk, tableOf } from './tables.ts';

/** What the rules of thumb think of each option of whoever is asked first, by its notation. */
function weighed(thumbs: Thumbs, table: AnyTable): { readonly [text: string]: number } {
  const ask = openAsk(table);
  if (ask === undefined) throw new Error('nobody is asked');
  const options = table.options(ask);
  const weights: number[] = [];
  thumbs.weigh(table, ask, options, weights);
  return Object.fromEntries(options.map((option, i) => [thumbs.game.write(table.state, option, ask.seat), weights[i]]));
}

/** Looks ahead from a state that nothing is hidden in, and tells the chance of winning, by option. */
function chances(thumbs: Thumbs, state: TableState, playouts: number): number[] {
  const table: AnyTable = new Table(thumbs.game, state);
  const ask = openAsk(table);
  if (ask === undefined) throw new Error('nobody is asked');
  const search = new Search(thumbs, () => cloneState(state), table.decision(ask), chanceFrom('look'));
  for (let i = 0; i < playouts; i++) search.playout();
  const ranked = search.ranked();
  return table.options(ask).map((_, option) => ranked.find((one) => one.option === option)?.chance ?? -1);
}

describe('what a game is worth', () => {
  const options = joustScript.game.options({ turns: 1, hits: 2 });
  const ends = (red: object, blue: object, more: Partial<Thumbs> = {}): number[] => {
    if (!options.ok) throw new Error(options.problem.code);
    const given = { red: { hand: ['RALLY'], ...red }, blue } as { [name: string]: Json };
    const state = joustScript.situate(given, options.value, 'worth');
    if (!state.ok) throw new Error(JSON.stringify(state.problem));
    const table = new Table(joustScript.game, state.value);
    table.advance();
    return chances({ ...(joustThumbs as unknown as Thumbs), ...more }, state.value, 60);
  };

  test('a drawn game is half a win', () => {
    expect(ends({}, {})[0]).toBe(0.5);
  });

  test('a game that is won is a win, and one that is lost is none', () => {
    expect(ends({}, { hits: 1 })[0]).toBe(1);
    expect(ends({ hits: 1 }, {})[0]).toBe(0);
  });

  test('where it counts how far it was won, that is what it is worth', () => {
    const settled = (_: TableState, seat: number): number => (seat === 0 ? 0.75 : 0.25);
    expect(ends({}, { hits: 1 }, { settled })[0]).toBeCloseTo(0.75);
    expect(ends({}, { hits: 1 }, { settled: () => null })[0]).toBe(1);
  });
});

describe('a vote that stays secret', () => {
  /** Both hide something; then the first guesses what the other hides. */
  interface Guess extends TableState {
    fixed: object;
    hidden: number[];
  }
  type Number = { n: number };
  const both = (): Number[] => [{ n: 0 }, { n: 1 }];
  const hide: SecretVote<Guess, Number, object, object> = {
    ask: 'hide',
    because: 'G-1',
    several: true,
    who: () => [0, 1],
    options: both,
    revealed(t, _, choices) {
      t.state.hidden = choices.map(({ choice }) => choice.n);
    },
  };
  const guess: Question<Guess, Number, object, object> = {
    ask: 'guess',
    because: 'G-2',
    several: false,
    who: () => 0,
    options: both,
    chosen: (t, _, { n }) => t.finish({ winners: [n === t.state.hidden[1] ? 0 : 1], because: 'G-3' }),
  };
  const game = {
    id: 'guess',
    version: 1,
    flows: [{ name: 'guess', steps: [hide, guess] }],
    options: () => ok({}),
    setup: () => ({
      ...freshTable({}, 2, chanceFrom(1)),
      hidden: [],
      frames: [{ flow: 'guess', step: 0, at: {} }],
    }),
    seats: () => ['finder', 'hider'],
    observe: viewTable,
    write: (_: Guess, { n }: Number) => String(n),
    reads: () => true,
  } as unknown as Game;
  const thumbsWith = (sealed: readonly string[]): Thumbs => ({
    game,
    weigh: (_, __, options, weights) => {
      for (const _ of options) weights.push(1);
    },
    estimate: () => 0.5,
    sealed,
    horizon: 5,
    veteran: 100,
  });

  /** How often the first has guessed knowing only its own choice, and knowing the other's, too. */
  const guessed = (sealed: readonly string[]): [number, number] => {
    const thumbs = thumbsWith(sealed);
    const { state } = tableOf(thumbs, {}, 'guess');
    const search = new Search(thumbs, () => cloneState(state), new Table(game, state).decisions()[0], chanceFrom(1));
    for (let i = 0; i < 400; i++) search.playout();
    const own = search.tree.root[0]?.list.map(({ child }) => child) ?? [];
    const others = own.flatMap((node) => node?.[1]?.list.map(({ child }) => child) ?? []);
    const visits = (nodes: typeof own): number => nodes.reduce((sum, node) => sum + (node?.[0]?.visits ?? 0), 0);
    return [visits(own), visits(others)];
  };

  test('is not known to whoever looks ahead', () => {
    const [blind, seeing] = guessed(['hide']);
    expect(blind).toBeGreaterThan(300);
    expect(seeing).toBe(0);
  });

  test('one that is revealed is known, and made use of', () => {
    const [blind, seeing] = guessed([]);
    expect(blind).toBe(0);
    expect(seeing).toBeGreaterThan(300);
    const { state } = tableOf(thumbsWith([]), {}, 'guess');
    for (const chance of chances(thumbsWith([]), state, 1000)) expect(chance).toBeGreaterThan(0.8);
  });
});

describe('bombs', () => {
  const bombing = (bombers: number, kind: string, given: object = {}): AnyTable => {
    const options = downInFlamesScript.game.options({
      mode: 'mission',
      seats: [
        { name: 'A', aircraft: new Array(bombers).fill({ bomber: 'do-17z' }) },
        { name: 'B', aircraft: [{ fighter: 'spitfire-i' }] },
      ],
      mission: { target: { damaged: 4, destroyed: 8, flak: 0 } },
    });
    if (!options.ok) throw new Error(JSON.stringify(options.problem));
    const aircraft = Object.fromEntries(
      Array.from({ length: bombers }, (_, i) => [`A${i + 1}`, { altitude: 'medium', front: { bombs: 4 } }]),
    );
    const state = downInFlamesScript.situate({ aircraft, ...given } as never, options.value, 'bombs');
    if (!state.ok) throw new Error(JSON.stringify(state.problem));
    const table = new Table(downInFlamesScript.game, state.value) as unknown as AnyTable;
    table.advance();
    expect(table.kind()).toBe(kind);
    return table;
  };

  test('DIF-BOMB-04 … DIF-BOMB-06: a lone bomber does not count its own bombs among those of the others', () => {
    const table = bombing(1, 'bombing', { phase: 'bombing', mission: { flak: 'normal' } });
    // Four bombs damage the target, eight destroy it, two do nothing.
    const weights = weighed(missionThumbs as unknown as Thumbs, table);
    expect(weights['bomb tight with A1']).toBeGreaterThan(weights['bomb normal with A1']);
    expect(weights['bomb normal with A1']).toBeGreaterThan(weights['bomb dispersed with A1']);
  });

  test('what the others are going to drop is reckoned with', () => {
    const table = bombing(2, 'bombing', { phase: 'bombing', mission: { flak: 'normal' } });
    // Together they destroy the target with any but a Dispersed pattern.
    const weights = weighed(missionThumbs as unknown as Thumbs, table);
    expect(weights['bomb tight with A1']).toBe(weights['bomb normal with A1']);
    expect(weights['bomb normal with A1']).toBeGreaterThan(weights['bomb dispersed with A1']);
  });

  test('DIF-FB-08: bombs that are needed stay on board, those of one too many may go', () => {
    const jettison = (bombers: number): number => {
      const { state } = bombing(bombers, 'bombing', { phase: 'bombing', mission: { flak: 'normal' } });
      return weighMission(state as Dogfight, 'jettison', {}, { do: 'jettison', plane: 0 }, () => 1) ?? -1;
    };
    // Eight bombs are needed, and each has four.
    expect(jettison(2)).toBeLessThan(0.2);
    expect(jettison(3)).toBeGreaterThan(1);
  });
});

describe('an aircraft flies towards the enemy', () => {
  /** What the rules of thumb think of the first card, with an enemy far away over there. */
  const seeing = (x: number, y: number) => {
    const seats = [
      { name: 'one', side: 0, aircraft: [{ card: 'camel-brown', label: 'one', x: 1500, y: 1500, heading: 0 }] },
      { name: 'two', side: 1, aircraft: [{ card: 'spad-fonck', label: 'two', x, y, heading: 0 }] },
    ];
    return tableOf(wingsOfWarThumbs as unknown as Thumbs, { width: 3000, length: 3000, seats }, 'towards');
  };
  const best = (table: AnyTable): string => {
    const weights = weighed(wingsOfWarThumbs as unknown as Thumbs, table);
    return Object.keys(weights).reduce((a, b) => (weights[b] > weights[a] ? b : a));
  };

  test.each([
    ['right', 1900, 1500],
    ['left', 1100, 1500],
  ])('who is on the %s', (side, x, y) => {
    const table = seeing(x, y);
    expect(best(table)).toMatch(side);
    const weights = weighed(wingsOfWarThumbs as unknown as Thumbs, table);
    const heaviest = (way: string): number =>
      Math.max(...Object.keys(weights).flatMap((card) => (card.includes(way) ? weights[card] : [])));
    expect(heaviest(side)).toBeGreaterThan(heaviest(side === 'right' ? 'left' : 'right'));
  });

  test('and whose enemy is ahead does not turn away', () => {
    expect(best(seeing(1500, 1720))).toMatch(/straight|slip/);
  });
});
