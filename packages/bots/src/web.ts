import type { FromBot, ToBot } from './protocol.ts';
import { RemoteBot } from './remote.ts';
import type { BotSystem } from './systems.ts';

/** A page's worker, as far as it is used here. */
interface PageWorker {
  postMessage(message: ToBot): void;
  onmessage: ((event: { readonly data: FromBot }) => void) | null;
  onerror: ((event: { readonly message: string }) => void) | null;
  terminate(): void;
}
declare const Worker: new (url: URL, options: { readonly type: 'module' }) => PageWorker;

/** A bot in a web worker. */
export function webBot(system: BotSystem): RemoteBot {
  const worker = new Worker(new URL('./worker-web.ts', import.meta.url), { type: 'module' });
  return new RemoteBot(
    {
      send: (message) => worker.postMessage(message),
      listen: (hear, broken) => {
        worker.onmessage = ({ data }) => hear(data);
        worker.onerror = ({ message }) => broken(message);
      },
      close: () => worker.terminate(),
    },
    system,
  );
}
