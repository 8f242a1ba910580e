import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { problem } from '@tallyho/kernel';
import { type Command, FINDINGS, NO_WORDS, OK, type Speaker, USAGE } from '../command.ts';
import { inProject } from '../files.ts';
import { fuzzGames } from '../fuzz/pool.ts';
import { EVERY, type Found, reproduce } from '../fuzz/task.ts';
import { flag, text, whole } from '../options.ts';
import { bar, Progress } from '../progress.ts';
import { findSystem } from '../systems.ts';

const MANY = 2_000_000_000;

const options = {
  system: text,
  games: whole(1, MANY),
  seed: text,
  jobs: whole(1, 256),
  every: whole(1, MANY),
  out: text,
  json: flag,
};

export const fuzz: Command<typeof options> = {
  name: 'fuzz',
  options,
  words: NO_WORDS,
  async run(
    { system: name = '', games = 1000, seed = '1', jobs = availableParallelism(), every = EVERY, out },
    _,
    speaker,
  ) {
    const { cwd } = speaker.shell;
    const system = await findSystem(name, cwd);
    if (!system.ok) return speaker.fail(system.problem, USAGE);
    const { id } = system.value;
    const begun = performance.now();
    const rate = (played: number): number => (played * 1000) / Math.max(1, performance.now() - begun);
    const progress = new Progress(speaker.shell);
    const run = fuzzGames({ system: name, cwd, seed, every }, games, jobs, (played) => {
      progress.show(
        () => `${bar(played, games)} ${speaker.text('fuzz-progress', { played, games, rate: rate(played) })}`,
      );
    });
    const stop = (): void => run.stop();
    process.on('SIGINT', stop).on('SIGTERM', stop);
    const done = await run.done;
    process.off('SIGINT', stop).off('SIGTERM', stop);
    progress.end();

    const { found, stopped, choices } = done;
    const again = found === null ? null : reproduce(name, found.seed, every);
    const kept = found === null ? null : keep(id, found, out, speaker);
    speaker.say(stopped ? 'fuzz-stopped' : 'fuzz-summary', {
      system: id,
      games: done.games,
      choices,
      rate: rate(done.games),
    });
    if (found !== null) {
      speaker.say('fuzz-found', { check: found.check, detail: found.detail, seed: found.seed, choices: found.choices });
      if (kept !== null) speaker.say('fuzz-kept', { file: kept });
      speaker.say('fuzz-again', { command: again ?? '' });
    }
    speaker.data({ system: id, seed, games: done.games, choices, stopped, found, file: kept, again });
    return found === null ? OK : FINDINGS;
  },
};

/** Writes a finding among the regression games; says where, or null if it could not be written. */
function keep(
  system: string,
  { check, seed, script }: Found,
  out: string | undefined,
  speaker: Speaker,
): string | null {
  if (script === null) return null;
  const { cwd } = speaker.shell;
  const folder = out === undefined ? inProject('scenarios/regressions') : resolve(cwd, out);
  const file = join(folder, `${system}-${check}-${seed}.yaml`.replace(/[^\w+.-]/g, '-'));
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, script);
    return relative(cwd, file);
  } catch (error) {
    speaker.shell.err(
      `${speaker.sentence(problem('out-unwritable', relative(cwd, file), { detail: String(error) }).problem)}\n`,
    );
    return null;
  }
}
