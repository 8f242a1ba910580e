import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { bundled } from './bundle.ts';
import type { Contender, Stretch } from './contender.ts';

/** A stretch is long enough for the clock, and short enough that a disturbance of the machine hits all contenders. */
const STRETCH_MS = 250;
const FEWEST_ROUNDS = 5;
/** The share of the time that goes into warming up: long games take seconds until their code is compiled at its best. */
const WARM_UP = 0.5;

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

/** Lets the contenders play in turn, round after round, each in its own thread; the first is the reference. */
export const measure = (
  contenders: readonly Contender[],
  seconds: number,
  progress: (done: number, all: number) => void,
): Promise<Measurement> =>
  bundled(new URL('./worker.ts', import.meta.url), (file) => measureIn(file, contenders, seconds, progress));

async function measureIn(
  file: URL,
  contenders: readonly Contender[],
  seconds: number,
  progress: (done: number, all: number) => void,
): Promise<Measurement> {
  const workers = contenders.map((workerData) => new Worker(file, { workerData }));
  const share = (seconds * 1000) / contenders.length;
  const stretch = Math.min(STRETCH_MS, (share * (1 - WARM_UP)) / FEWEST_ROUNDS);
  const rounds = Math.max(FEWEST_ROUNDS, Math.floor((share * (1 - WARM_UP)) / stretch));
  const stretches: Stretch[][] = contenders.map(() => []);
  try {
    await Promise.all(workers.map((worker) => once(worker, 'message')));
    for (const worker of workers) await playOn(worker, share * WARM_UP);
    for (let round = 0; round < rounds; round++) {
      for (const [i, worker] of workers.entries()) stretches[i].push(await playOn(worker, stretch));
      progress(round + 1, rounds);
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  const [reference] = stretches;
  return { rounds, measured: contenders.map((contender, i) => summary(contender, stretches[i], reference)) };
}

async function playOn(worker: Worker, milliseconds: number): Promise<Stretch> {
  worker.postMessage(milliseconds);
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
