import { Worker } from 'node:worker_threads';
import type { MeasuredSystem } from '../systems.ts';
import type { Done, GameResult, GameTask, Work } from './task.ts';

export interface Run {
  /** The results by task; undefined: not played, because it was stopped. */
  readonly done: Promise<readonly (GameResult | undefined)[]>;
  /** Lets the games that are being played end, and starts no more. */
  stop(): void;
}

/** Plays games on several cores at once. What comes of them does not depend on how many. */
export function playAll(
  system: MeasuredSystem,
  tasks: readonly GameTask[],
  jobs: number,
  batch: number,
  progress: (played: number) => void,
): Run {
  const results: (GameResult | undefined)[] = tasks.map(() => undefined);
  let next = 0;
  let played = 0;
  let stopped = false;
  const workers = Array.from(
    { length: Math.max(1, Math.min(jobs, Math.ceil(tasks.length / batch))) },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: system }),
  );
  const feed = (worker: Worker): void => {
    const work: Work[] = [];
    while (!stopped && work.length < batch && next < tasks.length) work.push({ at: next, task: tasks[next++] });
    if (work.length > 0) worker.postMessage(work);
    else worker.terminate();
  };
  const ended = workers.map(
    (worker) =>
      new Promise<void>((resolve, reject) => {
        worker
          .on('message', (done: readonly Done[]) => {
            for (const { at, result } of done) results[at] = result;
            played += done.length;
            progress(played);
            feed(worker);
          })
          .on('error', reject)
          .on('exit', () => resolve());
      }),
  );
  return {
    done: Promise.all(ended).then(() => results),
    stop: () => {
      stopped = true;
    },
  };
}
