// npm start: install and build what is stale, then serve until somebody stops it.
import { ensureInstalled } from './install.mjs';
import { runCommand } from './problem.mjs';
import { runNode24 } from './run.mjs';
import { ensureWebBuilt } from './web.mjs';

await runCommand(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  return runNode24(['packages/cli/src/main.ts', 'serve', ...process.argv.slice(2)]);
});
