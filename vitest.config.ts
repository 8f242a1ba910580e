import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/lib/longest-first.ts';

/** All cores: by itself the runner leaves one of them idle. */
const ALL_CORES = '100%';
const PATIENCE = 120_000;

/** By its address: the page has types of its own. */
const { pagePlugins } = await import(new URL('./packages/web/test/walk/plugins.ts', import.meta.url).href);

/** Where others work on the same cores a page may be late once: it is tried again there. At home it fails at once, because it may be a fault. */
const TRY_AGAIN = process.env.CI === undefined ? 0 : 1;

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/{src,test}/**/*.test.ts', 'scripts/test/**/*.test.ts'],
          exclude: ['packages/web/**'],
          // As players run it, Node's own imports: games that are handed through Vite's take half as long again.
          experimental: { viteModuleRunner: false },
          // Modules are loaded once for all files: those of the games are many, and keep nothing that a test could leave behind.
          isolate: false,
          testTimeout: PATIENCE,
          maxWorkers: ALL_CORES,
        },
      },
      {
        test: {
          name: 'page',
          include: ['packages/web/{src,test}/**/*.test.{ts,tsx}'],
          exclude: ['packages/web/test/walk/**'],
          testTimeout: PATIENCE,
          maxWorkers: ALL_CORES,
        },
      },
      {
        // The real page in memory.
        plugins: pagePlugins(),
        test: {
          name: 'walk',
          include: ['packages/web/test/walk/**/*.test.ts'],
          // The page is loaded once for all walks: each leaves it as it was.
          isolate: false,
          env: { TZ: 'UTC' },
          retry: TRY_AGAIN,
          testTimeout: PATIENCE,
          maxWorkers: ALL_CORES,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/one-browser.ts'],
          // As in `unit`: what drives the browser is large, and is loaded once.
          experimental: { viteModuleRunner: false },
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          retry: TRY_AGAIN,
          // Three at a time: a machine has two cores at least, and a page waits for a third of its time.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
