import { arenaOf, thumbsOf } from '@tallyho/bots';
import { Assortment, checkPuzzle, gather, measureAgain } from '@tallyho/bots/measure';
import { type PuzzleSet, type PuzzleSystem, puzzleSystems, verdictOf } from '@tallyho/bots/puzzles';
import { ok, problem, type Result } from '@tallyho/kernel';
import type { CliProblem } from '@tallyho/words';
import { ANY_WORDS, type Command, FINDINGS, OK, type Speaker, USAGE } from '../command.ts';
import { inProject, readText, writeResult } from '../files.ts';
import { flag, oneOf, text, whole } from '../options.ts';
import { bar, Progress } from '../progress.ts';

const options = {
  system: oneOf(puzzleSystems),
  count: whole(1, 10_000),
  seed: text,
  playouts: whole(1, 1_000_000),
  json: text,
  check: flag,
};

/** Where the puzzles of the page are. */
const shipped = puzzleSystems.map((system) => inProject(`packages/bots/puzzles/${system}.json`));

/** Games from each option; those of Wings of War are long. */
const usualPlayouts: { readonly [system in PuzzleSystem]: number } = {
  'down-in-flames': 1000,
  zero: 1000,
  'wings-of-war': 500,
};

/** Games in which several fly for a side and one player is asked for all of them would be too long to measure. */
const hasPairs = (system: PuzzleSystem): boolean => system !== 'wings-of-war';

export const puzzles: Command<typeof options> = {
  name: 'puzzles',
  options,
  words: ANY_WORDS,
  async run({ system, count, seed, playouts, json, check = false }, files, speaker) {
    if (check) return checkAll(files.length === 0 ? shipped : files, count, seed, speaker);
    if (files.length > 0) return speaker.fail(problem('argument-extra', files[0]).problem, USAGE);
    if (system === undefined)
      return speaker.fail(problem('system-missing', '', { known: [...puzzleSystems] }).problem, USAGE);
    const set = await gathered(system, count ?? 10, seed ?? 'puzzle', playouts ?? usualPlayouts[system], speaker);
    tell(set, speaker);
    return writeResult(speaker, [[json, () => writeSet(set)]]);
  },
};

/** One puzzle on each line, so that what has changed can be seen. */
const writeSet = ({ puzzles: all, ...head }: PuzzleSet): string => {
  const lines = all.map((puzzle) => JSON.stringify(puzzle)).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},"puzzles":[\n${lines}\n]}\n`;
};

/** Plays game after game until there are enough; Ctrl-C ends it with what there is. */
async function gathered(
  system: PuzzleSystem,
  count: number,
  seed: string,
  playouts: number,
  speaker: Speaker,
): Promise<PuzzleSet> {
  const arena = await arenaOf(system);
  const assortment = new Assortment(count);
  const found: PuzzleSet['puzzles'][number][] = [];
  const progress = new Progress(speaker.shell);
  let stopped = false;
  const stop = (): void => {
    stopped = true;
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  for (let game = 1; found.length < count && !stopped; game++) {
    const one = gather(arena, `${seed} ${game}`, playouts, hasPairs(system), assortment);
    if (one !== null) found.push(one.puzzle);
    const told = { found: found.length, count, games: game };
    progress.show(() => `${bar(found.length, count)} ${speaker.text('puzzles-progress', told)}`);
    // Signals are heard between two games.
    await new Promise((resolve) => setImmediate(resolve));
  }
  process.off('SIGINT', stop).off('SIGTERM', stop);
  progress.end();
  return { system, rules: arena.thumbs.game.version, playouts, puzzles: found };
}

function tell({ system, playouts, puzzles: all }: PuzzleSet, speaker: Speaker): void {
  speaker.say('puzzles-head', { system, count: all.length, playouts });
  for (const { seed, kind, moves, tried } of all) {
    const { best, shares, margin } = verdictOf(
      tried.map(({ won }) => won),
      playouts,
    );
    const { choice } = tried[best];
    speaker.say('puzzles-line', { seed, kind, moves: moves.length, choice, chance: shares[best].share, margin });
  }
}

/** Whether the puzzles of these files are what they say. */
async function checkAll(
  files: readonly string[],
  count: number | undefined,
  seed: string | undefined,
  speaker: Speaker,
): Promise<number> {
  let faults = 0;
  for (const file of files) {
    const set = readSet(speaker.shell.cwd, file);
    if (!set.ok) return speaker.fail(set.problem, USAGE);
    faults += await checkSet(set.value, count ?? set.value.puzzles.length, seed, speaker);
  }
  return faults === 0 ? OK : FINDINGS;
}

/** Every puzzle is played again and its options are compared; so many are measured again. Answers how many are wrong. */
async function checkSet(set: PuzzleSet, count: number, seed: string | undefined, speaker: Speaker): Promise<number> {
  const { system, playouts, puzzles: all } = set;
  const thumbs = await thumbsOf(system);
  const progress = new Progress(speaker.shell);
  const wrong: string[] = [];
  let measured = 0;
  let agree = 0;
  for (const puzzle of all) {
    const checked = checkPuzzle(thumbs, set, puzzle);
    if (!checked.ok) wrong.push(`${puzzle.seed}: ${speaker.sentence(checked.problem)}`);
    if (!checked.ok || measured >= count) continue;
    const stated = puzzle.tried.map(({ won }) => won);
    const again = measureAgain(thumbs, set, puzzle, checked.value, seed === undefined ? '' : `/${seed}`);
    measured++;
    const isAlike =
      seed === undefined
        ? again.every((won, option) => won === stated[option])
        : verdictOf(again, playouts).best === verdictOf(stated, playouts).best;
    if (isAlike) agree++;
    else wrong.push(`${puzzle.seed}: ${speaker.sentence(problem('puzzle-figures', '').problem)}`);
    progress.show(() => `${bar(measured, count)} ${speaker.text('puzzles-measured', { measured, count })}`);
  }
  progress.end();
  speaker.say('puzzles-checked', { system, count: all.length, measured, agree });
  for (const line of wrong) speaker.print(`  ${line}`);
  return wrong.length;
}

function readSet(cwd: string, file: string): Result<PuzzleSet, CliProblem> {
  const read = readText(cwd, file);
  if (!read.ok) return read;
  try {
    const set = JSON.parse(read.value) as PuzzleSet;
    if (puzzleSystems.includes(set.system) && Array.isArray(set.puzzles)) return ok(set);
  } catch {
    // Said below.
  }
  return problem('puzzles-unreadable', file);
}
