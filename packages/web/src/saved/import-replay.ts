import type { TableState } from '@tallyho/kernel';
import type { Fights, NotPlayed, Outcome, Progress, ToReader } from './import-protocol.ts';

/** Somebody who waits for a record to be played: told how far it is, and free to go. */
export interface Waiting {
  readonly signal: AbortSignal;
  progress(done: number, of: number): void;
}

/** Plays a record in a worker of its own, which is ended as soon as nobody waits for it any more. */
export const replayApart = (text: string, waiting: Waiting): Promise<Outcome> =>
  ask<Outcome>({ text, wanted: 'table' }, waiting);

/** The last tables of all fights in a record; none where today's rules lead it elsewhere. Null: nobody could look. */
export async function fightsApart(text: string): Promise<readonly TableState[] | null> {
  const flown = await ask<Fights>(
    { text, wanted: 'fights' },
    { signal: new AbortController().signal, progress: () => {} },
  );
  if (flown.type === 'flown') return flown.fights;
  return flown.type === 'lost' ? null : [];
}

function ask<Answer extends Outcome | Fights>(
  what: ToReader,
  { signal, progress }: Waiting,
): Promise<Answer | NotPlayed> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve({ type: 'cancelled' });
    const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
    const end = (outcome: Answer | NotPlayed): void => {
      worker.terminate();
      resolve(outcome);
    };
    signal.addEventListener('abort', () => end({ type: 'cancelled' }), { once: true });
    worker.onmessage = ({ data }: MessageEvent<Progress | Answer>) =>
      data.type === 'progress' ? progress(data.done, data.of) : end(data);
    worker.onerror = () => end({ type: 'lost' });
    worker.postMessage(what);
  });
}
