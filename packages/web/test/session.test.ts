import { downInFlames } from '@tallyho/down-in-flames';
import { Match, readRecord, replay, writeRecord } from '@tallyho/kernel';
import { describe, expect, test, vi } from 'vitest';
import type { BotClient } from '../src/bots/client.ts';
import { bot, human, type Player } from '../src/play/players.ts';
import { Session } from '../src/play/session.ts';
import { readSavedGame, type SavedGame } from '../src/saved/saved-game.ts';

vi.mock('../src/play/pace.ts', () => ({ delayOf: { 'at-once': 0 }, keptPace: () => 'at-once' }));

const obedient = { answer: async () => 0, hints: async () => [], close: () => {} } as unknown as BotClient;
const dead = {
  answer: () => Promise.reject(new Error('dead')),
  hints: async () => [],
  close: () => {},
} as unknown as BotClient;

function sessionOf(players: readonly Player[], bots: BotClient, keep: (game: SavedGame) => boolean = () => true) {
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
    record: writeRecord(match.value),
  };
  return new Session(match.value, saved, { keep }, bots);
}

describe('a session', () => {
  test('lets bots play among themselves to the end, saving every choice', async () => {
    const kept: SavedGame[] = [];
    const session = sessionOf([bot('pilot'), bot('cadet')], obedient, (game) => kept.push(game) > 0);
    session.start();
    await vi.waitFor(() => expect(session.match.state.outcome).not.toBeNull(), 10_000);
    expect(kept.length).toBe(session.match.moves.length);
    const last = kept.at(-1);
    expect(last?.over).toBe(true);
    const record = readRecord(last?.record ?? '');
    expect(record.ok && replay(downInFlames, record.value).ok).toBe(true);
    expect(readSavedGame(JSON.stringify(last))).toEqual(last);
  });

  test('tells a bot what temper he has, and a game kept without one is steady', async () => {
    const asked: unknown[] = [];
    const watched = {
      ...obedient,
      answer: async ({ temper }: { readonly temper: unknown }) => asked.push(temper) * 0,
    } as unknown as BotClient;
    const session = sessionOf([bot('ace', 'cautious'), { kind: 'bot', level: 'pilot' }], watched);
    session.start();
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1), 5000);
    session.stop();
    expect(new Set(asked)).toEqual(new Set(['cautious', 'steady']));
  });

  test('waits for people, and refuses a choice for a question that is gone', () => {
    const session = sessionOf([human, human], obedient);
    session.start();
    const decision = session.match.decision(0);
    if (decision === null) throw new Error('nobody is asked');
    expect(session.choose(0, decision.id, decision.options[0]).ok).toBe(true);
    expect(session.choose(0, decision.id, decision.options[0]).ok).toBe(false);
    expect(session.askedSeats).toEqual([1]);
    session.undo(0);
    expect(session.askedSeats).toEqual([0, 1]);
  });

  test('says when it cannot save, and when a bot is silent; the game goes on', async () => {
    const session = sessionOf([human, bot('pilot')], dead, () => false);
    session.start();
    await vi.waitFor(() => expect(session.trouble).toBe('bot-silent'));
    const decision = session.match.decision(0);
    if (decision === null) throw new Error('nobody is asked');
    expect(session.choose(0, decision.id, decision.options[0]).ok).toBe(true);
    expect(session.trouble).toBe('not-saved');
  });
});

test.each(['', 'null', '[]', '{"id":"x"}', '{broken'])('%j on the shelf is no game', (text) => {
  expect(readSavedGame(text)).toBeNull();
});
