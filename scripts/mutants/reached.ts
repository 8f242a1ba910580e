// Runs with every test file of a survey: each test takes along the numbers of the functions that were called in it, and
// the milliseconds of work that it took.
import { afterEach, beforeEach } from 'vitest';

const world = globalThis as { __reached?: Uint8Array };

declare module 'vitest' {
  interface TaskMeta {
    reached?: number[];
    work?: number;
  }
}

const taken = (): number[] => {
  const flags = world.__reached ?? new Uint8Array();
  const numbers: number[] = [];
  for (let at = flags.indexOf(1); at >= 0; at = flags.indexOf(1, at + 1)) numbers.push(at);
  flags.fill(0);
  return numbers;
};

const worked = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
let before = 0;

beforeEach(({ task }) => {
  task.file.meta.reached = [...(task.file.meta.reached ?? []), ...taken()];
  before = worked();
});

afterEach(({ task }) => {
  task.meta.reached = taken();
  task.meta.work = worked() - before;
});
