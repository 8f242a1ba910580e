import { parentPort, workerData } from 'node:worker_threads';
import { playGame } from '../play.ts';
import { arenaOf, type MeasuredSystem } from '../systems.ts';
import type { Done, GameResult, GameTask, Work } from './task.ts';

const arena = await arenaOf(workerData as MeasuredSystem);
/** Options that are the same text are checked and laid out once. */
const known = new Map<string, object>();

parentPort?.on('message', (batch: readonly Work[]) => {
  const done = batch.map(({ at, task }): Done => ({ at, result: play(task) }));
  parentPort?.postMessage(done);
});
parentPort?.postMessage([]);

function play({ options, seed, players }: GameTask): GameResult {
  const { winners, decisions, state } = playGame(arena.thumbs, read(options), seed, players);
  const points = arena.points?.(state);
  return { winners, decisions, first: arena.first(state), ...(points === undefined ? {} : { points }) };
}

function read(given: unknown): object {
  const text = JSON.stringify(given);
  const before = known.get(text);
  if (before !== undefined) return before;
  const options = arena.thumbs.game.options(given);
  if (!options.ok) throw new Error(`${arena.thumbs.game.id} refuses ${text}: ${options.problem.code}`);
  known.set(text, options.value);
  return options.value;
}
