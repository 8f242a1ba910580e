import { parentPort, workerData } from 'node:worker_threads';
import { findSystem } from '../systems.ts';
import { type Contender, type Player, playFor } from './contender.ts';

// Every contender has a thread of its own, so that what the engine has learnt about one game does not slow the next;
// only one of them plays at a time.
const player = await playerOf(workerData as Contender);
parentPort?.on('message', (seconds: number) => parentPort?.postMessage(playFor(player, seconds)));
parentPort?.postMessage('ready');

async function playerOf({ system, options, cwd, isBot }: Contender): Promise<Player> {
  if (system === null) return (await import('./chess.ts')).chessPlayer();
  const { gamePlayer } = await import('./game.ts');
  const found = await findSystem(system, cwd);
  if (!found.ok) throw new Error(found.problem.code);
  const { game } = found.value.trial.script;
  const checked = game.options(options);
  if (!checked.ok) throw new Error(`${game.id} refuses its own set-up: ${JSON.stringify(checked.problem)}`);
  if (!isBot) return gamePlayer(game, checked.value);
  const { isBotSystem, thumbsOf } = await import('@tallyho/bots');
  if (!isBotSystem(system)) throw new Error(`no bots for ${system}`);
  return (await import('./bot.ts')).botPlayer(await thumbsOf(system), checked.value);
}
