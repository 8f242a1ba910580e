import { problem } from '@tallyho/kernel';
import { serveStatic, untilStopped } from '@tallyho/server';
import { type Command, FINDINGS, NO_WORDS, OK, USAGE } from '../command.ts';
import { inProject } from '../files.ts';
import { text, whole } from '../options.ts';

const PORT = 4040;
const HIGHEST = 65535;

const options = { port: whole(0, HIGHEST), host: text };

export const serve: Command<typeof options> = {
  name: 'serve',
  options,
  words: NO_WORDS,
  async run({ port, host = 'localhost' }, _, speaker) {
    const wanted = port ?? portFrom(speaker.shell.env.PORT);
    if (wanted === null) {
      const facts = { wanted: `0 … ${HIGHEST}`, found: speaker.shell.env.PORT ?? '' };
      return speaker.fail(problem('option-wrong-value', 'PORT', facts).problem, USAGE);
    }
    const page = speaker.shell.env.TALLYHO_WEB || inProject('packages/web/dist');
    const result = await serveStatic(page, wanted, host);
    if (!result.ok) return speaker.fail(result.problem, FINDINGS);
    const served = result.value;
    const stopped = untilStopped(served);
    speaker.say('serve-ready', { address: served.address });
    await stopped;
    speaker.say('serve-stopped', {});
    return OK;
  },
};

/** The port that the environment asks for; null: it asks for something that is none. */
function portFrom(said: string | undefined): number | null {
  if (said === undefined || said === '') return PORT;
  return /^\d{1,5}$/.test(said) && Number(said) <= HIGHEST ? Number(said) : null;
}
