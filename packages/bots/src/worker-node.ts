import { parentPort } from 'node:worker_threads';
import { BotHost } from './host.ts';

// A bot in a thread of its own, under Node.
const host = new BotHost({
  send: (message) => parentPort?.postMessage(message),
  now: () => performance.now(),
  pause: () => new Promise((resolve) => setImmediate(resolve)),
});
parentPort?.on('message', (message) => host.hear(message));
