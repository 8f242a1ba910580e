// A process of its own, because a mutant may run for ever: whoever asks for a trial ends the process then. It runs test
// files with Vitest and serves some modules with other texts than those on the disk, where nothing is changed.
import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createVitest, type Reporter, type TestModule, type TestRunResult, type Vitest } from 'vitest/node';
import { inRoot, ROOT } from '../lib/paths.mjs';
import type { Run, Surveyed } from './plan.ts';
import type { Note, Orders } from './sieve.ts';

/** What may be asked of the laboratory, and what it answers. */
export type Request =
  | { readonly do: 'survey'; readonly texts: Readonly<Record<string, string>>; readonly tests: readonly string[] }
  | { readonly do: 'sift'; readonly texts: Readonly<Record<string, string>>; readonly orders: Orders }
  | { readonly do: 'try'; readonly file: string; readonly text: string; readonly runs: readonly Run[] };
/**
 * Sent between request and reply: a file is begun, or another of its tests is over; the longest of them takes so long.
 * Where nothing but one test comes next, less than the usual patience is enough besides.
 */
export interface Alive {
  readonly longest: number;
  readonly patience?: number;
  readonly note?: Note;
}
/** Sent all the time: so much work has been done since the process began. */
export interface Work {
  readonly milliseconds: number;
  /** Whether there is something to do that the machine has not got round to. */
  readonly late: boolean;
}
export type Reply =
  | { readonly surveyed: Surveyed[]; readonly failing: string[] }
  | { readonly sifted: true }
  | { readonly killedBy: string | null };

/** By its address: the page has types of its own. */
const { pagePlugins } = await import(pathToFileURL(inRoot('packages/web/test/walk/plugins.ts')).href);

/** Texts that are served instead of a file's own. */
const texts = new Map<string, string>();

/** What the longest test of each file takes. */
const longest = new Map<string, number>();
const alive = ({ moduleId }: TestModule): void => {
  process.send?.({ longest: longest.get(moduleId) ?? 0 } satisfies Alive);
};

/** What failed in the present run, by name: Vitest itself also remembers what failed in earlier ones. */
const failed: string[] = [];

const watch: Reporter = {
  onTestCaseResult(test) {
    if (test.result().state === 'failed') failed.push(`${relative(ROOT, test.module.moduleId)}: ${test.fullName}`);
    alive(test.module);
  },
  onTestModuleStart: alive,
  onTestModuleEnd(module) {
    if (module.state() === 'failed') failed.push(`${relative(ROOT, module.moduleId)}: does not load, or end`);
  },
};

class AsGiven {
  shard = <T>(files: T): T => files;
  sort = <T>(files: T): T => files;
}

const open = (bail: number, sieve: { runner?: string; provide?: { orders: Orders } } = {}): Promise<Vitest> =>
  createVitest(
    {
      config: false,
      root: ROOT,
      watch: false,
      pool: 'threads',
      isolate: false,
      maxWorkers: 1,
      fsModuleCache: false,
      bail,
      reporters: [watch],
      include: ['packages/*/{src,test}/**/*.test.{ts,tsx}', 'scripts/test/**/*.test.ts'],
      setupFiles: [inRoot('scripts/mutants/reached.ts')],
      // The clock tells nothing on a busy machine; whoever asks knows what never ends.
      testTimeout: 0,
      hookTimeout: 0,
      sequence: { sequencer: AsGiven as never },
      ...sieve,
    },
    {
      plugins: [
        { name: 'other-texts', enforce: 'pre', load: (id) => texts.get(id) },
        // The page in memory needs what it is built with.
        ...pagePlugins(),
      ],
    },
  );

/**
 * The tests that share a thread and its modules. Walks have one of their own, as in `npm test`: libraries look whether there
 * is a document when they are loaded, and other tests of the page load them without one.
 */
const WALKS = 'packages/web/test/walk/';
const households = <T extends { readonly file: string }>(runs: readonly T[]): readonly (readonly T[])[] => {
  const isWalk = ({ file }: T): boolean => file.startsWith(WALKS);
  return [runs.filter((one) => !isWalk(one)), runs.filter(isWalk)].filter(({ length }) => length > 0);
};

async function survey(given: Readonly<Record<string, string>>, tests: readonly string[]): Promise<Reply> {
  for (const [file, text] of Object.entries(given)) texts.set(inRoot(file), text);
  const testModules: TestModule[] = [];
  for (const household of households(tests.map((file) => ({ file })))) {
    const vitest = await open(0);
    testModules.push(...(await run(vitest, household)).testModules);
    await vitest.close();
  }
  texts.clear();
  const sound = testModules.filter((module) => module.ok());
  // Modules are loaded once: what is called then, and so only before the first test that needs them, all of them need.
  const atFirst = [...new Set(sound.flatMap((module) => module.meta().reached ?? []))];
  return {
    surveyed: sound.map((module) => ({
      file: relative(ROOT, module.moduleId),
      duration: cases(module).reduce((sum, { duration }) => sum + duration, 0),
      reached: atFirst,
      cases: cases(module),
    })),
    failing: testModules.filter((module) => !module.ok()).map(({ moduleId }) => relative(ROOT, moduleId)),
  };
}

async function sift(given: Readonly<Record<string, string>>, orders: Orders): Promise<Reply> {
  for (const [file, text] of Object.entries(given)) texts.set(inRoot(file), text);
  for (const household of households(
    Object.entries(orders).map(([file, tests]) => ({ file, names: Object.keys(tests) })),
  )) {
    const vitest = await open(0, { runner: inRoot('scripts/mutants/sieve.ts'), provide: { orders } });
    await run(vitest, household);
    await vitest.close();
  }
  texts.clear();
  return { sifted: true };
}

/** Of work, for a test that is repeated with modules that are there and warm: besides three times what it takes. */
const WARM = 3000;

// Notes come straight from the thread of the tests, which may be about to run for ever.
new BroadcastChannel('mutants').onmessage = ({ data }) => {
  const note: Note = data;
  const alive: Alive = 'trying' in note ? { longest: note.work, patience: WARM, note } : { longest: 0, note };
  process.send?.(alive);
};

const cases = (module: TestModule): Surveyed['cases'][number][] =>
  [...module.children.allTests('passed')].map((test) => ({
    name: test.fullName,
    duration: test.meta().work ?? 0,
    reached: test.meta().reached ?? [],
  }));

const run = (vitest: Vitest, runs: readonly Pick<Run, 'file' | 'names'>[]): Promise<TestRunResult> => {
  const [project] = vitest.projects;
  const specifications = runs.map(({ file, names }) =>
    project.createSpecification(inRoot(file), names === undefined ? undefined : { testNames: [...names] }),
  );
  return vitest.runTestSpecifications(specifications);
};

let bench: Vitest | undefined;

async function attempt(file: string, text: string, runs: readonly Run[]): Promise<Reply> {
  bench ??= await open(1);
  texts.set(inRoot(file), text);
  bench.invalidateFile(inRoot(file));
  failed.length = 0;
  for (const run of runs) longest.set(inRoot(run.file), run.longest);
  let killedBy: string | null = null;
  for (const household of households(runs)) {
    const { unhandledErrors } = await run(bench, household);
    killedBy = failed[0] ?? (unhandledErrors.length > 0 ? 'an error that nobody caught' : null);
    if (killedBy !== null) break;
  }
  texts.clear();
  bench.invalidateFile(inRoot(file));
  return { killedBy };
}

const replyTo = (request: Request): Promise<Reply> => {
  switch (request.do) {
    case 'survey':
      return survey(request.texts, request.tests);
    case 'sift':
      return sift(request.texts, request.orders);
    case 'try':
      return attempt(request.file, request.text, request.runs);
  }
};

process.on('message', async (request: Request) => {
  process.send?.(await replyTo(request));
});

const TICK = 500;
let ticked = performance.now();

// The tests run in a thread of their own: this one goes on telling, whatever they do. If it cannot do so in time, the
// machine has not got round to it either.
setInterval(() => {
  const { user, system } = process.cpuUsage();
  const isOverdue = performance.now() - ticked > 2 * TICK;
  ticked = performance.now();
  process.send?.({ milliseconds: (user + system) / 1000, late: isOverdue || isLate() } satisfies Work);
}, TICK);

/** Whether another thread could go on; where the system does not say so, none could. */
function isLate(): boolean {
  try {
    const others = readdirSync('/proc/self/task').filter((thread) => Number(thread) !== process.pid);
    return others.some((thread) => / R /.test(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')));
  } catch {
    return false;
  }
}

process.on('disconnect', () => process.exit());
