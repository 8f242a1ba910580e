import { exhaust as exhaustTrial } from '@tallyho/conformance';
import { type Command, FINDINGS, NO_WORDS, OK, USAGE } from '../command.ts';
import { flag, text, whole } from '../options.ts';
import { bar, Progress } from '../progress.ts';
import { findSystem } from '../systems.ts';

const options = { system: text, games: whole(1, 1_000_000_000), seed: text, json: flag };

export const exhaust: Command<typeof options> = {
  name: 'exhaust',
  options,
  words: NO_WORDS,
  async run({ system: name = '', games: most = 100_000, seed = '1' }, _, speaker) {
    const found = await findSystem(name, speaker.shell.cwd);
    if (!found.ok) return speaker.fail(found.problem, USAGE);
    const progress = new Progress(speaker.shell);
    const done = exhaustTrial(found.value.trial, seed, most, (used, all, games) => {
      progress.show(() => `${bar(used, all)} ${speaker.text('exhaust-progress', { used, all, games })}`);
    });
    progress.end();
    const { games, choices, used, missing } = done;
    speaker.say('exhaust-summary', { system: found.value.id, used, all: used + missing.length, games, choices });
    if (missing.length > 0) speaker.say('exhaust-missing', { count: missing.length });
    for (const feature of missing) speaker.print(`  ${feature}`);
    speaker.data({ system: found.value.id, seed, ...done });
    return missing.length > 0 ? FINDINGS : OK;
  },
};
