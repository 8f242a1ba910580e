// Runs with every test file of a survey: each test takes along the numbers of the functions that were called in it.
import { afterEach, beforeEach } from 'vitest';

const reached = globalThis as { __reached?: unknown[] };

declare module 'vitest' {
  interface TaskMeta {
    reached?: number[];
  }
}

const taken = (): number[] => {
  const numbers = Object.keys(reached.__reached ?? []).map(Number);
  reached.__reached = [];
  return numbers;
};

beforeEach(({ task }) => {
  const before = taken();
  task.file.meta.reached = [...(task.file.meta.reached ?? []), ...before];
});

afterEach(({ task }) => {
  task.meta.reached = taken();
});
