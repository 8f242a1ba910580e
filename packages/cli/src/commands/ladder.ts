import { availableParallelism } from 'node:os';
import { arenaOf, isMeasured, type Level, levels, measuredSystems } from '@tallyho/bots';
import {
  type LadderResult,
  ladderChart,
  ladderResult,
  ladderTasks,
  type Playouts,
  playAll,
  type Rung,
  usualPlayouts,
} from '@tallyho/bots/measure';
import { ok, problem, type Result } from '@tallyho/kernel';
import { nearest } from '@tallyho/rulebook';
import type { CliProblem } from '@tallyho/words';
import { type Command, FINDINGS, NO_WORDS, type Speaker, USAGE } from '../command.ts';
import { writeResult } from '../files.ts';
import { flag, text, whole } from '../options.ts';
import { bar, Progress } from '../progress.ts';
import { columns } from '../table.ts';

const MOST_PLAYOUTS = 10_000_000;

const options = {
  system: text,
  games: whole(2, 1_000_000),
  seed: text,
  levels: text,
  'veteran-playouts': whole(1, MOST_PLAYOUTS),
  'ace-playouts': whole(1, MOST_PLAYOUTS),
  seer: flag,
  aircraft: whole(1, 4),
  jobs: whole(1, 256),
  json: text,
  svg: text,
};

export const ladder: Command<typeof options> = {
  name: 'ladder',
  options,
  words: NO_WORDS,
  async run(given, _, speaker) {
    const { system = '', games = 100, seed = '1', aircraft = 1, jobs = availableParallelism() } = given;
    if (!isMeasured(system)) return speaker.fail(noBots(system), USAGE);
    const standing = readLevels(given.levels);
    if (!standing.ok) return speaker.fail(standing.problem, USAGE);
    const rungs: Rung[] = [...standing.value, ...(given.seer === true ? (['seer'] as const) : [])];
    const arena = await arenaOf(system);
    const usual = usualPlayouts(arena.thumbs);
    const playouts: Playouts = {
      ...usual,
      veteran: given['veteran-playouts'] ?? usual.veteran,
      ace: given['ace-playouts'] ?? usual.ace,
    };
    const pairs = Math.ceil(games / 2);
    const tasks = ladderTasks(arena, rungs, pairs, seed, playouts, aircraft);
    const played = await playWatched(speaker, tasks.length, (progress) => playAll(system, tasks, jobs, 2, progress));
    if (!played.ok) return speaker.fail(played.problem, FINDINGS);
    const { results, stopped, seconds } = played.value;
    const result = ladderResult(rungs, pairs, results);
    const total = result.bouts.reduce((sum, bout) => sum + bout.games, 0) * (result.byPairs ? 2 : 1);
    const { veteran, ace } = playouts;
    const head = speaker.text('ladder-head', { system, aircraft, games: total, seed, veteran, ace, seconds });
    speaker.print(head);
    if (stopped) speaker.say('ladder-stopped', {});
    tell(result, speaker);
    const figures = {
      system,
      seed,
      aircraft,
      pairs,
      playouts,
      node: process.version,
      date: today(),
      seconds,
      stopped,
      ...result,
    };
    const chart = (): string =>
      ladderChart(result, {
        title: head,
        axis: speaker.text(result.byPairs ? 'ladder-axis-pairs' : 'ladder-axis', {}),
        interval: speaker.text('ladder-interval', {}),
        bout: (a, b) => boutName(speaker, a, b),
      });
    return writeResult(speaker, [
      [given.json, () => `${JSON.stringify(figures, null, 2)}\n`],
      [given.svg, chart],
    ]);
  },
};

export const noBots = (system: string) =>
  system === ''
    ? problem('system-missing', '', { known: [...measuredSystems] }).problem
    : problem('no-bots', system, { known: [...measuredSystems] }).problem;

export const today = (): string => new Date().toISOString().slice(0, 10);

function readLevels(given: string | undefined): Result<readonly Level[], CliProblem> {
  const names = given === undefined ? [...levels] : given.split(',').map((name) => name.trim().toLowerCase());
  const found = names.flatMap((name) => levels.find((level) => level === name) ?? []);
  const wrong = names.find((name) => !levels.some((level) => level === name));
  if (wrong === undefined && new Set(found).size > 1) return ok(found);
  const near = wrong === undefined ? [] : nearest(wrong, levels, 1);
  return problem('level-unknown', wrong ?? given ?? '', { known: [...levels], near });
}

const boutName = (speaker: Speaker, a: string, b: string): string =>
  speaker.text('ladder-bout', { a: levelName(speaker, a), b: levelName(speaker, b) });

export function levelName(speaker: Speaker, rung: string): string {
  return speaker.text(`level-${rung as Rung}`, {});
}

function tell({ bouts, ratings, byPairs, firstMover }: LadderResult, speaker: Speaker): void {
  const percent = (share: number): string => `${speaker.number(100 * share)} %`;
  const heads = ['', ...speaker.text(byPairs ? 'ladder-columns-pairs' : 'ladder-columns', {}).split('|')];
  const rows = bouts.map(({ a, b, share, wins, losses, draws }) => [
    boutName(speaker, a, b),
    percent(share.share),
    `${percent(share.low)} … ${percent(share.high)}`,
    `${wins}–${losses}`,
    String(draws),
  ]);
  for (const line of columns([heads, ...rows])) speaker.print(line);
  speaker.say('ladder-ratings', {});
  for (const line of columns(ratings.map(({ rung, elo }) => [`  ${levelName(speaker, rung)}`, String(elo)])))
    speaker.print(line);
  if (firstMover !== null) speaker.say('first-mover', firstMover);
  if (ratings.some(({ rung }) => rung === 'seer')) speaker.say('ladder-seer', {});
}

interface Watched {
  readonly results: Awaited<ReturnType<typeof playAll>['done']>;
  readonly stopped: boolean;
  readonly seconds: number;
}

/** Plays with a progress bar; Ctrl-C ends it early, with what has been played so far. */
export async function playWatched(
  speaker: Speaker,
  games: number,
  start: (progress: (played: number) => void) => ReturnType<typeof playAll>,
): Promise<Result<Watched, CliProblem>> {
  const begun = performance.now();
  const seconds = (): number => (performance.now() - begun) / 1000;
  const progress = new Progress(speaker.shell);
  let stopped = false;
  const run = start((played) => {
    const left = played === 0 ? 0 : (seconds() * (games - played)) / played;
    progress.show(() => `${bar(played, games)} ${speaker.text('games-progress', { played, games, left })}`);
  });
  const stop = (): void => {
    stopped = true;
    run.stop();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    return ok({ results: await run.done, stopped, seconds: seconds() });
  } catch (error) {
    return problem('bots-failed', '', { detail: error instanceof Error ? error.message : String(error) });
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    progress.end();
  }
}
