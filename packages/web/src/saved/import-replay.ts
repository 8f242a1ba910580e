import type { FromReader, Outcome } from './import-protocol.ts';

/** Somebody who waits for a record to be played: told how far it is, and free to go. */
export interface Waiting {
  readonly signal: AbortSignal;
  progress(done: number, of: number): void;
}

/** Plays a record in a worker of its own, which is ended as soon as nobody waits for it any more. */
export function replayApart(text: string, { signal, progress }: Waiting): Promise<Outcome> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve({ type: 'cancelled' });
    const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
    const end = (outcome: Outcome): void => {
      worker.terminate();
      resolve(outcome);
    };
    signal.addEventListener('abort', () => end({ type: 'cancelled' }), { once: true });
    worker.onmessage = ({ data }: MessageEvent<FromReader>) =>
      data.type === 'progress' ? progress(data.done, data.of) : end(data);
    worker.onerror = () => end({ type: 'lost' });
    worker.postMessage(text);
  });
}
