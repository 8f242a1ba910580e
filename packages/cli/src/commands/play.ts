import { randomBytes } from 'node:crypto';
import { below, chanceFrom, Match, MOST_SEED, problem, tooLong, writeRecord } from '@tallyho/kernel';
import { type Command, FINDINGS, NO_WORDS, OK, USAGE } from '../command.ts';
import { text } from '../options.ts';
import { findSystem } from '../systems.ts';

const options = { system: text, seed: text, options: text };

export const play: Command<typeof options> = {
  name: 'play',
  options,
  words: NO_WORDS,
  async run({ system: name = '', seed = newSecret(), options: said = 'null' }, _, speaker) {
    const found = await findSystem(name, speaker.shell.cwd);
    if (!found.ok) return speaker.fail(found.problem, USAGE);
    const { game } = found.value.trial.script;
    if (seed.length > MOST_SEED) return speaker.fail(tooLong('--seed', MOST_SEED, seed), USAGE);
    const given = parse(said);
    if (given === undefined)
      return speaker.fail(problem('options-not-json', '--options', { found: said }).problem, USAGE);
    const started = Match.start(game, given ?? undefined, seed);
    if (!started.ok) return speaker.fail(started.problem, FINDINGS);
    const match = started.value;
    const chance = chanceFrom(`${seed}/player`);
    for (let ask = match.state.asks[0]; ask !== undefined; ask = match.state.asks.filter((a) => a.choice === null)[0]) {
      const choices = match.table.options(ask);
      match.choose(ask.seat, ask.id, choices[below(chance, choices.length)]);
    }
    speaker.shell.out(writeRecord(match));
    return OK;
  },
};

/** 256 bits by chance: nobody finds them by trying. */
const newSecret = (): string => randomBytes(32).toString('hex');

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
