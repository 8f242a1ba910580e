import { expect, test } from 'vitest';
import { chanceFrom, hashState, Match, type Result, resample } from '../src/index.ts';
import { joust } from './reference/index.ts';
import { joustScript } from './reference/script.ts';
import type { Joust } from './reference/state.ts';

const RED = 0;
const BLUE = 1;

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
}

const start = (seed = 'match') => value(Match.start(joust, undefined, seed));

const situation = (given: object) => {
  const options = value(joust.options(undefined));
  return new Match(joust, options, 'given', value(joustScript.situate(given as never, options, 'given')));
};

const say = (match: ReturnType<typeof start>, seat: number, ...texts: string[]) => {
  for (const text of texts) expect(match.chooseText(seat, text)).toEqual({ ok: true, value: null });
};

test('a decision has an id, a kind, a rule and every legal option', () => {
  expect(situation({ red: { hand: ['LANCE', 'SHIELD', 'RALLY'] } }).decision(RED)).toEqual({
    id: 1,
    seat: RED,
    kind: 'attack',
    because: 'J-2',
    options: [{ do: 'pass' }, { do: 'play', card: 0 }, { do: 'play', card: 4 }],
  });
});

test('a game may take out of a text what its notation does not need', () => {
  const polite = {
    ...joust,
    tidy: (_: Joust, text: string, seat: number) => text.replace(`, seat ${seat}, please`, ''),
  };
  const match = value(Match.start(polite, undefined, 'match'));
  expect(match.chooseText(RED, 'Gallop, seat 1, please')).toMatchObject({ problem: { code: 'unreadable-choice' } });
  say(match, RED, 'Gallop,  seat 0, please');
  expect(match.moves).toEqual([{ kind: 'move', seat: RED, text: 'gallop' }]);
});

test('a choice by data and the same choice by text lead to the same state', () => {
  const [a, b] = [start(), start()];
  expect(a.choose(RED, 1, { pace: 2, do: 'pace' }).ok).toBe(true);
  say(b, RED, '  GALLOP ');
  expect(hashState(a.state)).toBe(hashState(b.state));
});

test('a choice by data that a rule forbids is refused with its reason, too', () => {
  const match = situation({ red: { hand: ['SHIELD'] } });
  expect(match.choose(RED, 1, { do: 'play', card: 1 })).toMatchObject({
    problem: { code: 'not-an-option', facts: { reason: 'only-in-answer', because: 'J-2' } },
  });
});

test('a choice with something in it that no option has is not that option', () => {
  const match = situation({ red: { hand: ['LANCE'] } });
  for (const text of ['{"do":"pass","card":0}', '{"do":"pass","__proto__":{}}', '{"do":"pass","constructor":{}}']) {
    expect(match.choose(RED, 1, JSON.parse(text)).ok, text).toBe(false);
  }
});

test('what was given as a choice stays outside: who changes it afterwards changes nothing in the game', () => {
  const match = start();
  const [given] = JSON.parse(JSON.stringify(match.decision(RED)?.options));
  expect(match.choose(RED, 1, given).ok).toBe(true);
  const before = hashState(match.state);
  for (const field in given) given[field] = 'changed';
  expect(hashState(match.state)).toBe(before);
});

test('what is no plain data, or no text, is no choice, and nothing breaks', () => {
  const match = situation({ red: { hand: ['LANCE'] } });
  const before = hashState(match.state);
  class Pass {
    do = 'pass';
  }
  const breaks = {
    get do(): string {
      throw new Error('nobody may see this');
    },
  };
  let deep: unknown = 0;
  for (let n = 0; n < 200_000; n++) deep = [deep];
  const round: { do: unknown } = { do: 'pass' };
  round.do = round;
  const strange = [undefined, null, 'pass', 1n, Symbol('pass'), () => 'pass', breaks, deep, round, new Pass(), [], [1]];
  for (const choice of strange)
    expect(match.choose(RED, 1, choice)).toMatchObject({ problem: { code: 'not-an-option' } });
  for (const text of [undefined, null, 5, {}, ['pass']])
    expect(match.chooseText(RED, text)).toMatchObject({ problem: { code: 'unreadable-choice' } });
  for (const seat of [Object.create(null), Symbol('red'), '0', [0], 0.5, Number.NaN])
    expect(match.choose(seat as number, 1, { do: 'pass' })).toMatchObject({ problem: { code: 'no-such-seat' } });
  expect(hashState(match.state)).toBe(before);
});

test('both seats decide at once, in secret, each with an id of its own', () => {
  const match = start();
  say(match, RED, 'trot');
  expect(match.decision(RED)).toBeNull();
  expect(match.decision(BLUE)?.id).toBe(1);
  expect(joust.observe(match.state, BLUE).asks).toEqual([
    { seat: RED, id: 0, answered: true, choice: null },
    { seat: BLUE, id: 1, answered: false, choice: null },
  ]);
  expect(match.told(BLUE)).toEqual([{ event: 'turn', turn: 1, because: 'J-1' }]);
});

test('a doubled click is stale and changes nothing', () => {
  const match = start();
  expect(match.choose(RED, 1, { do: 'pace', pace: 0 }).ok).toBe(true);
  const before = hashState(match.state);
  expect(match.choose(RED, 1, { do: 'pace', pace: 0 })).toMatchObject({
    problem: { code: 'stale-decision', place: 'red' },
  });
  expect(hashState(match.state)).toBe(before);
});

test.each<[string, (m: ReturnType<typeof start>) => Result<null>, string]>([
  ['a choice that is not on the list', (m) => m.choose(RED, 1, { do: 'pace', pace: 7 }), 'not-an-option'],
  ['no choice at all', (m) => m.choose(RED, 1, null), 'not-an-option'],
  ['a choice for no decision', (m) => m.choose(RED, undefined, { do: 'pace', pace: 0 }), 'not-asked'],
  ['a decision that is a text', (m) => m.choose(RED, '1', { do: 'pace', pace: 0 }), 'not-asked'],
  ['a choice with something added', (m) => m.choose(RED, 1, { do: 'pace', pace: 0, card: 3 }), 'not-an-option'],
  ['a decision of the future', (m) => m.choose(RED, 2, { do: 'pace', pace: 0 }), 'not-asked'],
  ['a seat that does not exist', (m) => m.choose(5, 1, {}), 'no-such-seat'],
  ['half a seat', (m) => m.choose(0.5, 1, {}), 'no-such-seat'],
  ['a text that is no notation', (m) => m.chooseText(RED, 'loop the loop'), 'unreadable-choice'],
  ['notation that is not on the list', (m) => m.chooseText(RED, 'play LANCE'), 'not-an-option'],
])('%s is refused and changes nothing', (_, attempt, code) => {
  const match = start();
  const before = hashState(match.state);
  expect(attempt(match)).toMatchObject({ ok: false, problem: { code } });
  expect(hashState(match.state)).toBe(before);
});

test('what is refused for a reason says the reason and the rule', () => {
  const match = situation({ rallied: true, red: { hand: ['RALLY', 'SHIELD'] } });
  expect(match.chooseText(RED, 'play RALLY')).toMatchObject({
    problem: { code: 'not-an-option', facts: { reason: 'once-a-turn', because: 'J-2' } },
  });
});

test('a game that is over takes no more choices', () => {
  const match = situation({ red: { hand: ['LANCE'] }, blue: { hits: 2 } });
  say(match, RED, 'play LANCE');
  say(match, BLUE, 'pass');
  expect(match.state.outcome).toEqual({ winners: [RED], because: 'J-6' });
  expect(match.chooseText(RED, 'pass')).toMatchObject({ problem: { code: 'game-over' } });
});

test('undo takes back a secret choice as long as the other seat has not decided', () => {
  const match = start();
  const before = hashState(match.state);
  say(match, RED, 'walk');
  const after = hashState(match.state);
  expect(match.canUndo(BLUE)).toBe(false);
  expect(match.undo(BLUE)).toMatchObject({ problem: { code: 'nothing-to-undo' } });
  expect(match.undo(RED).ok).toBe(true);
  expect(hashState(match.state)).toBe(before);
  expect(match.moves).toEqual([]);
  expect(match.redo(RED).ok).toBe(true);
  expect(hashState(match.state)).toBe(after);
  say(match, BLUE, 'walk');
  expect([match.canUndo(RED), match.canUndo(BLUE)]).toEqual([false, false]);
});

test('undo never crosses a draw', () => {
  const match = situation({ red: { hand: ['RALLY'] } });
  say(match, RED, 'play RALLY');
  expect(match.canUndo(RED)).toBe(false);
});

test('undo never crosses another seat’s decision', () => {
  const match = situation({ red: { hand: ['LANCE'] }, blue: { hand: ['SHIELD'] } });
  say(match, RED, 'play LANCE');
  expect(match.canUndo(RED)).toBe(false);
});

test('a choice made anew after an undo forgets what was undone', () => {
  const match = start();
  say(match, RED, 'walk');
  match.undo(RED);
  say(match, RED, 'trot');
  expect(match.redo(RED)).toMatchObject({ problem: { code: 'nothing-to-redo' } });
});

test('events go to those who may know them, and not at all in a search', () => {
  const match = situation({ red: { hand: ['RALLY'] }, draws: ['LANCE', 'FEINT'] });
  say(match, RED, 'play RALLY');
  const cards = { event: 'cards', cards: ['LANCE', 'FEINT'], because: 'J-5' };
  expect(match.told(RED)).toContainEqual(cards);
  expect(match.told(BLUE)).not.toContainEqual(cards);
  expect(match.told(BLUE)).toContainEqual({ event: 'drew', seat: RED, count: 2, because: 'J-5' });
  expect(match.told(-1)).toEqual(match.told(BLUE));
});

test('a state saved in mid-exchange goes on as if nothing had happened', () => {
  const match = situation({ red: { hand: ['LANCE', 'FEINT'] }, blue: { hand: ['SHIELD', 'SHIELD'] } });
  say(match, RED, 'play LANCE');
  say(match, BLUE, 'play SHIELD');
  const loaded = new Match(joust, match.options, 'given', JSON.parse(JSON.stringify(match.state)) as Joust);
  for (const game of [match, loaded]) {
    say(game, RED, 'play FEINT');
    say(game, BLUE, 'play SHIELD');
    say(game, RED, 'pass');
  }
  expect(hashState(loaded.state)).toBe(hashState(match.state));
});

test('options that do not fit are refused with their place', () => {
  expect(Match.start(joust, { turns: 0 }, 1)).toMatchObject({
    problem: { code: 'field-wrong-value', place: 'options.turns' },
  });
  expect(Match.start(joust, { wings: 2 }, 1)).toMatchObject({
    problem: { code: 'field-unknown', place: 'options.wings' },
  });
  expect(Match.start(joust, 'fast', 1)).toMatchObject({ problem: { code: 'field-not-a-map', place: 'options' } });
});

test('a resampled state fills in what the seat cannot know, unrevealed choices included', () => {
  const match = start();
  say(match, RED, 'gallop');
  const view = joust.observe(match.state, BLUE);
  const paces = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const state = resample(joust, view, chanceFrom(seed));
    expect(joust.observe(state, BLUE)).toEqual(view);
    paces.add(JSON.stringify(state.asks[0].choice));
  }
  expect(paces.size).toBe(3);
});
