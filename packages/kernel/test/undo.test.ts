import { describe, expect, test } from 'vitest';
import {
  type Chance,
  chanceFrom,
  type Deck,
  deckOf,
  EVERYONE,
  type Flow,
  freshTable,
  type Game,
  hashState,
  Match,
  MOST_BEFORE_UNDO,
  NO_CARD,
  NOBODY,
  ok,
  only,
  type Question,
  readRecord,
  type SecretVote,
  standing,
  type TableState,
  viewTable,
  writeRecord,
} from '../src/index.ts';
import { joust } from './reference/index.ts';

/** A game in which every choice says itself what comes of it. */
interface Stroll extends TableState {
  fixed: object;
  trail: string[];
  deck: Deck;
}
const words = [
  'step',
  'show me',
  'show you',
  'roll',
  'draw',
  'turn',
  'give way',
  'break',
  'ask both',
  'be sent',
  'end',
] as const;
type Word = { say: (typeof words)[number] };
type Ask = Question<Stroll, Word, object, { seat: number }>;

const wander: Ask = {
  ask: 'wander',
  because: 'S-1',
  several: false,
  who: (_, { seat }) => seat,
  options: () => words.map((say) => ({ say })),
  chosen(t, at, { say }, seat) {
    t.again();
    t.state.trail.push(say);
    t.say?.(say === 'turn' ? EVERYONE : only(seat), { said: say });
    if (say === 'break') throw new Error('broken');
    if (say === 'show me') t.show(only(seat));
    if (say === 'show you') t.show(only(1 - seat));
    if (say === 'roll') t.roll(6);
    if (say === 'draw') t.draw(t.state.deck, NOBODY);
    if (say === 'turn') t.state.turn++;
    if (say === 'ask both') t.call(both, {});
    if (say === 'be sent') t.call(sent, { seat });
    if (say === 'give way') at.seat = 1 - seat;
    if (say === 'end') t.finish({ winners: [seat], because: 'S-2' });
  },
};

const vote: SecretVote<Stroll, Word, object, object> = {
  ask: 'vote',
  because: 'S-3',
  several: true,
  who: () => [0, 1],
  options: () => [{ say: 'step' }],
  revealed: () => {},
};
/** Three questions that have but one answer. */
const onward: Ask = {
  ...wander,
  ask: 'onward',
  options: () => [{ say: 'step' }],
  chosen: (t) => t.state.trail.push('sent'),
};
const sent: Flow<Stroll, Word, object, { seat: number }> = { name: 'sent', steps: [onward, onward, onward] };
const both: Flow<Stroll, Word, object> = { name: 'both', steps: [vote] };

const stroll = {
  id: 'stroll',
  version: 1,
  flows: [{ name: 'stroll', steps: [wander] }, both, sent],
  options: () => ok({}),
  setup: () => ({
    ...freshTable({}, 2, chanceFrom(1)),
    trail: [],
    deck: deckOf([1, 2]),
    frames: [{ flow: 'stroll', step: 0, at: { seat: 0 } }],
  }),
  seats: () => ['you', 'me'],
  observe: viewTable,
  write: (_: Stroll, { say }: Word) => say,
  reads: () => true,
} as unknown as Game<Stroll, Word, object>;

function begin(...said: Word['say'][]) {
  const started = Match.start(stroll, undefined, 1);
  if (!started.ok) throw new Error(started.problem.code);
  const match = started.value;
  for (const text of said) expect(match.chooseText(0, text), text).toEqual({ ok: true, value: null });
  return match;
}

describe('a choice is final', () => {
  test.each<[string, Word['say']]>([
    ['when something was shown to whoever made it', 'show me'],
    ['when something was shown to somebody else', 'show you'],
    ['when chance answered it', 'roll'],
    ['when a card was drawn, even if nobody has seen it', 'draw'],
    ['when somebody else is asked because of it', 'give way'],
    ['when somebody else is asked together with whoever made it', 'ask both'],
    ['when it ended the game', 'end'],
  ])('%s', (_, say) => {
    const match = begin('step', 'step', say);
    const after = hashState(match.state);
    expect([match.canUndo(0), match.canUndo(1)]).toEqual([false, false]);
    expect(match.undo(0)).toMatchObject({ problem: { code: 'nothing-to-undo', place: 'you' } });
    expect(match.undo(1)).toMatchObject({ problem: { code: 'nothing-to-undo', place: 'me' } });
    expect(hashState(match.state)).toBe(after);
  });

  test('and only what came after it can be taken back', () => {
    const match = begin('step', 'roll', 'step', 'turn');
    expect([match.undo(0).ok, match.undo(0).ok, match.undo(0).ok]).toEqual([true, true, false]);
    expect(match.state.trail).toEqual(['step', 'roll']);
  });
});

test('undo takes moves, log and turns back with it, and is a line of the history', () => {
  const match = begin('step', 'turn');
  const before = begin('step');
  expect(match.undo(0).ok).toBe(true);
  expect([match.state, match.log, match.moves]).toEqual([before.state, before.log, before.moves]);
  expect(match.history.map(({ kind, text }) => `${kind} ${text}`)).toEqual(['move step', 'move turn', 'undo turn']);
  expect(match.marks.map(({ turn, line }) => [turn, line])).toEqual([
    [1, 2],
    [0, 3],
  ]);
  expect(match.marks[1].seal).toBe(match.seal);
});

test('undo takes back what was whispered with the choice: what is then told to all is heard by all', () => {
  const match = begin('step');
  expect(match.undo(0).ok).toBe(true);
  match.chooseText(0, 'turn');
  expect(match.log).toEqual(begin('turn').log);
  expect(match.told(1)).toEqual(begin('turn').told(1));
});

test('a replay to the first of two choices, when a third was taken back, has the first', () => {
  const match = begin('step', 'turn', 'step');
  expect(match.undo(0).ok).toBe(true);
  const read = readRecord(writeRecord(match, 'keeper'));
  if (!read.ok) throw new Error(read.problem.code);
  expect(standing(read.value).map(({ text }) => text)).toEqual(['step', 'turn']);
});

test('redo gives nobody what another seat has taken back, in a vote that both are asked for', () => {
  const match = begin('ask both', 'step');
  expect(match.undo(0).ok).toBe(true);
  expect(match.redo(1)).toMatchObject({ problem: { code: 'nothing-to-redo', place: 'me' } });
  expect(match.state.asks.map(({ choice }) => choice)).toEqual([null, null]);
  expect(match.redo(0).ok).toBe(true);
  expect(match.state.asks.map(({ choice }) => choice)).toEqual([{ say: 'step' }, null]);
});

test('undo takes chance back to what it was after the choice before', () => {
  const secret = { ...stroll, setup: (_: object, chance: Chance) => ({ ...stroll.setup({}, chance), chance }) };
  const started = Match.start(secret, undefined, 'secret');
  if (!started.ok) throw new Error(started.problem.code);
  const match = started.value;
  match.chooseText(0, 'step');
  const before = hashState(match.state);
  match.chooseText(0, 'step');
  expect(match.undo(0).ok).toBe(true);
  expect(hashState(match.state)).toBe(before);
});

test('undo goes back beyond what could not be chosen otherwise', () => {
  const match = begin('roll', 'be sent', 'step', 'step');
  expect([match.undoDepth(0), match.undoDepth(1)]).toEqual([3, 0]);
  for (let n = match.undoDepth(0); n > 0; n--) expect(match.undo(0).ok).toBe(true);
  expect([match.state.trail, match.undoDepth(0), match.decision(0)?.kind]).toEqual([['roll'], 0, 'wander']);
  expect(begin('step', 'step').undoDepth(0)).toBe(1);
});

test('what could not be chosen otherwise is nothing to take back by itself', () => {
  const match = begin('be sent', 'step');
  expect(match.undoDepth(0)).toBe(2);
  match.arrange(() => {});
  match.chooseText(0, 'step');
  expect([match.canUndo(0), match.undoDepth(0)]).toEqual([true, 0]);
});

test.each([
  ['one choice', 1, MOST_BEFORE_UNDO + 1],
  ['two choices', 2, MOST_BEFORE_UNDO],
])(
  'whoever takes back and chooses again for ever does not make the record too long to be read: after %s',
  (_, choices, lines) => {
    const match = choices === 1 ? begin('step') : begin('step', 'step');
    for (let n = 0; n < MOST_BEFORE_UNDO && match.undo(0).ok; n++) match.chooseText(0, 'turn');
    expect(match.history.length).toBe(lines);
    expect([match.moves.length, match.canUndo(0), match.sight(0).mayUndo, match.undoDepth(0)]).toEqual([
      choices,
      false,
      false,
      0,
    ]);
    expect(readRecord(writeRecord(match)).ok).toBe(true);
  },
);

test('redo makes every choice again that was taken back, in order', () => {
  const match = begin('step', 'turn', 'step');
  const after = hashState(match.state);
  for (let i = 0; i < 3; i++) expect(match.undo(0).ok).toBe(true);
  expect(match.redo(1)).toMatchObject({ problem: { code: 'nothing-to-redo', place: 'me' } });
  for (let i = 0; i < 3; i++) expect(match.redo(0)).toEqual({ ok: true, value: null });
  expect(hashState(match.state)).toBe(after);
  expect(match.redo(0)).toMatchObject({ problem: { code: 'nothing-to-redo', place: 'you' } });
  expect([match.moves.length, match.canUndo(0)]).toEqual([3, true]);
});

test('what was taken back and made again can be taken back again', () => {
  const match = begin('step', 'turn');
  for (let i = 0; i < 3; i++) expect([match.undo(0).ok, match.redo(0).ok]).toEqual([true, true]);
  expect([match.undo(0).ok, match.undo(0).ok, match.undo(0).ok]).toEqual([true, true, false]);
});

test('a log that is told anew leaves nothing to take back', () => {
  const match = begin('step', 'step');
  expect(match.canUndo(0)).toBe(true);
  match.retell(match.log);
  expect([match.canUndo(0), match.undo(0).ok, match.state.trail]).toEqual([false, false, ['step', 'step']]);
});

test('a state that is arranged by hand leaves nothing to take back or make again, and has no record', () => {
  const match = begin('step', 'step');
  match.undo(0);
  expect(match.isDealt).toBe(true);
  expect(match.arrange((s) => s.trail.push('by hand'))).toBe(2);
  expect([match.isDealt, match.undo(0).ok, match.redo(0).ok]).toEqual([false, false, false]);
});

test('where nobody has a vote, nobody is asked and the game goes on', () => {
  const empty = { ...vote, who: () => [], revealed: () => expect.unreachable('there was no vote') };
  const game = { ...stroll, flows: [{ name: 'stroll', steps: [empty, wander] }] } as typeof stroll;
  const match = Match.start(game, undefined, 1);
  expect(match.ok && match.value.decision(0)?.kind).toBe('wander');
});

test('where one seat alone has a vote, the game waits for it, and goes on when it has answered', () => {
  const seen: unknown[] = [];
  const lonely: SecretVote<Stroll, Word, object, object> = {
    ...vote,
    who: () => [1],
    revealed: (_, __, choices) => void seen.push(...choices),
  };
  const game = { ...stroll, flows: [{ name: 'stroll', steps: [lonely, wander] }] } as typeof stroll;
  const match = Match.start(game, undefined, 1);
  if (!match.ok) throw new Error(match.problem.code);
  expect([match.value.decision(0), match.value.decision(1)?.kind, seen]).toEqual([null, 'vote', []]);
  expect(match.value.chooseText(1, 'step').ok).toBe(true);
  expect(seen).toEqual([{ seat: 1, id: 1, choice: { say: 'step' } }]);
  expect(match.value.decision(0)?.kind).toBe('wander');
});

test('a card that is drawn counts as shown to those who see it, and one that is not there to nobody', () => {
  const { table, state } = begin();
  expect([table.draw(deckOf([]), only(0)), table.shown]).toEqual([NO_CARD, NOBODY]);
  table.draw(state.deck, only(1));
  expect(table.shown).toBe(only(1));
  table.draw(state.deck, only(0));
  expect(table.shown).toBe(only(0) | only(1));
});

test('a draw from an empty pile turns the discard pile over first, and the game hears of it', () => {
  const turned: Deck[] = [];
  const game = { ...stroll, reshuffled: (_: unknown, deck: Deck) => void turned.push(deck) } as typeof stroll;
  const match = Match.start(game, undefined, 1);
  if (!match.ok) throw new Error(match.problem.code);
  const { table } = match.value;
  const deck = deckOf([1]);
  deck.discard.push(7, 8);
  expect([table.draw(deck, NOBODY), turned.length, deck.discard]).toEqual([1, 0, [7, 8]]);
  const drawn = [table.draw(deck, NOBODY), table.draw(deck, NOBODY)];
  expect([drawn.toSorted(), turned, deck.discard]).toEqual([[7, 8], [deck], []]);
  expect([table.draw(deck, NOBODY), turned.length]).toEqual([NO_CARD, 1]);
});

test('a game that is over asks nobody, whoever was being asked', () => {
  const { table, state } = begin();
  expect(state.asks).toHaveLength(1);
  table.finish({ winners: [], because: 'S-2' });
  expect([state.asks, state.frames]).toEqual([[], []]);
});

test('a choice that breaks a game that came from outside is not taken; a game that was dealt here says so aloud', () => {
  const match = begin('step');
  expect(() => begin('step').chooseText(0, 'break')).toThrow('broken');
  Object.assign(match, { resumedAt: 0 });
  const before = [hashState(match.state), match.moves.length, match.log.length, match.marks.length];
  expect(match.chooseText(0, 'break')).toMatchObject({ problem: { code: 'state-broken', place: 'you' } });
  expect([hashState(match.state), match.moves.length, match.log.length, match.marks.length]).toEqual(before);
  expect(match.undo(0).ok).toBe(true);
});

test('whoever has no seat takes nothing back, and nobody waits for an answer to that', () => {
  const started = Match.start(joust, {}, 'strangers');
  if (!started.ok) throw new Error(started.problem.code);
  for (const seat of [undefined, null, 'length', '__proto__', -1, 2, 0.5] as unknown[] as number[]) {
    expect(started.value.canUndo(seat)).toBe(false);
    expect(started.value.undo(seat)).toMatchObject({ problem: { code: 'no-such-seat' } });
    expect(started.value.redo(seat)).toMatchObject({ problem: { code: 'no-such-seat' } });
    expect(started.value.undoDepth(seat)).toBe(0);
  }
});
