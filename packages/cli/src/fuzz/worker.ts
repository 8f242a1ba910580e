import { parentPort, workerData } from 'node:worker_threads';
import { shrink, tryGame, writeFinding } from '@tallyho/conformance';
import type { Trial } from '@tallyho/kernel';
import { findSystem } from '../systems.ts';
import { type Found, type FuzzTask, LIMIT, NEXT, reproduce, seedOf, type Told } from './task.ts';

/** How often a worker tells how far it has come. */
const TELL_MS = 200;

const { system: name, cwd, seed, every, counters } = workerData as FuzzTask;
const tell = (told: Told): void => parentPort?.postMessage(told);

const system = await findSystem(name, cwd);
if (system.ok) playGames(system.value.trial);
else throw new Error(system.problem.code);

function playGames(trial: Trial): void {
  let games = 0;
  let choices = 0;
  let told = performance.now();
  for (;;) {
    const game = Atomics.add(counters, NEXT, 1);
    if (game >= Atomics.load(counters, LIMIT)) break;
    const played = playGame(trial, game);
    games++;
    choices += played.choices;
    if (played.found !== null) {
      lowerLimit(game);
      tell({ found: played.found });
    }
    if (performance.now() - told >= TELL_MS) {
      tell({ games, choices });
      [games, choices, told] = [0, 0, performance.now()];
    }
  }
  tell({ games, choices });
}

function playGame(trial: Trial, game: number): { choices: number; found: Found | null } {
  const own = seedOf(seed, game);
  try {
    const { choices, finding } = tryGame(trial, own, { every });
    if (finding === null) return { choices, found: null };
    const shortest = shrink(trial, finding);
    const { check, detail, match } = shortest;
    const script = writeFinding(shortest, reproduce(name, own, every));
    return { choices, found: { game, seed: own, check, detail, choices: match.moves.length, script } };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { choices: 0, found: { game, seed: own, check: 'setup', detail, choices: 0, script: null } };
  }
}

/** Games after one that failed need not be played; games before it are, so that every run tells of the same one. */
function lowerLimit(game: number): void {
  for (let limit = Atomics.load(counters, LIMIT); game < limit; ) {
    const seen = Atomics.compareExchange(counters, LIMIT, limit, game);
    if (seen === limit) return;
    limit = seen;
  }
}
