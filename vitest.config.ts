import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/{src,test}/**/*.test.{ts,tsx}', 'scripts/test/**/*.test.ts'],
          testTimeout: 120_000,
          // All cores: by itself the runner leaves one of them idle.
          maxWorkers: '100%',
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/one-browser.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Two at a time: a page often waits, and a machine has two cores at least.
          maxWorkers: 2,
        },
      },
    ],
  },
});
