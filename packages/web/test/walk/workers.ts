import { BotHost } from '@tallyho/bots/host';
import { whileBusy } from './busy.ts';
import { clock } from './clock.ts';

/** A search looks so far ahead: its answer depends on its seed alone, and is there at once. */
const PLAYOUTS = 12;

type Hear = (event: { readonly data: unknown }) => void;

interface Host {
  hear(message: unknown): void;
}

/** The real bots, in the thread of the page. */
function botHost(send: (message: unknown) => void): Host {
  const host = new BotHost({
    send: (message) => {
      if ('id' in message) answered(message.id);
      send(message);
    },
    now: () => 0,
    pause: () => Promise.resolve(),
  });
  const waiting = new Map<number, () => void>();
  const answered = (id: number): void => {
    waiting.get(id)?.();
    waiting.delete(id);
  };
  return {
    hear(given) {
      const message = given as Parameters<BotHost['hear']>[0];
      if (message.type === 'stop') return host.hear(message);
      if ('id' in message) void whileBusy(new Promise<void>((resolve) => waiting.set(message.id, resolve)));
      if (message.type === 'forecast')
        return host.hear({
          ...message,
          outlook: { ...message.outlook, flights: Math.min(PLAYOUTS, message.outlook.flights) },
        });
      if (message.type === 'duels')
        return host.hear({ ...message, bout: { ...message.bout, pairs: Math.min(2, message.bout.pairs) } });
      if (message.type === 'ask' || message.type === 'hint')
        return host.hear({ ...message, query: { ...message.query, allowance: { playouts: PLAYOUTS } } });
      host.hear(message);
    },
  };
}

type Scope = { onmessage?: Hear | null; postMessage?: (message: unknown) => void };
let reader: Hear | null = null;

/** The worker that plays records, as it is: it speaks to whoever asked last. */
function importHost(send: (message: unknown) => void): Host {
  const scope = globalThis as unknown as Scope;
  return {
    hear(message) {
      const read = async (): Promise<void> => {
        if (reader === null) {
          await import('../../src/saved/import-worker.ts');
          reader = scope.onmessage ?? null;
        }
        await new Promise<void>((resolve) => {
          scope.postMessage = (answer) => {
            send(answer);
            if ((answer as { type: string }).type !== 'progress') resolve();
          };
          reader?.({ data: message });
        });
      };
      void whileBusy(read());
    },
  };
}

/** Painters have tests of their own: here they sleep, and aircraft are cut-outs. */
const asleep: Host = { hear: () => {} };

const hostFor = (url: string, send: (message: unknown) => void): Host => {
  if (url.endsWith('worker-web.ts')) return botHost(send);
  return url.endsWith('import-worker.ts') ? importHost(send) : asleep;
};

/** A worker that works in the thread of the page. */
export class WorkerInside {
  onmessage: Hear | null = null;
  onerror: ((event: { readonly message: string }) => void) | null = null;
  private readonly host: Host;
  private isEnded = false;

  constructor(url: URL | string) {
    this.host = hostFor(String(url).replace(/\?.*$/, ''), (data) =>
      clock.setTimeout(() => {
        if (!this.isEnded) this.onmessage?.({ data: structuredClone(data) });
      }),
    );
  }

  postMessage(message: unknown): void {
    this.host.hear(structuredClone(message));
  }

  terminate(): void {
    this.isEnded = true;
  }
}
