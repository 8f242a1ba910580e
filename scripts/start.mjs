// Checks the Node version, and only then loads code that an old Node could not read.
import { nodeComplaint } from './lib/node-version.mjs';

const complaint = nodeComplaint(process.versions.node);
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
} else {
  import('./lib/start.mjs');
}
