import type { FromBot, Query, ToBot } from '@tallyho/bots';
import { afterEach, expect, test, vi } from 'vitest';
import { BotClient } from '../../src/bots/client.ts';

/** What each worker has been sent, in the order in which they were started. */
const heard: ToBot[][] = [];

class Listener {
  onmessage: ((event: { readonly data: FromBot }) => void) | null = null;
  onerror: ((event: { readonly message: string }) => void) | null = null;
  private readonly messages: ToBot[] = [];

  constructor() {
    heard.push(this.messages);
  }

  postMessage(message: ToBot): void {
    this.messages.push(message);
    if (message.type !== 'ask' && message.type !== 'hint') return;
    const { id } = message;
    const said: FromBot =
      message.type === 'ask' ? { type: 'answer', id, option: 0, playouts: 0 } : { type: 'hints', id, ranked: [] };
    queueMicrotask(() => this.onmessage?.({ data: said }));
  }

  terminate(): void {}
}

afterEach(() => {
  heard.length = 0;
  vi.unstubAllGlobals();
});

const questionTo = (seat: number, id: number): Query =>
  ({
    view: { fixed: {} },
    decision: { seat, id, kind: 'play', because: 'Z-3.3a', options: [{}] },
    level: 'cadet',
    seed: `${seat} ${id}`,
    allowance: { milliseconds: 0 },
  }) as unknown as Query;

test('who plays against somebody never hears of the cards that are whispered about', async () => {
  vi.stubGlobal('Worker', Listener);
  vi.stubGlobal('window', globalThis);
  const bots = new BotClient('zero');
  await bots.answer(questionTo(1, 1));
  await bots.hints(questionTo(0, 1));
  await bots.answer(questionTo(1, 2));
  await bots.hints(questionTo(0, 2));
  bots.close();
  const seats = heard.map((messages) =>
    messages.flatMap((message) => ('query' in message ? [message.query.decision.seat] : [])),
  );
  expect(seats).toEqual([
    [1, 1],
    [0, 0],
  ]);
});

test('nobody is woken who is not asked', async () => {
  vi.stubGlobal('Worker', Listener);
  vi.stubGlobal('window', globalThis);
  const bots = new BotClient('zero');
  expect(heard).toEqual([]);
  await bots.answer(questionTo(1, 1));
  expect(heard).toHaveLength(1);
  bots.close();
});
