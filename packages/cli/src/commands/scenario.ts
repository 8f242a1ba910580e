import { type CardCounts, checkMoment } from '@tallyho/conformance';
import { type Json, type Problem, problem } from '@tallyho/kernel';
import { type Failure, type Report, readScenarios, runScenario, type Scenario, type Watch } from '@tallyho/scenario';
import { inline } from '@tallyho/words';
import { asJson, type Command, FINDINGS, OK, SOME_WORDS, type Speaker, USAGE } from '../command.ts';
import { filesAt, readText } from '../files.ts';
import { flag } from '../options.ts';
import { type System, systems } from '../systems.ts';
import { treeText } from '../tree.ts';

const options = { json: flag };

export const scenario: Command<typeof options> = {
  name: 'scenario',
  options,
  words: SOME_WORDS,
  run(_, paths, speaker) {
    const { cwd } = speaker.shell;
    const problems: Problem[] = [];
    const reports: Report[] = [];
    let files = 0;
    for (const path of paths) {
      const found = filesAt(cwd, path, /\.ya?ml$/);
      if (!found.ok) problems.push(found.problem);
      else if (found.value.length === 0) problems.push(problem('no-scripts', path).problem);
      else
        for (const file of found.value) {
          files++;
          runFile(file, cwd, problems, reports);
        }
    }
    const failed = reports.filter(({ failure }) => failure !== null).length;
    for (const wrong of problems) speaker.print(`✗ ${speaker.sentence(wrong)}`);
    for (const report of reports) if (report.failure !== null) tellFailure(report, report.failure, speaker);
    speaker.say('scenario-summary', { files, lines: reports.length, failed, unread: problems.length });
    speaker.data({
      files,
      passed: reports.length - failed,
      failed,
      problems: problems.map((wrong) => asJson(wrong, speaker.sentence(wrong))),
      lines: reports.map(reportData),
    });
    return problems.length > 0 ? USAGE : failed > 0 ? FINDINGS : OK;
  },
};

function runFile(file: string, cwd: string, problems: Problem[], reports: Report[]): void {
  const text = readText(cwd, file);
  const open = (pack: string): string | null => {
    const found = readText(cwd, pack);
    return found.ok ? found.value : null;
  };
  const read = text.ok ? readScenarios(file, text.value, open) : text;
  if (!read.ok) {
    problems.push(read.problem);
    return;
  }
  for (const script of read.value) {
    const system = systems.find(({ id }) => id === script.system);
    if (system !== undefined) reports.push(...runScenario(script, system.trial.script, watchFor(script, system)));
    else problems.push(unknownSystem(script));
  }
}

const unknownSystem = ({ file, line, system }: Scenario): Problem =>
  problem('script-unknown-system', `${file}:${line}`, { system, known: systems.map(({ id }) => id) }).problem;

/** A script that asks for it has every moment put to the conformance checks. */
function watchFor({ conform }: Scenario, { trial }: System): Watch | undefined {
  if (!conform) return undefined;
  const cards: CardCounts = new WeakMap();
  return ({ match }) => {
    const wrong = checkMoment(trial, match, cards);
    if (wrong !== null) throw new Error(wrong);
  };
}

function tellFailure({ scenario: { title }, variant }: Report, failure: Failure, speaker: Speaker): void {
  const { code, place, step, expected, found, there, open } = failure;
  speaker.print(`✗ ${place}  ${title}${variant === null ? '' : ` – ${variant}`}`);
  const where = step === 0 ? speaker.text('before-first-step', {}) : speaker.text('step', { step });
  speaker.print(`  ${speaker.sentence({ code, place: where, facts: {} })}`);
  const labels = [speaker.text('expected', {}), speaker.text('found', {}), speaker.text('open', {})];
  const width = Math.max(...labels.map((label) => label.length)) + 2;
  const row = (label: string, text: string): void => speaker.print(`  ${label.padEnd(width)}${text}`);
  if (expected !== null) row(labels[0], inline(expected));
  row(labels[1], saidProblem(found, speaker) ?? inline(found));
  if (there !== null) speaker.print(`  ${speaker.text('there', {})}\n${treeText(there, '    ').trimEnd()}`);
  for (const { seat, kind, because, options: offered } of open) {
    row(labels[2], `${seat}, ${kind} (${because}): ${offered.join(' | ')}`);
  }
  if (open.length === 0) row(labels[2], inline([]));
}

/** What was found may be a problem that the game has named; then it can be said in words. */
function saidProblem(found: Json, speaker: Speaker): string | null {
  if (found === null || typeof found !== 'object' || Array.isArray(found) || !('code' in found)) return null;
  const { code, place, ...facts } = found as { readonly [name: string]: Json };
  return speaker.sentence({ code: String(code), place: String(place), facts });
}

const reportData = ({ scenario: { file, line, title, system, rules }, variant, steps, failure }: Report) => ({
  file,
  line,
  title,
  variant,
  system,
  rules,
  steps,
  failure,
});
