// Runs with every test file of a survey: each test takes along the numbers of the functions that were called in it, and
// the milliseconds of work that it took.
import { afterEach, beforeEach } from 'vitest';

const reached = globalThis as { __reached?: unknown[] };

declare module 'vitest' {
  interface TaskMeta {
    reached?: number[];
    work?: number;
  }
}

const taken = (): number[] => {
  const numbers = Object.keys(reached.__reached ?? []).map(Number);
  reached.__reached = [];
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
