import { availableParallelism } from 'node:os';
import { type Arena, arenaOf, isMeasured, levels } from '@tallyho/bots';
import {
  type BalanceResult,
  balanceChart,
  balanceResult,
  balanceTasks,
  type GameResult,
  mispriced,
  playAll,
  sheetResult,
  sheetTasks,
  usualPlayouts,
} from '@tallyho/bots/measure';
import { type Command, FINDINGS, NO_WORDS, type Speaker, USAGE } from '../command.ts';
import { writeResult } from '../files.ts';
import { oneOf, text, whole } from '../options.ts';
import { columns } from '../table.ts';
import { levelName, noBots, playWatched, today } from './ladder.ts';

const options = {
  system: text,
  games: whole(2, 100_000),
  seed: text,
  level: oneOf(levels),
  playouts: whole(1, 10_000_000),
  jobs: whole(1, 256),
  json: text,
  svg: text,
};

/** Games that a worker gets at a time: they are short without looking ahead. */
const BATCH = 32;
const SHEETS_BATCH = 4;

export const balance: Command<typeof options> = {
  name: 'balance',
  options,
  words: NO_WORDS,
  async run(given, _, speaker) {
    const { system = '', games = 4, seed = '1', level = 'pilot', jobs = availableParallelism() } = given;
    if (!isMeasured(system)) return speaker.fail(noBots(system), USAGE);
    const arena = await arenaOf(system);
    const playouts = given.playouts ?? usualPlayouts(arena.thumbs)[level];
    const { sheets } = arena;
    if (sheets !== undefined) {
      const tasks = sheetTasks(sheets, games, seed, level, playouts);
      const played = await playWatched(speaker, tasks.length, (progress) =>
        playAll(system, tasks, jobs, SHEETS_BATCH, progress),
      );
      if (!played.ok) return speaker.fail(played.problem, FINDINGS);
      const { results, stopped, seconds } = played.value;
      const figures = { system, seed, games, level, playouts, node: process.version, date: today(), seconds, stopped };
      return tellSheets(sheets, figures, results, given.json, speaker);
    }
    const pairs = Math.ceil(games / 2);
    const tasks = balanceTasks(arena, arena.entrants, pairs, seed, level, playouts);
    const batch = level === 'cadet' || level === 'pilot' ? BATCH : 1;
    const played = await playWatched(speaker, tasks.length, (progress) =>
      playAll(system, tasks, jobs, batch, progress),
    );
    if (!played.ok) return speaker.fail(played.problem, FINDINGS);
    const { results, stopped, seconds } = played.value;
    const result = balanceResult(arena.entrants, pairs, results);
    const head = speaker.text('balance-head', {
      system,
      seed,
      games: result.games,
      aircraft: result.measured.length,
      level: levelName(speaker, level),
      seconds,
    });
    speaker.print(head);
    if (stopped) speaker.say('ladder-stopped', {});
    tell(result, speaker);
    const figures = { system, seed, pairs, level, playouts, node: process.version, date: today(), seconds, stopped };
    return writeResult(speaker, [
      [given.json, () => `${JSON.stringify({ ...figures, ...result }, null, 2)}\n`],
      [given.svg, () => balanceChart(result, chartWords(result, head, speaker))],
    ]);
  },
};

interface Figures {
  readonly system: string;
  readonly seed: string;
  readonly games: number;
  readonly level: (typeof levels)[number];
  readonly seconds: number;
  readonly stopped: boolean;
}

/** Set-ups with unequal sides: how often each side wins. */
function tellSheets(
  sheets: NonNullable<Arena['sheets']>,
  figures: Figures,
  results: readonly (GameResult | undefined)[],
  json: string | undefined,
  speaker: Speaker,
) {
  const { system, seed, level, seconds, stopped } = figures;
  const measured = sheetResult(sheets, figures.games, results);
  const total = measured.reduce((sum, { games }) => sum + games, 0);
  const said = { system, seed, sheets: measured.length, games: total, level: levelName(speaker, level), seconds };
  speaker.print(speaker.text('balance-sheets-head', said));
  if (stopped) speaker.say('ladder-stopped', {});
  const heads = speaker.text('balance-sheets-columns', {}).split('|');
  const percent = (share: number): string => `${speaker.number(100 * share)} %`;
  const rows = measured.map(({ name, games, draws, shares }) => [
    name,
    String(games),
    percent(shares[0].share),
    percent(draws / Math.max(1, games)),
    percent(shares[1].share),
  ]);
  for (const line of columns([heads, ...rows])) speaker.print(line);
  return writeResult(speaker, [[json, () => `${JSON.stringify({ ...figures, measured }, null, 2)}\n`]]);
}

const fitWords = ({ line }: BalanceResult, speaker: Speaker): string =>
  line === null ? speaker.text('balance-no-points', {}) : speaker.text('balance-fit', { r2: line.r2 });

const chartWords = (result: BalanceResult, title: string, speaker: Speaker) => ({
  title,
  matrix: speaker.text('balance-matrix', {}),
  points: speaker.text('balance-points', {}),
  strength: speaker.text('balance-strength', {}),
  fit: fitWords(result, speaker),
});

function tell(result: BalanceResult, speaker: Speaker): void {
  const heads = speaker.text('balance-columns', {}).split('|');
  const shown = (value: number | null): string => (value === null ? '–' : speaker.number(value));
  const rows = result.measured.map(({ name, points, elo, fitting, give, won, games }) => [
    name,
    shown(points),
    String(elo),
    fitting === null ? '–' : `${shown(fitting)} ± ${shown(give)}`,
    `${speaker.number((100 * won) / Math.max(1, games))} %`,
  ]);
  for (const line of columns([heads, ...rows])) speaker.print(line);
  speaker.print(fitWords(result, speaker));
  const off = mispriced(result).map(({ name }) => name);
  if (result.line !== null) speaker.say('balance-off', { count: off.length, names: off.join(', ') });
  if (result.firstMover !== null) speaker.say('first-mover', result.firstMover);
}
