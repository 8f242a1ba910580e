import { isBotSystem, type Level, mostPlayouts, thinkingTime, thumbsOf } from '@tallyho/bots';
import { problem } from '@tallyho/kernel';
import type { Contender } from '../bench/contender.ts';
import { type Measured, measure } from '../bench/measure.ts';
import { type Command, FINDINGS, NO_WORDS, OK, type Speaker, USAGE } from '../command.ts';
import { flag, number, text } from '../options.ts';
import { bar, Progress } from '../progress.ts';
import { findSystem, systems } from '../systems.ts';
import { columns } from '../table.ts';

const options = { seconds: number(0.1, 3600), system: text, json: flag };

export const bench: Command<typeof options> = {
  name: 'bench',
  options,
  words: NO_WORDS,
  async run({ seconds = 2.5, system: name }, _, speaker) {
    const { cwd } = speaker.shell;
    const only = name === undefined ? null : await findSystem(name, cwd);
    if (only !== null && !only.ok) return speaker.fail(only.problem, USAGE);
    const chosen = only === null ? systems : [only.value];
    const contenders: Contender[] = [
      { name: speaker.text('bench-chess', {}), system: null, options: null, cwd, isBot: false },
      ...[false, true].flatMap((isBot) =>
        chosen
          .filter(({ id }) => !isBot || isBotSystem(id))
          .flatMap(({ id, benches }) =>
            benches.map(
              (setUp): Contender => ({ name: setUp.name, system: name ?? id, options: setUp.options, cwd, isBot }),
            ),
          ),
      ),
    ];
    const progress = new Progress(speaker.shell);
    try {
      const { rounds, measured } = await measure(contenders, seconds, (what, done, all) => {
        progress.show(() => `${bar(done, all)} ${speaker.text(`bench-${what}`, { done, all })}`);
      });
      progress.end();
      speaker.say('bench-head', { rounds, node: process.version });
      const engines = measured.filter(({ isBot }) => !isBot);
      const bots = measured.filter(({ isBot }) => isBot);
      for (const line of columns(engineRows(engines, speaker))) speaker.print(line);
      if (bots.length > 0) {
        speaker.say('bench-bots', {});
        for (const line of columns(await playoutRows(bots, speaker))) speaker.print(line);
      }
      speaker.data({
        node: process.version,
        seconds,
        rounds,
        measured: engines,
        playouts: bots.map(({ name, system, decisionsPerSecond }) => ({
          name,
          system,
          playoutsPerSecond: decisionsPerSecond,
        })),
      });
      return OK;
    } catch (error) {
      progress.end();
      const detail = error instanceof Error ? error.message : String(error);
      return speaker.fail(problem('bench-failed', '', { detail }).problem, FINDINGS);
    }
  },
};

/** How many playouts a bot makes in a second, and what that is for a Veteran and an Ace. */
async function playoutRows(bots: readonly Measured[], speaker: Speaker): Promise<string[][]> {
  const row = async ({ name, system, decisionsPerSecond: rate }: Measured): Promise<string[]> => {
    const thumbs = system !== null && isBotSystem(system) ? await thumbsOf(system) : null;
    const inTime = (level: Level): string => {
      const most = thumbs === null ? Number.POSITIVE_INFINITY : mostPlayouts(thumbs, level);
      return speaker.number(Math.min(most, Math.round((rate * thinkingTime[level]) / 1000)));
    };
    return [name, speaker.number(Math.round(rate)), inTime('veteran'), inTime('ace')];
  };
  const heads = [speaker.text('bench-playouts', {}), speaker.text('level-veteran', {}), speaker.text('level-ace', {})];
  return [['', ...heads], ...(await Promise.all(bots.map(row)))];
}

function engineRows(measured: readonly Measured[], speaker: Speaker): string[][] {
  const heads = ['bench-decisions', 'bench-games', 'bench-length', 'bench-ratio'] as const;
  return [
    ['', ...heads.map((head) => speaker.text(head, {}))],
    ...measured.map(({ name, decisionsPerSecond, gamesPerSecond, decisionsPerGame, ratio }) => [
      name,
      speaker.number(Math.round(decisionsPerSecond)),
      speaker.number(gamesPerSecond < 100 ? gamesPerSecond : Math.round(gamesPerSecond)),
      speaker.number(decisionsPerGame),
      `${speaker.number(ratio)} ×`,
    ]),
  ];
}
