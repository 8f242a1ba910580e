import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { bundled } from './bundle.ts';
import type { Contender, Stretch } from './contender.ts';

/** A stretch in seconds: long enough for the clock, short enough that what slows the machine hits all contenders. */
const STRETCH = 0.1;
const FEWEST_ROUNDS = 5;
/** The share of the time that goes into warming up: it takes a second until the code of a campaign is compiled at its best. */
const WARM_UP = 0.6;

export interface Measured {
  readonly name: string;
  readonly system: string | null;
  /** Whether what is counted are a bot's playouts: then a decision is a playout, and a game one decision of the bot. */
  readonly isBot: boolean;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerGame: number;
  /** Decisions for each decision of the first contender, in the middle one of the rounds. */
  readonly ratio: number;
}

export interface Measurement {
  readonly rounds: number;
  readonly measured: readonly Measured[];
}

/** Told when a contender is warm, and when a round has been played. */
type Progress = (what: 'warm' | 'round', done: number, all: number) => void;

/**
 * Lets the contenders play in turn, round after round, each in its own thread and for so many seconds; the first is the
 * reference.
 */
export const measure = (contenders: readonly Contender[], seconds: number, progress: Progress): Promise<Measurement> =>
  bundled(new URL('./worker.ts', import.meta.url), (file) => measureIn(file, contenders, seconds, progress));

async function measureIn(
  file: URL,
  contenders: readonly Contender[],
  seconds: number,
  progress: Progress,
): Promise<Measurement> {
  const workers = contenders.map((workerData) => new Worker(file, { workerData }));
  const measured = seconds * (1 - WARM_UP);
  const rounds = Math.max(FEWEST_ROUNDS, Math.round(measured / STRETCH));
  const stretch = measured / rounds;
  const stretches: Stretch[][] = contenders.map(() => []);
  try {
    await Promise.all(workers.map((worker) => once(worker, 'message')));
    for (const [i, worker] of workers.entries()) {
      await playOn(worker, seconds * WARM_UP);
      progress('warm', i + 1, workers.length);
    }
    for (let round = 0; round < rounds; round++) {
      for (const [i, worker] of workers.entries()) stretches[i].push(await playOn(worker, stretch));
      progress('round', round + 1, rounds);
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  const [reference] = stretches;
  return { rounds, measured: contenders.map((contender, i) => summary(contender, stretches[i], reference)) };
}

async function playOn(worker: Worker, seconds: number): Promise<Stretch> {
  worker.postMessage(seconds);
  const [stretch] = await once(worker, 'message');
  return stretch;
}

function summary({ name, system, isBot }: Contender, own: readonly Stretch[], reference: readonly Stretch[]): Measured {
  const sum = (of: (stretch: Stretch) => number): number => own.reduce((total, stretch) => total + of(stretch), 0);
  return {
    name,
    system,
    isBot,
    decisionsPerSecond: median(own.map(rate)),
    gamesPerSecond: median(own.map(({ games, seconds }) => games / seconds)),
    decisionsPerGame: sum(({ decisions }) => decisions) / sum(({ games }) => games),
    ratio: median(own.map((stretch, i) => rate(stretch) / rate(reference[i]))),
  };
}

const rate = ({ decisions, seconds }: Stretch): number => decisions / seconds;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
