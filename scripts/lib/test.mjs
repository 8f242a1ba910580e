// npm test: every check in turn, up to the first that fails. npm test -- FILTER: only the test files that match.
import { existsSync, rmSync } from 'node:fs';
import { ensureBrowser, maybeFirefox } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { inRoot, TOOLS } from './paths.mjs';
import { Problem, runCommand } from './problem.mjs';
import { runNode24 } from './run.mjs';
import { filesUnder } from './stamp.mjs';
import { addCounts, NO_TESTS, readCounts, summary } from './test-counts.mjs';
import { ensureWebBuilt } from './web.mjs';

const filters = process.argv.slice(2);
const wanted = (/** @type {string} */ file) => filters.length === 0 || filters.some((filter) => file.includes(filter));
const browserTestFiles = filesUnder(inRoot('e2e')).filter((file) => file.endsWith('.test.ts') && wanted(file));
/** The only tests that ask for Firefox, too. */
const FIREFOX_TESTS = 'hashes.test.ts';
let counts = NO_TESTS;

/** @type {{ title: string, run: () => Promise<number> }[]} */
const checks = [
  { title: 'Lint and format', run: () => runNode24([TOOLS.biome, 'check', '--error-on-warnings']) },
  { title: 'Types', run: types },
  { title: 'Imports point down', run: () => runNode24(['scripts/checks/imports.mjs']) },
];

/** @type {typeof checks} */
const tests = [
  { title: 'Tests', run: () => vitest('unit', ['unit', 'page', 'walk']) },
  ...(browserTestFiles.length > 0 ? [{ title: 'Browser tests', run: browserTests }] : []),
];

await runCommand(async () => {
  await ensureInstalled('tests');
  for (const { title, run } of filters.length > 0 ? tests : [...checks, ...tests]) {
    console.log(`\n── ${title}`);
    const begun = performance.now();
    const code = await run();
    console.log(
      `── ${title}: ${code === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - begun) / 1000).toFixed(1)} s`,
    );
    if (code !== 0) return finish(code);
  }
  if (filters.length > 0 && counts.passed + counts.skipped === 0) {
    throw new Problem('TH-FILTER', `no test file matches ${filters.join(' ')}: give a part of a test file's path.`);
  }
  return finish(0);
});

/** @param {number} code */
function finish(code) {
  if (counts !== NO_TESTS) console.log(`\n${summary(counts)}`);
  return code;
}

async function types() {
  const projects = ['tsconfig.json', 'packages/web/tsconfig.json'].filter((file) => existsSync(inRoot(file)));
  for (const project of projects) {
    const code = await runNode24([TOOLS.tsc, '--noEmit', '--project', project]);
    if (code !== 0) return code;
  }
  return 0;
}

async function browserTests() {
  const CHROMIUM_PATH = await ensureBrowser();
  const FIREFOX_PATH = browserTestFiles.some((file) => file.endsWith(FIREFOX_TESTS)) ? await maybeFirefox() : undefined;
  await ensureWebBuilt();
  return vitest('e2e', ['e2e'], { ...process.env, CHROMIUM_PATH, FIREFOX_PATH });
}

/**
 * @param {string} name of the report
 * @param {string[]} projects of `vitest.config.ts`
 * @param {NodeJS.ProcessEnv} [env]
 */
async function vitest(name, projects, env = process.env) {
  const report = inRoot(`.cache/vitest-${name}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runNode24(
    [
      TOOLS.vitest,
      'run',
      ...projects.flatMap((each) => ['--project', each]),
      '--passWithNoTests',
      ...reporters,
      ...filters,
    ],
    { env },
  );
  counts = addCounts(counts, readCounts(report, code));
  return code;
}
