import { testId } from './sift.ts';

/** What one test file did when nothing was broken. */
export interface Surveyed {
  /** Path in the project. */
  readonly file: string;
  readonly duration: number;
  /** Functions that were called outside its tests: while it was loaded, or before all of them. */
  readonly reached: readonly number[];
  readonly cases: readonly Case[];
}

export interface Case {
  readonly name: string;
  readonly duration: number;
  readonly reached: readonly number[];
}

/** A test file to be run, or these of its tests. */
export interface Run {
  readonly file: string;
  readonly names?: readonly string[];
  readonly cost: number;
  /** What its longest test takes. */
  readonly longest: number;
}

/** Below this a file is run as a whole: what its tests share may have been called in one and matter in another. */
const CHEAP = 1500;

const packageOf = (file: string): string => file.split('/').slice(0, 2).join('/');

/**
 * The tests that can notice a mutant: those that call the function it lies in (`mark`), or all that load its file where
 * it lies in none. Those of its own package come first, cheap ones before dear ones, until the time is spent; one is
 * always run.
 */
export function planFor(file: string, mark: number | null, tests: readonly Surveyed[], milliseconds: number): Run[] {
  const near = (run: Run): number => (packageOf(run.file) === packageOf(file) ? 0 : 1);
  const runs = tests
    .map((test): Run | null => {
      const { file, duration: cost } = test;
      const longest = Math.max(0, ...test.cases.map(({ duration }) => duration));
      if (mark === null || test.reached.includes(mark)) return { file, cost, longest };
      const cases = test.cases.filter(({ reached }) => reached.includes(mark));
      if (cases.length === 0) return null;
      if (cost < CHEAP) return { file, cost, longest };
      const sum = cases.reduce((all, { duration }) => all + duration, 0);
      return { file, names: cases.map(({ name }) => name), cost: sum, longest };
    })
    .filter((run) => run !== null)
    .sort((a, b) => near(a) - near(b) || a.cost - b.cost);
  let spent = 0;
  return runs.filter(({ cost }, i) => {
    spent += cost;
    return i === 0 || spent <= milliseconds;
  });
}

/**
 * A test file without those of its tests that have tried a mutant already; a function that is called while the file is
 * loaded may do other things then, so there they all count.
 */
export const untried = (test: Surveyed, mark: number | null, tried: ReadonlySet<string>): Surveyed =>
  mark !== null && test.reached.includes(mark)
    ? test
    : { ...test, cases: test.cases.filter(({ name }) => !tried.has(testId(test.file, name))) };

/** Of work: so much is tried again with modules that are loaded afresh. */
const AFRESH = 1000;

/**
 * What a close look at a mutant runs: the tests that have not had their chance, and the cheapest of the others once
 * more, because what modules remember from one test to the next may have hidden it.
 */
export function closePlan(
  file: string,
  mark: number | null,
  tests: readonly Surveyed[],
  tried: ReadonlySet<string>,
  milliseconds: number,
): Run[] {
  const left = tests.map((test) => untried(test, mark, tried));
  const runs = planFor(file, mark, left, milliseconds);
  if (tried.size === 0) return runs;
  const again = planFor(file, mark, tests, AFRESH).filter((run) => !runs.some((one) => one.file === run.file));
  return [...again, ...runs];
}
