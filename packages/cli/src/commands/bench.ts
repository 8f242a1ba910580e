import { problem } from '@tallyho/kernel';
import type { Contender } from '../bench/contender.ts';
import { type Measured, measure } from '../bench/measure.ts';
import { type Command, FINDINGS, NO_WORDS, OK, type Speaker, USAGE } from '../command.ts';
import { flag, number, text } from '../options.ts';
import { bar, Progress } from '../progress.ts';
import { findSystem, systems } from '../systems.ts';

const options = { seconds: number(0.1, 3600), system: text, json: flag };

export const bench: Command<typeof options> = {
  name: 'bench',
  options,
  words: NO_WORDS,
  async run({ seconds = 10, system: name }, _, speaker) {
    const { cwd } = speaker.shell;
    const only = name === undefined ? null : await findSystem(name, cwd);
    if (only !== null && !only.ok) return speaker.fail(only.problem, USAGE);
    const chosen = only === null ? systems : [only.value];
    const contenders: Contender[] = [
      { name: speaker.text('bench-chess', {}), system: null, options: null, cwd },
      ...chosen.flatMap(({ id, benches }) =>
        benches.map((setUp) => ({ name: setUp.name, system: name ?? id, options: setUp.options, cwd })),
      ),
    ];
    const progress = new Progress(speaker.shell);
    try {
      const { rounds, measured } = await measure(contenders, seconds, (done, all) => {
        progress.show(() => `${bar(done, all)} ${speaker.text('bench-progress', { done, all })}`);
      });
      progress.end();
      speaker.say('bench-head', { rounds, node: process.version });
      for (const line of table(measured, speaker)) speaker.print(line);
      speaker.data({ node: process.version, seconds, rounds, measured });
      return OK;
    } catch (error) {
      progress.end();
      const detail = error instanceof Error ? error.message : String(error);
      return speaker.fail(problem('bench-failed', '', { detail }).problem, FINDINGS);
    }
  },
};

/** Names to the left, numbers to the right. */
function table(measured: readonly Measured[], speaker: Speaker): string[] {
  const rows = measured.map(({ name, decisionsPerSecond, gamesPerSecond, decisionsPerGame, ratio }) => [
    name,
    speaker.number(Math.round(decisionsPerSecond)),
    speaker.number(gamesPerSecond < 100 ? gamesPerSecond : Math.round(gamesPerSecond)),
    speaker.number(decisionsPerGame),
    `${speaker.number(ratio)} ×`,
  ]);
  const heads = ['', 'bench-decisions', 'bench-games', 'bench-length', 'bench-ratio'] as const;
  const all = [heads.map((head) => (head === '' ? '' : speaker.text(head, {}))), ...rows];
  const widths = heads.map((_, column) => Math.max(...all.map((row) => row[column].length)));
  return all.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column] + 2)))
      .join('')
      .trimEnd(),
  );
}
