// npm run feel: plays whole default games in a browser and measures how they feel. See e2e/feel.ts.
import { nodeComplaint } from './lib/node-version.mjs';

const complaint = nodeComplaint(process.versions.node);
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
} else {
  const { ensureInstalled } = await import('./lib/install.mjs');
  const { runCommand } = await import('./lib/problem.mjs');
  const { runNode24 } = await import('./lib/run.mjs');
  const { ensureWebBuilt } = await import('./lib/web.mjs');
  await runCommand(async () => {
    await ensureInstalled('tests');
    await ensureWebBuilt();
    return runNode24(['e2e/feel.ts', ...process.argv.slice(2)]);
  });
}
