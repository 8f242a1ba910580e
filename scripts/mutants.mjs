// npm run mutants -- PATH: breaks the code in small ways, one at a time, and tells what no test noticed. See docs/mutants.md.
import { nodeComplaint } from './lib/node-version.mjs';

const complaint = nodeComplaint(process.versions.node);
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
} else {
  const { ensureInstalled } = await import('./lib/install.mjs');
  const { runCommand } = await import('./lib/problem.mjs');
  const { runNode24 } = await import('./lib/run.mjs');
  await runCommand(async () => {
    await ensureInstalled('tests');
    return runNode24(['scripts/mutants/main.ts', ...process.argv.slice(2)]);
  });
}
