import { expect, test } from 'vitest';
import {
  type Act,
  chanceFrom,
  type Flow,
  freshTable,
  type Game,
  ok,
  type Question,
  Table,
  type TableState,
  viewTable,
} from '../src/index.ts';

/** A game without a game in it: flows that only leave a trail. */
interface Trail extends TableState {
  fixed: object;
  trail: string[];
}
type Word = { say: string };
type TrailFlow = Flow<Trail, Word, object, { n: number }>;
const leave =
  (word: string): Act<Trail, Word, object, { n: number }> =>
  (t, at) => {
    t.state.trail.push(`${word}${at.n}`);
  };

function trail(flows: TrailFlow[], start: string): string[] {
  const game = { id: 'trail', version: 1, flows, observe: viewTable, options: () => ok({}) } as unknown as Game<
    Trail,
    Word,
    object
  >;
  const state: Trail = { ...freshTable({}, 1, chanceFrom(1)), trail: [] };
  state.frames.push({ flow: start, step: 0, at: { n: 1 } });
  const table = new Table(game, state);
  table.advance();
  for (const ask of state.asks.slice()) table.answer(ask, { say: 'yes' });
  return state.trail;
}

test('steps are taken in order, and the last one ends the flow', () => {
  expect(trail([{ name: 'main', steps: [leave('a'), leave('b')] }], 'main')).toEqual(['a1', 'b1']);
});

test('call plays another flow with its own values, then goes on', () => {
  const inner: TrailFlow = { name: 'inner', steps: [leave('i')] };
  const main: TrailFlow = { name: 'main', steps: [(t) => t.call(inner, { n: 7 }), leave('after')] };
  expect(trail([main, inner], 'main')).toEqual(['i7', 'after1']);
});

test('goto goes on with another step of the same flow', () => {
  const end = leave('end');
  const main: TrailFlow = { name: 'main', steps: [(t) => t.goto(end), leave('skipped'), end] };
  expect(trail([main], 'main')).toEqual(['end1']);
});

test('goto refuses a step of another flow', () => {
  expect(() => trail([{ name: 'main', steps: [(t) => t.goto(leave('elsewhere'))] }], 'main')).toThrow(/no such step/);
});

test('a flow that never asks and never ends is found out', () => {
  const round: Act<Trail, Word, object, { n: number }> = (t) => t.goto(round);
  expect(() => trail([{ name: 'main', steps: [round] }], 'main')).toThrow(/main goes round and round/);
});

test('end leaves a flow early', () => {
  const inner: TrailFlow = { name: 'inner', steps: [leave('i'), (t) => t.end(), leave('never')] };
  const main: TrailFlow = { name: 'main', steps: [(t) => t.call(inner, { n: 2 }), leave('after')] };
  expect(trail([main, inner], 'main')).toEqual(['i2', 'after1']);
});

test('a question that asks nobody is passed over, one that asks goes on with the choice', () => {
  const question = (seat: number): Question<Trail, Word, object, { n: number }> => ({
    ask: 'word',
    because: 'X-1',
    several: false,
    who: () => seat,
    options: () => [{ say: 'yes' }],
    chosen: (t, _, choice) => void t.state.trail.push(choice.say),
  });
  const main: TrailFlow = { name: 'main', steps: [question(-1), question(0), leave('after')] };
  expect(trail([main], 'main')).toEqual(['yes', 'after1']);
});

test('the rule behind a question may depend on the moment', () => {
  const question: Question<Trail, Word, object, { n: number }> = {
    ask: 'word',
    because: (s, { n }) => `X-${n}-${s.turn}`,
    several: false,
    who: () => 0,
    options: () => [{ say: 'yes' }],
    chosen() {},
  };
  const flows: TrailFlow[] = [{ name: 'main', steps: [question] }];
  const game = { id: 'moment', version: 1, flows } as unknown as Game<Trail, Word, object>;
  const state: Trail = { ...freshTable({}, 1, chanceFrom(1)), trail: [], turn: 3 };
  state.frames.push({ flow: 'main', step: 0, at: { n: 7 } });
  const table = new Table(game, state);
  table.advance();
  expect(table.decisions()).toMatchObject([{ kind: 'word', because: 'X-7-3' }]);
});

test('finish ends the game at once', () => {
  const main: TrailFlow = { name: 'main', steps: [(t) => t.finish({ winners: [], because: 'X-2' }), leave('never')] };
  expect(trail([main], 'main')).toEqual([]);
});

test('again takes the present step once more, whatever kind of step it is', () => {
  const thrice: Act<Trail, Word, object, { n: number }> = (t, at) => {
    t.state.trail.push(`a${at.n}`);
    if (at.n++ < 3) t.again();
  };
  expect(trail([{ name: 'main', steps: [thrice, leave('end')] }], 'main')).toEqual(['a1', 'a2', 'a3', 'end4']);
});

test('again is refused where no step has been taken', () => {
  const inner: TrailFlow = { name: 'inner', steps: [leave('i')] };
  const tooLate: Act<Trail, Word, object, { n: number }> = (t) => {
    t.call(inner, { n: 1 });
    t.again();
  };
  expect(() => trail([{ name: 'main', steps: [tooLate] }, inner], 'main')).toThrow(/no step of inner/);
});

test('a look shows what the options are, also when the table is given another state and the first one back', () => {
  const words: Question<Trail, Word, object, { n: number }> = {
    ask: 'word',
    because: 'X-1',
    several: false,
    who: () => 0,
    options(_, at, __, list) {
      for (let i = 0; i < at.n; i++) list.push({ say: `${at.n}.${i}` });
      return list;
    },
    chosen: () => {},
  };
  const game = { id: 'trail', version: 1, flows: [{ name: 'main', steps: [words] }] } as unknown as Game<
    Trail,
    Word,
    object
  >;
  const stateWith = (n: number): Trail => {
    const state: Trail = { ...freshTable({}, 1, chanceFrom(1)), trail: [] };
    state.frames.push({ flow: 'main', step: 0, at: { n } });
    return state;
  };
  const [two, three] = [stateWith(2), stateWith(3)];
  const table = new Table(game, three);
  table.advance();
  table.state = two;
  table.advance();
  expect(table.look(two.asks[0])).toHaveLength(2);
  table.state = three;
  expect(table.options(three.asks[0])).toHaveLength(3);
  table.state = two;
  expect(table.look(two.asks[0])).toEqual(table.options(two.asks[0]));
});
