import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answer, type BotSystem, hints, type Query, thumbsOf } from '@tallyho/bots';
import { chanceFrom, Table } from '@tallyho/kernel';
import { serveStatic } from '@tallyho/server';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from './browser.ts';

/* Bots in real web workers: a small page of their own, built as the app is built and served as it is served. */
const folder = mkdtempSync(join(tmpdir(), 'tallyho-bots-'));
let browser: Browser;
let page: Page;
let stop: () => Promise<unknown> = async () => {};
const complaints: string[] = [];

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('bots/', import.meta.url)),
    build: { outDir: folder, emptyOutDir: true },
    worker: { format: 'es' },
  });
  const served = await serveStatic(folder, 0, '127.0.0.1');
  if (!served.ok) throw new Error(JSON.stringify(served.problem));
  stop = served.value.stop;
  browser = await launch();
  page = await browser.newPage();
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`${served.value.address}/`);
  await page.waitForFunction('window.bots !== undefined');
});

afterAll(async () => {
  await browser?.close();
  await stop();
  rmSync(folder, { recursive: true });
});

/** The first decision of a game that is worth a thought, of this kind, as a bot is asked it. */
async function question(system: BotSystem, kind: string): Promise<Query> {
  const { game } = await thumbsOf(system);
  const options = game.options({});
  if (!options.ok) throw new Error(options.problem.code);
  const table = new Table(game, game.setup(options.value, chanceFrom('browser')));
  table.advance();
  for (;;) {
    const ask = table.state.asks.find(({ choice }) => choice === null);
    if (ask === undefined) throw new Error(`${system} asks for no ${kind}`);
    const decision = table.decision(ask);
    const view = game.observe(table.state, ask.seat);
    if (decision.kind === kind && decision.options.length > 2)
      return { view, decision, level: 'ace', seed: 'browser', allowance: { playouts: 160 } };
    table.answer(ask, decision.options[0]);
  }
}

const call = <T>(name: string, ...given: readonly unknown[]): Promise<T> =>
  page.evaluate(`bots.${name}(...${JSON.stringify(given)})`);

describe.each([
  ['down-in-flames', 'act'],
  ['zero', 'play'],
  ['wings-of-war', 'plan'],
] as const)('%s', (system, kind) => {
  test('a web worker answers as Node does, with the same seed and the same number of playouts', async () => {
    const query = await question(system, kind);
    const thumbs = await thumbsOf(system);
    const { view, decision, seed } = query;
    const here = answer(thumbs, 'ace', view, decision, chanceFrom(seed), { playouts: 160 });
    const option = await call<number>('answer', system, query);
    expect(decision.options[option]).toEqual(here);
    const ranked = hints(thumbs, view, decision, chanceFrom(seed), { playouts: 160 });
    expect(await call('hints', system, query)).toEqual(JSON.parse(JSON.stringify(ranked)));
  });

  test('it can be interrupted, gives the best so far, and the page draws while it thinks', async () => {
    const query = await question(system, kind);
    const { option, drawn } = await call<{ option: number; drawn: number }>('interrupted', system, query, 200);
    expect(query.decision.options[option]).toBeDefined();
    expect(drawn).toBeGreaterThan(1);
  });
});

test('nothing was complained about', () => {
  expect(complaints).toEqual([]);
});
