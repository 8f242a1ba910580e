import { existsSync } from 'node:fs';
import { Problem } from './problem.mjs';
import { runQuietly } from './run.mjs';

/** @type {Partial<Record<NodeJS.Platform, string[]>>} */
const USUAL_PLACES = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files\\Chromium\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/**
 * The browser for the browser tests; Debian and its kin get one installed when we are allowed to.
 * @returns {Promise<string>}
 */
export async function ensureBrowser() {
  const found = findBrowser(process.platform, process.env.CHROMIUM_PATH, existsSync);
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const script = 'apt-get update && apt-get install -y --no-install-recommends chromium';
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await runQuietly('Installing Chromium for the browser tests', 'sh', ['-c', script], { env });
    const installed = findBrowser(process.platform, undefined, existsSync);
    if (installed) return installed;
  }
  throw new Problem(
    'TH-BROWSER',
    'the browser tests need Chromium or Chrome: install one, or name it in CHROMIUM_PATH, and try again.',
  );
}

/**
 * @param {NodeJS.Platform} platform
 * @param {string | undefined} named by the person, who must then be right
 * @param {(path: string) => boolean} exists
 * @returns {string | undefined}
 */
export function findBrowser(platform, named, exists) {
  if (!named) return USUAL_PLACES[platform]?.find(exists);
  if (exists(named)) return named;
  throw new Problem(
    'TH-BROWSER',
    `CHROMIUM_PATH names ${named}, which does not exist: correct it or unset it, and try again.`,
  );
}
