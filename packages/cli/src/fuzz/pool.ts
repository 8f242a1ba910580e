import { Worker } from 'node:worker_threads';
import { type Found, type FuzzTask, LIMIT, NEXT, type Told } from './task.ts';

/** A worker that has been told to stop and does not is in a game that never ends. */
const PATIENCE_MS = 3000;

export interface Fuzzed {
  readonly games: number;
  readonly choices: number;
  /** The first game that failed, by its number. */
  readonly found: Found | null;
  /** Whether somebody stopped it before the end. */
  readonly stopped: boolean;
}

export interface Run {
  readonly done: Promise<Fuzzed>;
  /** Lets the games that are being played end, and starts no more. */
  stop(): void;
}

/** Plays games on several cores at once until all are played, one fails, or it is stopped. */
export function fuzzGames(
  task: Omit<FuzzTask, 'counters'>,
  games: number,
  jobs: number,
  progress: (games: number, choices: number) => void,
): Run {
  const counters = new Int32Array(new SharedArrayBuffer(8));
  counters[NEXT] = 0;
  counters[LIMIT] = games;
  const workerData: FuzzTask = { ...task, counters };
  const workers = Array.from(
    { length: Math.min(jobs, games) },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData }),
  );
  const sums = { games: 0, choices: 0 };
  let found: Found | null = null;
  let stopped = false;
  let impatience: NodeJS.Timeout | undefined;

  const hear = (told: Told): void => {
    if ('found' in told) {
      if (found === null || told.found.game < found.game) found = told.found;
    } else {
      sums.games += told.games;
      sums.choices += told.choices;
    }
    progress(sums.games, sums.choices);
  };
  const ended = workers.map(
    (worker) =>
      new Promise<void>((resolve, reject) => {
        worker
          .on('message', hear)
          .on('error', reject)
          .on('exit', () => resolve());
      }),
  );
  const stop = (): void => {
    stopped = true;
    Atomics.store(counters, LIMIT, 0);
    impatience ??= setTimeout(() => {
      for (const worker of workers) worker.terminate();
    }, PATIENCE_MS);
  };
  const done = Promise.all(ended).then(() => {
    clearTimeout(impatience);
    return { ...sums, found, stopped };
  });
  return { done, stop };
}
