import { downInFlames } from '@tallyho/down-in-flames';
import { Match, readRecord, replay, SPECTATOR, writeRecord } from '@tallyho/kernel';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { BotClient } from '../src/bots/client.ts';
import { askEverything } from '../src/play/ask-everything.ts';
import { LocalSession } from '../src/play/local-session.ts';
import { bot, human, type Player } from '../src/saved/players.ts';
import { readSaveText, type SavedGame, writeSave } from '../src/saved/saved-game.ts';
import type { Keeping } from '../src/saved/store.ts';

vi.mock('../src/play/pace.ts', () => ({ keptPace: () => 'at-once' }));

const obedient = { answer: async () => 0, hints: async () => [], close: () => {} } as unknown as BotClient;
const dead = {
  answer: () => Promise.reject(new Error('dead')),
  hints: async () => [],
  close: () => {},
} as unknown as BotClient;

function sessionOf(players: readonly Player[], bots: BotClient, keep: (game: SavedGame) => Keeping = () => 'kept') {
  const match = Match.start(downInFlames, { turns: 2 }, 'session');
  if (!match.ok) throw new Error(match.problem.code);
  const saved: SavedGame = {
    id: 'g',
    system: 'down-in-flames',
    title: 't',
    players,
    begun: 0,
    saved: 0,
    turn: 0,
    over: false,
    choices: 0,
    record: writeRecord(match.value, 'keeper'),
    kept: null,
  };
  const session = new LocalSession(match.value, saved, { keep: async (game) => keep(game) }, bots);
  return { session, saved, match: match.value };
}

describe('a session', () => {
  test('lets bots play among themselves to the end, saving every choice', async () => {
    const kept: SavedGame[] = [];
    const { session, match } = sessionOf([bot('pilot'), bot('cadet')], obedient, (game) =>
      kept.push(game) > 0 ? 'kept' : 'no-room',
    );
    session.start();
    await vi.waitFor(() => expect(session.outcome).not.toBeNull(), 10_000);
    expect(kept.length).toBe(match.moves.length);
    const last = kept.at(-1);
    expect(last?.over).toBe(true);
    const record = readRecord(last?.record ?? '');
    expect(record.ok && replay(downInFlames, record.value).ok).toBe(true);
    expect(kept.map(({ choices }) => choices)).toEqual(kept.map((_, n) => n + 1));
    if (last === undefined) throw new Error('nothing was kept');
    expect(readSaveText(JSON.stringify(writeSave(last)))).toEqual({ is: 'game', game: last });
  });

  test('tells a bot what temper he has, and a game kept without one is steady', async () => {
    const asked: unknown[] = [];
    const watched = {
      ...obedient,
      answer: async ({ temper }: { readonly temper: unknown }) => asked.push(temper) * 0,
    } as unknown as BotClient;
    const { session } = sessionOf([bot('ace', 'cautious'), { kind: 'bot', level: 'pilot' }], watched);
    session.start();
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1), 5000);
    session.stop();
    expect(new Set(asked)).toEqual(new Set(['cautious', 'steady']));
  });

  test('waits for people, and refuses a choice for a question that is gone', () => {
    const { session } = sessionOf([human, human], obedient);
    session.start();
    const decision = session.look(0).decision;
    if (decision === null) throw new Error('nobody is asked');
    expect(session.choose(0, decision.id, decision.options[0]).ok).toBe(true);
    expect(session.choose(0, decision.id, decision.options[0]).ok).toBe(false);
    expect(session.askedSeats).toEqual([1]);
    session.undo(0);
    expect(session.askedSeats).toEqual([0, 1]);
  });

  test('says when it cannot save, and when a bot is silent; the game goes on', async () => {
    const { session } = sessionOf([human, bot('pilot')], dead, () => 'no-room');
    session.start();
    await vi.waitFor(() => expect(session.trouble).toBe('bot-silent'));
    const decision = session.look(0).decision;
    if (decision === null) throw new Error('nobody is asked');
    expect(session.choose(0, decision.id, decision.options[0]).ok).toBe(true);
    await vi.waitFor(() => expect(session.trouble).toBe('no-room'));
  });
});

test.each(['', 'null', '[]', '{"id":"x"}', '{broken'])('%j on the shelf is no game', (text) => {
  expect(readSaveText(text)).toEqual({ is: 'broken' });
});

test('a game that a newer page has kept is known as such', () => {
  expect(readSaveText('{"format":3,"id":"x"}')).toEqual({ is: 'newer' });
});

describe('a look', () => {
  test('is the whole view, and all that was told so far, whatever is taken back', () => {
    const { session, match } = sessionOf([human, human], obedient);
    askEverything(true);
    onTestFinished(() => askEverything(false));
    const check = (): void => {
      for (const seat of [SPECTATOR, 0, 1]) {
        const { view, told, decision, mayUndo } = session.look(seat);
        expect(view).toEqual(downInFlames.observe(match.state, seat));
        expect(told).toEqual(match.told(seat));
        expect(decision?.options).toEqual(match.decision(seat)?.options);
        expect(mayUndo).toBe(match.canUndo(seat));
      }
    };
    let undone = 0;
    for (let n = 0; session.outcome === null; n++) {
      check();
      const [seat] = session.askedSeats;
      const { decision } = session.look(seat);
      if (decision === null) throw new Error('nobody is asked');
      session.choose(seat, decision.id, decision.options[n % decision.options.length]);
      if (n % 3 !== 0 || !session.look(seat).mayUndo) continue;
      session.undo(seat);
      undone++;
      check();
      session.choose(seat, decision.id, decision.options[n % decision.options.length]);
    }
    check();
    expect(undone).toBeGreaterThan(2);
  });

  test('has why something is not to be had; a bot is not told', async () => {
    const asked: object[] = [];
    const watched = {
      ...obedient,
      answer: async ({ decision }: { readonly decision: object }) => asked.push(decision) * 0,
    };
    const { session } = sessionOf([human, bot('cadet')], watched as unknown as BotClient);
    expect(session.look(0).decision).toHaveProperty('refusals');
    session.start();
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
    session.stop();
    expect(asked[0]).not.toHaveProperty('refusals');
  });
});

test('a session that only looks on takes nothing back, and concedes nothing', () => {
  const { session: playing, saved, match } = sessionOf([human, human], obedient);
  for (let n = 0; n < 10 && match.undoDepth(0) === 0; n++) {
    const [{ seat, id, options }] = match.table.decisions();
    playing.choose(seat, id, options[options.length - 1]);
  }
  expect(match.undoDepth(0)).toBeGreaterThan(0);
  const lines = match.history.length;
  const session = new LocalSession(match, saved, null, obedient);
  session.undo(0);
  session.concede(0);
  expect(match.history.length).toBe(lines);
  expect(match.state.outcome).toBe(null);
});

test('a session that only looks on takes no choice, and lets no bot play', async () => {
  const { saved, match } = sessionOf([human, bot('pilot')], obedient);
  const session = new LocalSession(match, saved, null, obedient);
  session.start();
  const decision = match.decision(0);
  if (decision === null) throw new Error('nobody is asked');
  expect(session.choose(0, decision.id, decision.options[0])).toMatchObject({ ok: false });
  await Promise.resolve();
  expect(match.moves).toEqual([]);
});
