// npm start: install and build what is stale, then serve until somebody stops it.
import { ensureInstalled } from './install.mjs';
import { runCommand } from './problem.mjs';
import { runNode24 } from './run.mjs';
import { ensureWebBuilt } from './web.mjs';

await runCommand(async () => {
  await ensureInstalled('page');
  await ensureWebBuilt();
  if (process.env.npm_lifecycle_event) stopWithNpm();
  return runNode24(['packages/cli/src/main.ts', 'serve', ...process.argv.slice(2)]);
});

/** npm runs us through a shell that passes no signals on: when npm was told to stop, all we see is that it is gone. */
function stopWithNpm() {
  const npm = process.ppid;
  const watch = () => process.ppid !== npm && process.kill(process.pid, 'SIGTERM');
  setInterval(watch, 250).unref();
}
