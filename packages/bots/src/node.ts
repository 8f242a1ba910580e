import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Query } from './protocol.ts';
import { type Line, RemoteBot, type Thinking } from './remote.ts';
import type { BotSystem } from './systems.ts';

function lineTo(worker: Worker): Line {
  return {
    send: (message) => worker.postMessage(message),
    listen: (hear, broken) => {
      worker
        .on('message', hear)
        .on('error', (error) => broken(error.message))
        .on('exit', () => broken('the worker has ended'));
    },
    close: () => {
      worker.terminate();
    },
  };
}

/** A bot in a worker thread. It does not keep the process alive by itself. */
export function nodeBot(system: BotSystem): RemoteBot {
  const worker = new Worker(new URL('./worker-node.ts', import.meta.url));
  const bot = new RemoteBot(lineTo(worker), system);
  worker.unref();
  return bot;
}

/** A few bots of one system, for a server with many tables: a query goes to the one with the least to do. */
export class BotPool {
  private readonly bots: readonly RemoteBot[];

  constructor(system: BotSystem, size: number = Math.max(1, availableParallelism() - 1)) {
    this.bots = Array.from({ length: size }, () => nodeBot(system));
  }

  answer(query: Query): Thinking<number> {
    return this.bots.reduce((least, bot) => (bot.load < least.load ? bot : least)).answer(query);
  }

  close(): void {
    for (const bot of this.bots) bot.close();
  }
}
