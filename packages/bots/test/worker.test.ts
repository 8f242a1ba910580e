import { chanceFrom } from '@tallyho/kernel';
import { afterAll, expect, test } from 'vitest';
import { answer, hints, type Query } from '../src/index.ts';
import { BotPool, nodeBot } from '../src/node.ts';
import { downInFlamesThumbs } from '../src/systems/down-in-flames.ts';
import { firstPosition } from './tables.ts';

const { decision, view } = firstPosition(downInFlamesThumbs, {}, 'worker', 'act');
const query = (more: Partial<Query> = {}): Query => ({
  view,
  decision,
  level: 'veteran',
  seed: 'w',
  allowance: { playouts: 80 },
  ...more,
});

const bot = nodeBot('down-in-flames');
const pool = new BotPool('down-in-flames', 2);
afterAll(() => {
  bot.close();
  pool.close();
});

test('a bot in a worker answers as it would here', async () => {
  await bot.ready;
  const here = answer(downInFlamesThumbs, 'veteran', view, decision, chanceFrom('w'), { playouts: 80 });
  expect(decision.options[await bot.answer(query()).done]).toEqual(here);
  const pilot = answer(downInFlamesThumbs, 'pilot', view, decision, chanceFrom('w'));
  expect(decision.options[await bot.answer(query({ level: 'pilot' })).done]).toEqual(pilot);
});

test('it whispers the same hints', async () => {
  const here = hints(downInFlamesThumbs, view, decision, chanceFrom('w'), { playouts: 60 });
  expect(await bot.hints(query({ allowance: { playouts: 60 } })).done).toEqual(here);
});

test('it can be stopped at any time, and while it waits, and answers with the best so far', async () => {
  const endless = query({ level: 'ace', allowance: {} });
  const first = bot.answer(endless);
  const second = bot.answer(endless);
  second.stop();
  first.stop();
  const options = await Promise.all([first.done, second.done]);
  for (const option of options) expect(decision.options[option]).toBeDefined();
});

test('a Veteran thinks no longer than a Veteran does, however much time there is', async () => {
  const here = answer(downInFlamesThumbs, 'veteran', view, decision, chanceFrom('w'));
  const { veteran } = downInFlamesThumbs;
  expect(answer(downInFlamesThumbs, 'veteran', view, decision, chanceFrom('w'), { playouts: veteran })).toEqual(here);
  const given = query({ allowance: { milliseconds: 600_000 } });
  expect(decision.options[await bot.answer(given).done]).toEqual(here);
});

test('a time that is up ends the thinking', async () => {
  expect(
    decision.options[await bot.answer(query({ level: 'ace', allowance: { milliseconds: 20 } })).done],
  ).toBeDefined();
});

test('a pool shares the work, and gives the same answers', async () => {
  const all = Array.from({ length: 6 }, () => pool.answer(query()).done);
  expect(new Set(await Promise.all(all)).size).toBe(1);
});

test('what fails is said, and the next query is answered', async () => {
  const broken = query({ view: { ...view, frames: [] } });
  await expect(bot.answer(broken).done).rejects.toThrow();
  expect(await bot.answer(query()).done).toBeGreaterThanOrEqual(0);
});
