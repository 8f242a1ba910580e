import { expect, test } from 'vitest';
import { BotHost } from '../src/host.ts';
import { type FromBot, RemoteBot, type ToBot } from '../src/index.ts';
import { downInFlamesThumbs } from '../src/systems/down-in-flames.ts';
import { firstPosition } from './tables.ts';

/** A bot and its worker in one room; what is sent between them is copied. */
function bothEnds() {
  let hear: (message: FromBot) => void = () => {};
  const host = new BotHost({
    send: (message) => queueMicrotask(() => hear(structuredClone(message))),
    now: () => 0,
    pause: async () => {},
  });
  const sent: ToBot[] = [];
  const line = {
    send: (message: ToBot): void => {
      sent.push(message);
      host.hear(structuredClone(message));
    },
    listen: (listener: (message: FromBot) => void): void => {
      hear = listener;
    },
    close: (): void => {},
  };
  return { bot: new RemoteBot(line, 'down-in-flames'), sent };
}

const { decision, view } = firstPosition(downInFlamesThumbs, {}, 'known', 'act');
const query = { view, decision, level: 'pilot', seed: 'w', allowance: {} } as const;

test('what never changes is sent once for each game, and again when too many others came between', async () => {
  const { bot, sent } = bothEnds();
  const games = Array.from({ length: 40 }, (_, game) => ({
    ...query,
    view: { ...view, fixed: { ...view.fixed, game } },
  }));
  const ask = async (): Promise<number> => {
    const before = sent.length;
    const options = await Promise.all(games.map((each) => bot.answer(each).done));
    expect(new Set(options).size).toBe(1);
    return sent.slice(before).filter(({ type }) => type === 'fixed').length;
  };
  expect(await ask()).toBe(40);
  expect(await ask()).toBe(40);
  games.splice(8);
  expect([await ask(), await ask()]).toEqual([8, 0]);
  for (const message of sent) if (message.type === 'ask') expect(message.query.view).not.toHaveProperty('fixed');
});

test('what never changes in a campaign is still known after so many missions that it would have been forgotten', async () => {
  const { bot, sent } = bothEnds();
  for (let mission = 0; mission < 70; mission++) {
    const inner = { ...view, fixed: { ...view.fixed, mission } };
    await bot.answer({ ...query, view: { ...view, inner } }).done;
  }
  expect(sent.filter(({ type }) => type === 'fixed')).toHaveLength(73);
});

test('a question about a game that nobody has told of is answered with what is wrong', async () => {
  const { bot, sent } = bothEnds();
  await bot.answer(query).done;
  const asked = sent.findLast(({ type }) => type === 'ask');
  if (asked?.type !== 'ask') throw new Error('nothing was asked');
  const said: FromBot[] = [];
  const other = new BotHost({ send: (message) => said.push(message), now: () => 0, pause: async () => {} });
  other.hear({ type: 'init', system: 'down-in-flames' });
  other.hear(asked);
  await expect.poll(() => said.map(({ type }) => type)).toContain('failed');
});
