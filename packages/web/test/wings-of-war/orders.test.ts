import { Match, writeRecord } from '@tallyho/kernel';
import { nameOfKind, wingsOfWar } from '@tallyho/wings-of-war';
import { describe, expect, test } from 'vitest';
import type { Advisers } from '../../src/bots/client.ts';
import { LocalSession } from '../../src/play/local-session.ts';
import { human } from '../../src/saved/players.ts';
import { Orders } from '../../src/wings-of-war/model/orders.ts';
import { programmesOf } from '../../src/wings-of-war/model/programme.ts';

const nobody: Advisers = {
  answer: () => Promise.reject(new Error('no bot sits here')),
  hints: () => Promise.resolve([]),
  close: () => {},
};

/** Two people at one screen, two aircraft each. */
function table() {
  const started = Match.start(wingsOfWar, { scenario: 'dawn-patrol' }, 'orders');
  if (!started.ok) throw new Error(started.problem.code);
  const match = started.value;
  const saved = {
    id: 'orders',
    system: 'wings-of-war',
    title: '',
    players: [human, human],
    begun: 0,
    saved: 0,
    turn: 1,
    over: false,
    choices: 0,
    record: writeRecord(match, 'keeper'),
    kept: null,
  };
  const session = new LocalSession(match, saved, { keep: async () => 'kept' }, nobody);
  const orders = new Orders(session);
  orders.start();
  const lay = (seat: number, cards: readonly number[]): void => {
    const programmes = programmesOf(wingsOfWar.observe(match.state, seat));
    orders.layDown(
      seat,
      programmes.map((each) => ({ ...each, cards })),
    );
  };
  return { match, orders, lay };
}

const [STRAIGHT, RIGHT, LEFT] = [0, 3, 4];

describe('programmes laid face down', () => {
  test('WOW-PLAN-01, WOW-MOVE-01: are handed in card by card, and nothing flies before all have planned', () => {
    const { match, orders, lay } = table();
    lay(0, [STRAIGHT, RIGHT, LEFT]);
    expect(match.moves.map(({ text }) => text)).toEqual(['straight']);
    expect(orders.hasLaid(0)).toBe(true);
    expect(match.state.phase).toBe(0);
    lay(1, [STRAIGHT, STRAIGHT, STRAIGHT]);
    const own = match.moves.filter(({ seat }) => seat === 0).map(({ text }) => text);
    const cards = [STRAIGHT, RIGHT, LEFT].map(nameOfKind);
    expect(own.slice(0, 7)).toEqual([...cards, ...cards, 'ready']);
    expect(match.state.phase > 0 || match.state.turn > 1).toBe(true);
    expect([orders.hasLaid(0), orders.hasLaid(1)]).toEqual([false, false]);
  });

  test('WOW-MOVE-01: may be taken up again until everybody has finished', () => {
    const { match, orders, lay } = table();
    lay(0, [STRAIGHT, RIGHT, LEFT]);
    orders.recall(0);
    expect(orders.isRecalled(0)).toBe(true);
    lay(1, [STRAIGHT, STRAIGHT, STRAIGHT]);
    expect(match.moves.filter(({ seat }) => seat === 0).at(-1)?.text).toBe('again');
    expect(match.decision(0)?.kind).toBe('plan');
    expect(match.state.phase).toBe(0);
    expect(orders.hasLaid(0)).toBe(false);
  });

  test('a card that may not be laid there leaves the question to its owner', () => {
    const { match, orders, lay } = table();
    lay(0, [2, 2, 2]);
    lay(1, [STRAIGHT, STRAIGHT, STRAIGHT]);
    expect(match.decision(0)?.kind).toBe('plan');
    expect(orders.hasLaid(0)).toBe(false);
    expect(orders.hasLaid(1)).toBe(true);
  });
});
