import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { inRoot, ROOT, TOOLS } from './paths.mjs';
import { Problem } from './problem.mjs';
import { runNode24 } from './run.mjs';
import { filesUnder, fingerprint, isFresh, writeStamp } from './stamp.mjs';

const WEB = inRoot('packages/web');
const STAMP = inRoot('packages/web/dist/.tallyho-stamp');

/** Builds the page unless the one in dist was made from these very sources. */
export async function ensureWebBuilt() {
  if (!existsSync(join(WEB, 'index.html'))) return;
  const print = fingerprint(ROOT, webSources(ROOT));
  if (isFresh(STAMP, print)) return;
  console.log('Building the page (only when its sources change)');
  const code = await runNode24([TOOLS.vite, 'build', '--logLevel', 'warn'], { cwd: WEB });
  if (code !== 0)
    throw new Problem('TH-BUILD', 'the page could not be built: put right what Vite says above and try again.');
  writeStamp(STAMP, print);
}

/**
 * The files that can decide what the page is.
 * @param {string} root
 */
export const webSources = (root) =>
  ['package-lock.json', 'scenarios', 'packages']
    .flatMap((path) => filesUnder(join(root, path)))
    .filter((file) => !file.includes(`${sep}test${sep}`));
