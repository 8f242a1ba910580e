import { ok, type Problem, problem, type Result, readPackFile } from '@tallyho/kernel';
import type { CliProblem } from '@tallyho/words';
import { LineCounter, parseDocument } from 'yaml';
import { ANY_WORDS, asJson, type Command, FINDINGS, OK, type Speaker, USAGE } from '../command.ts';
import { readText } from '../files.ts';
import { flag, text } from '../options.ts';
import { findSystem, type System, systems } from '../systems.ts';

const options = { system: text, json: flag };

/** What was checked: a pack's file, or the content that comes with a system. */
interface Checked {
  readonly name: string;
  readonly problems: readonly Problem[];
}

export const content: Command<typeof options> = {
  name: 'content',
  options,
  words: ANY_WORDS,
  async run({ system: name }, [verb, ...packs], speaker) {
    if (verb !== 'check') return speaker.fail(problem('content-verb', verb ?? '').problem, USAGE);
    const only = name === undefined ? null : await findSystem(name, speaker.shell.cwd);
    if (only !== null && !only.ok) return speaker.fail(only.problem, USAGE);
    const chosen = only === null ? systems : [only.value];
    const checked = [...shipped(chosen), ...packs.map((file) => checkFile(file, chosen, speaker.shell.cwd))];
    for (const one of checked) tell(one, speaker);
    const wrong = checked.filter(({ problems }) => problems.length > 0).length;
    speaker.say('content-summary', { checked: checked.length, wrong });
    speaker.data(
      checked.map(({ name: of, problems }) => ({
        name: of,
        problems: problems.map((p) => asJson(p, speaker.sentence(p))),
      })),
    );
    return wrong > 0 ? FINDINGS : OK;
  },
};

const shipped = (chosen: readonly System[]): Checked[] =>
  chosen.flatMap(({ id, checkContent, shippedContent }) =>
    checkContent === undefined || shippedContent === undefined
      ? []
      : [{ name: id, problems: placedIn(id, checkContent(shippedContent)) }],
  );

function tell({ name, problems }: Checked, speaker: Speaker): void {
  if (problems.length === 0) speaker.say('content-right', { name });
  else speaker.say('content-wrong', { name, count: problems.length });
  for (const wrong of problems) speaker.print(`  ${speaker.sentence(wrong)}`);
}

function checkFile(file: string, chosen: readonly System[], cwd: string): Checked {
  const text = readText(cwd, file);
  const pack = text.ok ? parsePack(file, text.value) : text;
  if (!pack.ok) return { name: file, problems: [pack.problem] };
  const system = systemOf(pack.value, chosen);
  if (system?.checkContent === undefined) {
    const known = chosen.filter(({ checkContent }) => checkContent !== undefined).map(({ id }) => id);
    return { name: file, problems: [problem('pack-system', file, { known }).problem] };
  }
  return { name: file, problems: placedIn(file, system.checkContent(pack.value)) };
}

/** A place in a pack, with the pack in front. */
const placedIn = (pack: string, problems: readonly Problem[]): Problem[] =>
  problems.map(({ code, place, facts }) => ({ code, place: place === '' ? pack : `${pack}: ${place}`, facts }));

/** JSON is YAML too, so one reader does for both; of a file that tells who made it, the pack alone is looked at. */
function parsePack(file: string, source: string): Result<unknown, CliProblem> {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const [error] = document.errors;
  if (error === undefined) {
    const given: unknown = document.toJS();
    const read = readPackFile(given);
    return ok(typeof read === 'string' ? given : read.pack);
  }
  const { line } = lines.linePos(error.pos[0]);
  return problem('pack-unreadable', `${file}:${line}`, { detail: error.message.split('\n')[0] });
}

/** The system a pack names; otherwise the only one that takes packs. */
function systemOf(pack: unknown, chosen: readonly System[]): System | undefined {
  const takers = chosen.filter(({ checkContent }) => checkContent !== undefined);
  if (typeof pack === 'object' && pack !== null && 'system' in pack) return takers.find(({ id }) => id === pack.system);
  return takers.length === 1 ? takers[0] : undefined;
}
