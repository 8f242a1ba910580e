import { describe, expect, test } from 'vitest';
import { below, type Chance, chanceFrom, type Game, Match, type Result, type TableState } from '../src/index.ts';
import { soundlyRead } from '../src/soundness.ts';
import { joust } from './reference/index.ts';
import type { Joust, JoustView } from './reference/state.ts';
import { season } from './season/index.ts';
import { tournament } from './tournament/index.ts';

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
}

const options = value(joust.options(undefined));

/** A joust after so many choices, as a file holds it. */
function saved(choices: number): Joust {
  const match = value(Match.start(joust, options, 'sound'));
  const chance = chanceFrom('players');
  for (let n = 0; n < choices && match.state.outcome === null; n++) {
    const [{ seat, id, options }] = match.table.decisions();
    match.choose(seat, id, options[below(chance, options.length)]);
  }
  return JSON.parse(JSON.stringify(match.state)) as Joust;
}

const placeOf = (result: Result<unknown>): string | null => (result.ok ? null : result.problem.place);
const read = (state: unknown, game = joust): string | null => placeOf(soundlyRead(game, options, state));

const running = saved(9);
const over = saved(10_000);
const [{ seat, id }] = running.asks;
const frame = { flow: 'turn', step: 0, at: {} };

describe('a state from outside', () => {
  test('is taken as it is, whether its game is running or over', () => {
    expect(soundlyRead(joust, options, running)).toEqual({ ok: true, value: running });
    expect(soundlyRead(joust, options, over)).toEqual({ ok: true, value: over });
  });

  test.each<[string, object, string]>([
    ['words that are no list', { chance: { ...running.chance, words: '1234' } }, 'chance.words'],
    ['three words', { chance: { ...running.chance, words: [1, 2, 3] } }, 'chance.words'],
    ['five words', { chance: { ...running.chance, words: [1, 2, 3, 4, 5] } }, 'chance.words'],
    ['a word of text', { chance: { ...running.chance, words: [1, 2, 3, '4'] } }, 'chance.words'],
    ['half a word', { chance: { ...running.chance, words: [1, 2, 3, 0.5] } }, 'chance.words'],
    ['a word of 33 bits', { chance: { ...running.chance, words: [1, 2, 3, 2 ** 31] } }, 'chance.words'],
    ['no chance', { chance: null }, 'chance.words'],
    ['chance that is a list', { chance: [] }, 'chance.words'],
    ['no tape', { chance: { words: running.chance.words } }, 'chance.tape'],
    ['a tape with something on it', { chance: { ...running.chance, tape: [0] } }, 'chance.tape'],
    ['a secret that is no text', { chance: { ...running.chance, secret: 7 } }, 'chance.secret'],
    ['a version of records that there is not', { chance: { ...running.chance, format: 4 } }, 'chance.format'],
    ['a version of records that says nothing of itself', { chance: { ...running.chance, format: 2 } }, 'chance.format'],
    ['an endless secret', { chance: { ...running.chance, secret: 'x'.repeat(1001) } }, 'chance.secret'],
    ['no counts', { asked: null }, 'asked'],
    ['counts of one seat too few', { asked: [9] }, 'asked'],
    ['counts of one seat too many', { asked: [9, 9, 9] }, 'asked'],
    ['a count below nothing', { asked: [9, -1] }, 'asked'],
    ['half a count', { asked: [9, 0.5] }, 'asked'],
    ['a count without end', { asked: [9, 1_000_001] }, 'asked'],
    ['a turn that is no number', { turn: '1' }, 'turn'],
    ['a turn below nothing', { turn: -1 }, 'turn'],
    ['frames that are no list', { frames: {} }, 'frames'],
    ['frames without end', { frames: new Array(1001).fill(frame) }, 'frames'],
    ['a frame that is nothing', { frames: [frame, null] }, 'frames[1]'],
    ['a flow that is not there', { frames: [{ ...frame, flow: 'moon' }] }, 'frames[0]'],
    ['a flow without a name', { frames: [{ ...frame, flow: 0 }] }, 'frames[0]'],
    ['a step before the first', { frames: [{ ...frame, step: -1 }] }, 'frames[0]'],
    ['a step after the end', { frames: [{ ...frame, step: 6 }] }, 'frames[0]'],
    ['a frame without values', { frames: [{ ...frame, at: null }] }, 'frames[0]'],
    ['a frame with a list of values', { frames: [{ ...frame, at: [] }] }, 'frames[0]'],
    ['asks that are no list', { asks: 'me' }, 'asks'],
    ['more asks than seats', { asks: [0, 1, 0].map((seat) => ({ seat, id, choice: null })) }, 'asks'],
    ['an ask that is nothing', { asks: [null] }, 'asks[0]'],
    ['an ask of a stranger', { asks: [{ seat: 2, id, choice: null }] }, 'asks[0]'],
    ['an ask of a spectator', { asks: [{ seat: -1, id, choice: null }] }, 'asks[0]'],
    ['an ask without a number', { asks: [{ seat, id: null, choice: null }] }, 'asks[0]'],
    ['a choice that is a word', { asks: [{ seat, id, choice: 'pass' }] }, 'asks[0]'],
    ['nobody to ask', { asks: [] }, 'asks'],
    ['nobody left to ask', { asks: [{ seat, id, choice: { do: 'pass' } }] }, 'asks'],
    ['an outcome that is a word', { outcome: 'red' }, 'outcome'],
    ['an outcome without winners', { outcome: { because: 'J-6' } }, 'outcome'],
    ['an outcome with a stranger among the winners', { outcome: { winners: [0, 2], because: 'J-6' } }, 'outcome'],
    ['an outcome without a rule', { outcome: { winners: [0] } }, 'outcome'],
    ['hands that are no list', { hands: 5 }, 'hands'],
    ['no hits', { hits: undefined }, 'hits'],
    ['options of another kind', { fixed: { ...options, turns: 'eight' } }, 'fixed.turns'],
    ['no options', { fixed: null }, 'fixed'],
  ])('that holds %s is refused, and its place is named', (_, change, place) => {
    expect(read({ ...running, ...change })).toBe(place);
  });

  test.each<[string, object]>([
    ['as many decisions as can be counted', { asked: [1_000_000, 1_000_000] }],
    ['the longest secret', { chance: { ...running.chance, secret: 'x'.repeat(1000) } }],
    ['no secret', { chance: { words: [0, -1, 2 ** 31 - 1, -(2 ** 31)], tape: [] } }],
    ['no counted turn', { turn: 0 }],
  ])('may hold %s', (_, change) => {
    expect(read({ ...running, ...change })).toBeNull();
  });

  test('may hold both seats’ asks, one of them answered, and a thousand frames', () => {
    const pace = saved(1);
    expect(pace.asks.map(({ choice }) => choice !== null).sort()).toEqual([false, true]);
    expect(read(pace)).toBeNull();
    const ended = { flow: 'exchange', step: 2, at: {} };
    const { frames } = running;
    expect(read({ ...running, frames: [...new Array(1000 - frames.length).fill(ended), ...frames] })).toBeNull();
  });

  test('may lack something inside of what never changes: one game is one example of it, however long it is', () => {
    const house = { aces: true, clouds: false };
    const housed: typeof joust = {
      ...joust,
      setup: (options, chance) => ({
        ...joust.setup(options, chance),
        fixed: { ...options, ...{ house: { ...house } } },
      }),
    };
    expect(read({ ...running, fixed: { ...options, house } }, housed)).toBeNull();
    expect(read({ ...running, fixed: { ...options, house: { aces: true } } }, housed)).toBeNull();
    expect(read({ ...running, fixed: { ...options, house: { ...house, aces: 1 } } }, housed)).toBe('fixed.house.aces');
    expect(read({ ...running, fixed: options }, housed)).toBe('fixed.house');
  });

  test.each([[null], [[]], ['state'], [undefined]])('that is %j is none', (given) => {
    expect(read(given)).toBe('state');
  });

  test('from which a card has gone in the middle of play is refused', () => {
    const loses = { ...joust, cards: (s: Joust) => (s.turn === running.turn ? joust.cards(s) : []) };
    expect(read(running, loses)).toBe('state');
    const turned = { ...joust, cards: (s: Joust) => joust.cards(s).reverse() };
    expect(read(running, turned)).toBeNull();
  });
});

/** No game with these options comes to so many hits. */
const patient = value(joust.options({ hits: 60 }));
const MARK = 7;
const sound: Joust = { ...running, fixed: patient };
const marked: Joust = { ...sound, hits: [MARK, 0] };

/** The same function, but it stumbles over such a state, or over a view of it. */
const stumbling =
  <T extends { readonly hits: readonly number[] }, A extends readonly unknown[], R>(
    does: (s: T, ...rest: A) => R,
    isBad: (s: T, ...rest: A) => boolean = () => true,
  ) =>
  (s: T, ...rest: A): R => {
    if (s.hits[0] >= MARK && isBad(s, ...rest)) throw new Error('stumbled');
    return does(s, ...rest);
  };

describe('a state is tried out', () => {
  const { observe, write, cards } = joust;
  const bot = (view: JoustView, chance: Chance): Joust => joust.resample(view, chance);
  const refusing = joust.flows.map((flow) => ({
    ...flow,
    steps: flow.steps.map((step) =>
      typeof step === 'object' && 'refusals' in step && step.refusals
        ? { ...step, refusals: stumbling(step.refusals) }
        : step,
    ),
  }));

  test('one that looks well and plays well is taken', () => {
    expect(placeOf(soundlyRead(joust, patient, marked))).toBeNull();
  });

  test.each<[string, Partial<typeof joust>]>([
    ['looked at', { observe: stumbling(observe) }],
    ['looked at by who only watches', { observe: stumbling(observe, (_, seat) => seat === -1) }],
    ['looked at by the last seat', { observe: stumbling(observe, (_, seat) => seat === 1) }],
    ['thought over by a bot', { resample: stumbling(bot) }],
    ['thought over by a bot in the first seat', { resample: stumbling(bot, ({ seat }) => seat === 0) }],
    ['thought over by a bot in the last seat', { resample: stumbling(bot, ({ seat }) => seat === 1) }],
    ['written', { write: stumbling(write) }],
    ['counted', { cards: stumbling(cards) }],
    ['asked what it refuses', { flows: refusing as unknown as typeof joust.flows }],
  ])('one that breaks when it is %s is refused', (_, change) => {
    const game = { ...joust, ...change };
    expect(placeOf(soundlyRead(game, patient, sound))).toBeNull();
    expect(placeOf(soundlyRead(game, patient, marked))).toBe('state');
  });

  test('nobody who only watches is played by a bot', () => {
    const game = { ...joust, resample: stumbling(bot, ({ seat }) => seat === -1) };
    expect(placeOf(soundlyRead(game, patient, marked))).toBeNull();
  });

  test('one that breaks some choices later is refused, and stays as it is', () => {
    const before = JSON.stringify(marked);
    const late = { ...joust, write: stumbling(write, (s) => s.turn >= running.turn + 2) };
    expect(placeOf(soundlyRead(late, patient, marked))).toBe('state');
    expect(JSON.stringify(marked)).toBe(before);
  });
});

describe('a game inside a state from outside', () => {
  /** A match in which a game is being played inside, so deep. */
  function inside<S extends TableState, C extends object, E, O extends object>(
    game: Game<S, C, E, never, O>,
    given: object,
    depth: number,
  ): { options: O; state: S } {
    const match = value(Match.start(game, given, 'inside'));
    const chance = chanceFrom('players');
    const depthOf = (s: TableState): number => (s.inner ? 1 + depthOf(s.inner) : 0);
    while (depthOf(match.state) < depth) {
      const [{ seat, id, options }] = match.table.decisions();
      match.choose(seat, id, options[below(chance, options.length)]);
    }
    return { options: match.options, state: JSON.parse(JSON.stringify(match.state)) as S };
  }

  test('is looked at as the outer one is, and the place says where', () => {
    const { options, state } = inside(tournament as never, {}, 1) as { options: never; state: TableState };
    const at = (inner: unknown): string | null => placeOf(soundlyRead(tournament, options, { ...state, inner }));
    expect(at(state.inner)).toBeNull();
    expect(at({ ...state.inner, turn: -1 })).toBe('inner.turn');
    expect(at({ ...state.inner, hits: 'many' })).toBe('inner.hits');
    expect(at({ ...state.inner, fixed: { turns: 2 } })).toBe('inner.fixed.hits');
    expect(at({ ...state.inner, asked: [1] })).toBe('inner.asked');
    expect(at('joust')).toBe('inner.state');
  });

  test('has the seats of those who sit at it, at every depth', () => {
    const { options, state } = inside(season as never, { weeks: 2 }, 2) as { options: never; state: TableState };
    expect(placeOf(soundlyRead(season, options, state))).toBeNull();
    const deep = state.inner?.inner;
    const broken = { ...state, inner: { ...state.inner, inner: { ...deep, asked: [...(deep?.asked ?? []), 0] } } };
    expect(placeOf(soundlyRead(season, options, broken))).toBe('inner.inner.asked');
  });
});
