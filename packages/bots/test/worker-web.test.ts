import { chanceFrom } from '@tallyho/kernel';
import { expect, test, vi } from 'vitest';
import { answer, type FromBot, RemoteBot, type ToBot } from '../src/index.ts';
import { downInFlamesThumbs } from '../src/systems/down-in-flames.ts';
import { firstPosition } from './tables.ts';

interface Scope {
  postMessage(message: FromBot): void;
  onmessage: ((event: { data: ToBot }) => void) | null;
}

/** The page and its worker in one room: what a browser would carry between them is copied, as a browser copies it. */
test('the web worker speaks the same protocol, and can be stopped while it thinks; what never changes is sent once', async () => {
  let hear: (message: FromBot) => void = () => {};
  const scope: Scope = {
    postMessage: (message) => queueMicrotask(() => hear(structuredClone(message))),
    onmessage: null,
  };
  vi.stubGlobal('self', scope);
  await import('../src/worker-web.ts');
  const sent: ToBot['type'][] = [];
  const line = {
    send: (message: ToBot): void => {
      sent.push(message.type);
      setImmediate(() => scope.onmessage?.({ data: structuredClone(message) }));
    },
    listen: (listener: (message: FromBot) => void): void => {
      hear = listener;
    },
    close: (): void => {},
  };
  const bot = new RemoteBot(line, 'down-in-flames');
  await bot.ready;
  const { decision, view } = firstPosition(downInFlamesThumbs, {}, 'web', 'act');
  const query = { view, decision, level: 'ace', seed: 'w', allowance: { playouts: 50 } } as const;
  const here = answer(downInFlamesThumbs, 'ace', view, decision, chanceFrom('w'), { playouts: 50 });
  expect(decision.options[await bot.answer(query).done]).toEqual(here);
  const endless = bot.answer({ ...query, allowance: {} });
  endless.stop();
  expect(decision.options[await endless.done]).toBeDefined();
  expect(sent).toEqual(['init', 'fixed', 'ask', 'ask', 'stop']);
  vi.unstubAllGlobals();
});
