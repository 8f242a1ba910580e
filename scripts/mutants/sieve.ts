// Vitest's runner for the first, coarse look at many mutants: all of them are in the modules already (`switch.ts`), so
// that nothing is loaded again. Each test runs once on sound code, and then once with each mutant that it may notice.
import { relative } from 'node:path';
import { inject, type RunnerTestCase, TestRunner } from 'vitest';
import { ROOT } from '../lib/paths.mjs';

/** Which mutants are tried by which tests: by file and by name. */
export type Orders = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;

/** What the sieve tells while it works. */
export type Note =
  /** What the test costs on sound code is said, too: in milliseconds of work. */
  | { readonly trying: number; readonly work: number }
  /** Nobody: the test did not come to its end. */
  | { readonly killed: number; readonly by: string | null }
  | { readonly done: { readonly file: string; readonly name: string } }
  /** A test fails on sound code after this mutant (or another before it): something was left behind, and says nothing. */
  | { readonly spoilt: { readonly file: string; readonly name: string; readonly number: number | null } };

declare module 'vitest' {
  interface ProvidedContext {
    orders?: Orders;
  }
}

const channel = new BroadcastChannel('mutants');
channel.unref();
const tell = (note: Note): void => channel.postMessage(note);

const worked = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const NONE = -1;
const world = globalThis as { __mutant?: Int32Array; __dead?: Set<number>; __tick?: () => void };
world.__mutant ??= new Int32Array([NONE]);
world.__dead ??= new Set();
const { __mutant: at, __dead: dead } = world;

/** Of work, for a test that is repeated: what takes more, and three times what the test takes, has no end. */
const ENDLESS = 1500;
/** When there is enough; how often it was called; what it has thrown. */
const watch = { until: 0, calls: 0, endless: null as Error | null };

// Called again and again while a mutant is at work, so that most of what has no end can be ended from inside.
world.__tick = (): void => {
  if (++watch.calls % 256 !== 0 || worked() < watch.until) return;
  watch.endless = new Error('without end');
  throw watch.endless;
};

export default class Sieve extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const file = relative(ROOT, test.file.filepath);
    const name = test.fullTestName;
    const run = TestRunner.getTestFn(test);
    const passes = async (): Promise<boolean> => {
      try {
        await run();
        return true;
      } catch {
        return false;
      }
    };
    const before = worked();
    if (!(await passes())) return tell({ spoilt: { file, name, number: null } });
    const work = worked() - before;
    const numbers = inject('orders')?.[file]?.[name] ?? [];
    for (const number of numbers.filter((one) => !dead.has(one))) {
      tell({ trying: number, work });
      watch.until = worked() + ENDLESS + 3 * work;
      watch.endless = null;
      at[0] = number;
      const survives = await passes();
      at[0] = NONE;
      if (survives && watch.endless === null) continue;
      if (!(await passes())) return tell({ spoilt: { file, name, number } });
      dead.add(number);
      tell({ killed: number, by: watch.endless === null ? `${file}: ${name}` : null });
    }
    tell({ done: { file, name } });
  }
}
