import { type BotSystem, type FromBot, RemoteBot, type ToBot } from '@tallyho/bots';
import {
  below,
  chanceFrom,
  type Game,
  isSecret,
  Match,
  type Result,
  readRecord,
  replay,
  resample,
  type Seat,
  sha256,
  type TableState,
  whatNeverChanges,
  wholeView,
} from '@tallyho/kernel';
import { expect, test, vi } from 'vitest';
import type { Advisers } from '../src/bots/client.ts';
import { LocalSession } from '../src/play/local-session.ts';
import type { Begun } from '../src/play/room.ts';
import { newSecret } from '../src/play/secret.ts';
import { bot } from '../src/saved/players.ts';
import { quickGames } from './quick-games.ts';

vi.mock('../src/play/pace.ts', () => ({ keptPace: () => 'at-once' }));

test('a secret is 256 bits, and never the same', () => {
  const secrets = Array.from({ length: 100 }, newSecret);
  expect(secrets.every(isSecret)).toBe(true);
  expect(new Set(secrets).size).toBe(100);
});

test.each(quickGames)('%s: what stands in the address tells nothing of the cards', (_, game, begin) => {
  const { saved, match } = opened(game, begin());
  expect(isSecret(match.seed)).toBe(true);
  expect(saved.record).toContain(`proof: ${sha256(match.seed)}`);
  expect(match.seed).not.toContain(saved.id);
  const dealt = (seed: string): string => JSON.stringify(unsealed(Match.start(game, match.options, seed)).state);
  expect(dealt(saved.id)).not.toBe(dealt(match.seed));
});

test.each(quickGames)(
  '%s: nothing that bots are told in a whole game lets them know a card',
  async (system, game, begin) => {
    const { saved, match } = opened(game, begin());
    const seeds = new Set<string>();
    const chance = chanceFrom(system);
    let told = 0;
    const hear = (message: ToBot, answer: (message: FromBot) => void): void => {
      told++;
      const text = JSON.stringify(message);
      for (const hidden of [saved.id, match.seed, ...secretsIn(match.state)]) expect(text).not.toContain(hidden);
      expect(text).not.toMatch(/"(?:chance|secret|tape)":/);
      if (message.type !== 'ask' && message.type !== 'hint') return;
      const { decision, seed, view } = message.query;
      expect(isSecret(seed) && !seeds.has(seed)).toBe(true);
      seeds.add(seed);
      for (const { owner, isShown } of handsIn(view, match.state)) expect(isShown).toBe(owner === decision.seat);
      // Whatever the others might hold, it would have been told the same.
      const other = resample(game, wholeView(view, whatNeverChanges(match.state)), chanceFrom(seed));
      if (told % 5 === 0) expect(game.observe(other, decision.seat)).toEqual(game.observe(match.state, decision.seat));
      if (message.type === 'hint') answer({ type: 'hints', id: message.id, ranked: [] });
      else answer({ type: 'answer', id: message.id, option: below(chance, decision.options.length), playouts: 0 });
    };
    const leaks: unknown[] = [];
    const noting: typeof hear = (message, answer) => {
      try {
        hear(message, answer);
      } catch (leak) {
        leaks.push(leak);
      }
    };
    const session = new LocalSession(match, saved, { keep: async () => 'kept' }, listenedTo(system, noting));
    session.subscribe(() => {
      const seat = session.askedSeats[0];
      const decision = seat === undefined ? null : match.decision(seat);
      if (decision !== null && match.moves.length % 20 === 0) void session.hints(decision);
    });
    session.start();
    const isDone = (): boolean => leaks.length > 0 || match.state.outcome !== null;
    await vi.waitFor(() => expect(isDone()).toBe(true), { timeout: 60_000 });
    session.stop();
    expect(leaks).toEqual([]);
    expect(session.trouble).toBeNull();
    expect(told).toBeGreaterThan(match.moves.length / 2);
  },
  60_000,
);

/** A game as it is opened from the shelf, with bots in all seats. */
function opened(game: Game, quick: Begun) {
  if (!quick.ok) throw new Error(quick.problem.code);
  const saved = { ...quick.game, players: quick.game.players.map(() => bot('cadet')) };
  return { saved, match: unsealed(replay(game, unsealed(readRecord(saved.record)))) };
}

function unsealed<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
}

/** Bots at the other end of a line on which everything is heard. */
function listenedTo(system: BotSystem, hear: (message: ToBot, answer: (message: FromBot) => void) => void): Advisers {
  let answer: (message: FromBot) => void = () => {};
  const line = {
    send: (message: ToBot) => hear(message, (said) => queueMicrotask(() => answer(said))),
    listen: (listener: (message: FromBot) => void) => {
      answer = listener;
    },
    close: () => {},
  };
  const remote = new RemoteBot(line, system);
  return {
    answer: (query) => remote.answer(query).done,
    hints: (query) => remote.hints(query).done,
    close: () => remote.close(),
  };
}

/** The secrets of a game and of those inside it. */
const secretsIn = ({ chance, inner }: TableState): string[] => [
  ...(chance.secret === undefined ? [] : [chance.secret]),
  ...(inner ? secretsIn(inner) : []),
];

interface Hands {
  readonly planes?: readonly { readonly hand?: unknown; readonly own?: boolean }[];
  readonly elements?: readonly { readonly hand: unknown }[];
  readonly inner?: object | null;
}

/** Whose each hand, or each aircraft with its programme, is, and whether all of it is shown. */
function handsIn(view: Hands, { fixed, inner }: TableState): { owner: Seat; isShown: boolean }[] {
  if (inner && view.inner) return handsIn(view.inner, inner);
  const { owner, planes } = fixed as { owner?: readonly Seat[]; planes?: readonly { owner: Seat }[] };
  const owners = owner ?? planes?.map((plane) => plane.owner) ?? [];
  return (view.elements ?? view.planes ?? []).map((each, at) => ({
    owner: owners[at],
    isShown: 'own' in each ? each.own === true : each.hand !== null,
  }));
}
