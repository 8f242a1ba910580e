// npm run mutants -- PATH[:LINE]… [--count N] [--seed K] [--seconds S] [--tests PATH]… [--without NAME]… [--first] [--json FILE]
// npm run mutants -- --again FILE [--seconds S] [--tests PATH]… [--without NAME]… [--first] [--json FILE]
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { inRoot, ROOT } from '../lib/paths.mjs';
import { Problem, runCommand } from '../lib/problem.mjs';
import { filesUnder } from '../lib/stamp.mjs';
import { Assistant } from './assistant.ts';
import { isRejected } from './compiler.ts';
import { isAmong, isEquivalent, readEquivalents } from './equivalent.ts';
import { findMutants, type Mutant, mutated } from './find.ts';
import { moduleGraph } from './graph.ts';
import { isInBody, type Mark, markAround, marked } from './mark.ts';
import { closePlan, type Surveyed } from './plan.ts';
import { describe, isLeft, report, type Trial } from './report.ts';
import { sample } from './sample.ts';
import { ordersFor, type Sifted, sift } from './sift.ts';
import { isMutated } from './skipped.ts';

const HOUR = 3_600_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '120' },
    tests: { type: 'string', multiple: true, default: ['packages', 'scripts/test'] },
    without: { type: 'string', multiple: true, default: [] },
    first: { type: 'boolean', default: false },
    json: { type: 'string' },
    again: { type: 'string' },
  },
});

/** Of work, for what comes before a test, and for one that is short: no sound one takes so much. */
const PATIENCE = 8000;

const assistant = new Assistant();
const load = moduleGraph(ROOT);
const read = (file: string): string => readFileSync(inRoot(file), 'utf8');

await runCommand(async () => {
  const paths = positionals.map((path) => path.replace(/\/$/, ''));
  if (paths.length === 0 && values.again === undefined)
    throw new Problem('TH-MUTANTS', 'say what to mutate: npm run mutants -- packages/kernel');
  const mutants = values.again === undefined ? chooseFrom(paths) : leftBy(values.again);
  const files = [...new Set(mutants.map(({ file }) => file))];
  const reaching = testsReaching(files);
  const marks = new Map<string, Mark[]>();
  const tests = await surveyed(files, [...reaching.keys()], marks);
  const trials: Trial[] = [];
  const around = mutants.map((mutant) => markAround(marks.get(mutant.file) ?? [], mutant));
  const inBody = around.map((mark, i) => (isInBody(mark, mutants[i]) ? (mark?.id ?? null) : null));
  const sifted = await lookedAt(mutants, inBody, tests);
  for (const [i, mutant] of mutants.entries()) {
    const about = tests.filter((test) => reaching.get(test.file)?.has(inRoot(mutant.file)));
    const { fate, tried } = sifted[i];
    const trial = fate
      ? { mutant, ...fate }
      : values.first
        ? { mutant, fate: 'survived' as const, by: null }
        : await lookedAtAlone(mutant, around[i]?.id ?? null, about, tried);
    trials.push(trial);
    if (!values.first) console.log(`${trials.length}/${mutants.length} ${trial.fate.padEnd(9)} ${describe(trial)}`);
    if (values.json !== undefined && (!values.first || trials.length === mutants.length))
      writeFileSync(values.json, `${JSON.stringify({ paths, seed: values.seed, trials }, null, 1)}\n`);
  }
  assistant.close();
  if (!values.first) console.log(`\n${report(trials)}`);
  return 0;
});

/** The mutants to be tried: those that are known to change nothing are left out before any are drawn. */
function chooseFrom(paths: readonly string[]): Mutant[] {
  const known = readEquivalents();
  const all = paths.flatMap(mutantsAt).filter((mutant) => !isEquivalent(mutant, known));
  console.log(`${all.length} mutants in ${new Set(all.map(({ file }) => file)).size} files`);
  return sample(all, Number(values.count), values.seed);
}

/** What an earlier run has left alive, as far as it is still there. */
function leftBy(json: string): Mutant[] {
  const { trials }: { trials: readonly Trial[] } = JSON.parse(readFileSync(json, 'utf8'));
  const left = trials.filter(isLeft).map(({ mutant }) => mutant);
  const known = readEquivalents();
  const files = [...new Set(left.map(({ file }) => file))];
  const found = files.flatMap(mutantsAt).filter((mutant) => isAmong(mutant, left) && !isEquivalent(mutant, known));
  console.log(`${left.length} were left, ${found.length} of them are there and not known to change nothing`);
  return found;
}

/** The mutants of a folder, of a file, or of one line: `packages/kernel/src/match.ts:118`. */
function mutantsAt(given: string): Mutant[] {
  const [path, line] = given.split(':');
  return filesUnder(inRoot(path))
    .map((file) => relative(ROOT, file))
    .filter((file) => isMutated(file, path))
    .flatMap((file) => findMutants(file, read(file)))
    .filter((mutant) => line === undefined || mutant.line === Number(line));
}

/** The test files that load one of these files, with all that they load. */
function testsReaching(files: readonly string[]): Map<string, Set<string>> {
  const tests = values.tests
    .flatMap((path) => filesUnder(inRoot(path)))
    .filter((file) => /\.test\.tsx?$/.test(file) && !values.without.some((name) => relative(ROOT, file).includes(name)))
    .map((file): [string, Set<string>] => [relative(ROOT, file), load(file)]);
  return new Map(tests.filter(([, loaded]) => files.some((file) => loaded.has(inRoot(file)))));
}

/** Runs all these tests once on sound code, to see what each calls and costs; `marks` is filled in. */
async function surveyed(
  files: readonly string[],
  tests: readonly string[],
  marks: Map<string, Mark[]>,
): Promise<readonly Surveyed[]> {
  const texts: Record<string, string> = {};
  let first = 0;
  for (const file of files) {
    const made = marked(file, read(file), first);
    first += made.marks.length;
    marks.set(file, made.marks);
    texts[file] = made.text;
  }
  console.log(`${tests.length} test files reach them; running them once`);
  const reply = await assistant.ask({ do: 'survey', texts, tests }, HOUR);
  if (reply === null || !('surveyed' in reply)) throw new Problem('TH-MUTANTS', 'the tests could not be run.');
  for (const file of reply.failing) console.log(`left out, because it fails on sound code: ${file}`);
  return reply.surveyed;
}

/** The first look at all of them; what nobody has noticed then is looked at alone. */
async function lookedAt(
  mutants: readonly Mutant[],
  around: readonly (number | null)[],
  tests: readonly Surveyed[],
): Promise<Sifted[]> {
  const numbered = [...mutants.entries()];
  const orders = ordersFor(new Map(around.entries()), tests, 1000 * Number(values.seconds));
  const sifted = await sift(assistant, read, numbered, orders, PATIENCE);
  const left = [...mutants.keys()].filter((i) => sifted[i].fate === null);
  console.log(`${mutants.length - left.length} of ${mutants.length} are noticed at the first look; not yet:`);
  for (const i of left) {
    const where = around[i] === null ? '  (in no function)' : '';
    console.log(`  ${describe({ mutant: mutants[i], fate: 'survived', by: null })}${where}`);
  }
  return sifted;
}

/** The close look: with the tests that have not had their chance at the first one. */
async function lookedAtAlone(
  mutant: Mutant,
  mark: number | null,
  tests: readonly Surveyed[],
  tried: ReadonlySet<string>,
): Promise<Trial> {
  const { file } = mutant;
  const text = mutated(read(file), mutant);
  const survivor = (fate: 'survived' | 'unreached'): Trial => ({
    mutant,
    fate: isRejected(file, text) ? 'rejected' : fate,
    by: null,
  });
  const runs = closePlan(file, mark, tests, tried, 1000 * Number(values.seconds));
  if (runs.length === 0) return survivor(tried.size === 0 ? 'unreached' : 'survived');
  const reply = await assistant.ask({ do: 'try', file, text, runs }, PATIENCE);
  if (reply === null || !('killedBy' in reply)) return { mutant, fate: 'timeout', by: null };
  return reply.killedBy === null ? survivor('survived') : { mutant, fate: 'killed', by: reply.killedBy };
}
