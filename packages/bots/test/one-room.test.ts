import { chanceFrom } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { BotHost } from '../src/host.ts';
import { answer, type BotSystem, type FromBot, type Query, RemoteBot, type ToBot } from '../src/index.ts';
import { know } from '../src/protocol.ts';
import { downInFlamesThumbs } from '../src/systems/down-in-flames.ts';
import { firstPosition } from './tables.ts';

const { decision, view } = firstPosition(downInFlamesThumbs, {}, 'room', 'act');
const query = (more: Partial<Query> = {}): Query => ({
  view,
  decision,
  level: 'veteran',
  seed: 'w',
  allowance: { playouts: 24 },
  ...more,
});

/** A bot and its host without a worker between them; its watch goes three milliseconds on at every look. */
function room(system: BotSystem = 'down-in-flames', paused: (host: BotHost, pauses: number) => void = () => {}) {
  const said: FromBot[] = [];
  const sent: ToBot[] = [];
  let hear: (message: FromBot) => void = () => {};
  let breakLine: (detail: string) => void = () => {};
  let [time, pauses, closed] = [0, 0, 0];
  const host: BotHost = new BotHost({
    send: (message) => {
      said.push(message);
      hear(message);
    },
    now: () => (time += 3),
    pause: async () => paused(host, ++pauses),
  });
  const bot = new RemoteBot(
    {
      send: (message) => {
        sent.push(message);
        host.hear(message);
      },
      listen: (listener, broken) => {
        hear = listener;
        breakLine = broken;
      },
      close: () => {
        closed++;
      },
    },
    system,
  );
  return {
    bot,
    host,
    said,
    sent,
    breakLine: (detail: string) => breakLine(detail),
    counts: () => ({ pauses, closed }),
  };
}
const playoutsIn = (said: readonly FromBot[]): number[] =>
  said.flatMap((message) => (message.type === 'answer' ? [message.playouts] : []));

describe('a bot and its host', () => {
  test('answers as it would here: a Pilot without looking ahead, a Veteran after so many playouts', async () => {
    const { bot, said } = room();
    await bot.ready;
    for (const level of ['pilot', 'veteran'] as const) {
      const here = answer(downInFlamesThumbs, level, view, decision, chanceFrom('w'), { playouts: 24 });
      expect(decision.options[await bot.answer(query({ level })).done]).toEqual(here);
    }
    const forced = { ...decision, options: [decision.options[1]] };
    expect(await bot.answer(query({ decision: forced })).done).toBe(0);
    const [pilot, veteran, none] = playoutsIn(said);
    expect([pilot, none]).toEqual([0, 0]);
    expect(veteran).toBeGreaterThan(12);
    expect(veteran).toBeLessThanOrEqual(24);
  });

  test('hints are never cut short by what is certain already', async () => {
    const { bot, said } = room();
    const ranked = await bot.hints(query({ level: 'pilot', allowance: { playouts: 10 } })).done;
    expect(ranked.reduce((sum, one) => sum + one.playouts, 0)).toBe(10);
    expect(ranked).toHaveLength(decision.options.length);
    expect(said.map(({ type }) => type)).toEqual(['ready', 'hints']);
  });

  test('looks at its watch after every four playouts, and pauses after eight milliseconds', async () => {
    const { bot, said, counts } = room();
    // Looks at 6, 9 and 12, begun at 3; at 12 it pauses, goes on at 15, and at 18 fifteen are over.
    await bot.answer(query({ level: 'ace', allowance: { milliseconds: 15 } })).done;
    expect(playoutsIn(said)).toEqual([16]);
    expect(counts().pauses).toBe(1);
    await bot.answer(query({ level: 'ace', allowance: { milliseconds: 3 } })).done;
    expect(playoutsIn(said)).toEqual([16, 4]);
  });

  test('can be stopped whenever it pauses, and only what it has before it', async () => {
    const { bot, said } = room('down-in-flames', (host, pauses) => {
      host.hear({ type: 'stop', id: pauses === 1 ? 9 : 1 });
    });
    await bot.answer(query({ level: 'ace', allowance: {} })).done;
    // Three looks a pause: the first stop is meant for somebody else.
    expect(playoutsIn(said)).toEqual([24]);
    await bot.answer(query({ allowance: { playouts: 8 } })).done;
    expect(playoutsIn(said)[1]).toBeGreaterThan(3);
  });

  test('what never changes is sent once; of what nobody has told of nothing can be said', async () => {
    const { bot, host, sent, said } = room();
    await bot.answer(query({ level: 'pilot' })).done;
    await bot.answer(query({ level: 'pilot' })).done;
    expect(sent.map(({ type }) => type)).toEqual(['init', 'fixed', 'ask', 'ask']);
    const last = sent[3];
    if (last.type !== 'ask') throw new Error('it was asked');
    host.hear({ type: 'ask', id: 7, query: { ...last.query, fixed: ['nobody knows'] } });
    await bot.answer(query({ level: 'pilot' })).done;
    expect(said.find((message) => message.type === 'failed')).toEqual({
      type: 'failed',
      id: 7,
      detail: 'asked before init',
    });
  });

  test('both ends remember the last thirty-two games', () => {
    const known = new Map<string, number>();
    for (let i = 0; i < 32; i++) know(known, `${i}`, i);
    expect([known.size, known.has('0')]).toEqual([32, true]);
    know(known, 'more', 1);
    expect([known.size, known.has('0'), known.has('1')]).toEqual([32, false, true]);
  });

  test('flies a campaign on so often, or until it is stopped', async () => {
    const { bot } = room();
    expect(await bot.forecast({ view, seed: 'f', flights: 2 }).done).toEqual([0, 0]);
    const stopped = room('down-in-flames', (host) => host.hear({ type: 'stop', id: 1 }));
    expect(await stopped.bot.forecast({ view, seed: 'f', flights: 9 }).done).toEqual([0]);
  });

  test('flies pairs of duels, or says that none are flown here', async () => {
    const entrant = (id: string) => ({ id, name: id, points: null, side: null });
    const bout = { first: entrant('bf-109e'), second: entrant('spitfire-i'), options: {}, seed: 'd', pairs: 2 };
    const { bot } = room();
    const { won, drawn, lost } = await bot.duels(bout).done;
    expect(won + drawn + lost).toBe(4);
    const stopped = room('down-in-flames', (host) => host.hear({ type: 'stop', id: 1 }));
    const tally = await stopped.bot.duels({ ...bout, pairs: 9 }).done;
    expect(tally.won + tally.drawn + tally.lost).toBe(2);
    await expect(room('zero-pearl-harbor').bot.duels(bout).done).rejects.toThrow('no duels are flown here');
  });
});

describe('a bot at the end of a line', () => {
  test('knows how much it has before it, and forgets what was answered', async () => {
    const { bot, sent } = room();
    expect(bot.load).toBe(1);
    await bot.ready;
    expect(bot.load).toBe(0);
    const [one, two] = [bot.answer(query({ level: 'pilot' })), bot.answer(query({ level: 'pilot' }))];
    expect(bot.load).toBe(2);
    await one.done;
    await two.done;
    expect(bot.load).toBe(0);
    two.stop();
    expect(sent.at(-1)).toEqual({ type: 'stop', id: 2 });
  });

  test('a line that breaks fails all that wait, and so does closing it', async () => {
    const { bot, breakLine, counts } = room();
    await bot.ready;
    const broken = bot.answer(query());
    breakLine('cut');
    await expect(broken.done).rejects.toThrow('cut');
    expect(bot.load).toBe(0);
    const closed = bot.hints(query());
    bot.close();
    await expect(closed.done).rejects.toThrow('closed');
    expect(counts().closed).toBe(1);
  });
});
