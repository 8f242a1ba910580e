import { existsSync } from 'node:fs';
import { Problem } from './problem.mjs';
import { runQuietly } from './run.mjs';

/**
 * A browser of the browser tests: the variable in which a person may name it, what Debian and its kin call it (the first
 * that there is), and where it usually lies.
 * @typedef {{ title: string, variable: string, packages: string[], places: Partial<Record<NodeJS.Platform, string[]>> }} Browser
 */

/** @type {Browser} */
export const CHROMIUM = {
  title: 'Chromium',
  variable: 'CHROMIUM_PATH',
  // The one without windows and menus has less to do.
  packages: ['chromium-headless-shell', 'chromium'],
  places: {
    linux: [
      '/usr/bin/chromium-headless-shell',
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
  },
};

/** @type {Browser} */
export const FIREFOX = {
  title: 'Firefox',
  variable: 'FIREFOX_PATH',
  packages: ['firefox-esr'],
  places: {
    linux: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox'],
    darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    win32: ['C:\\Program Files\\Mozilla Firefox\\firefox.exe', 'C:\\Program Files (x86)\\Mozilla Firefox\\firefox.exe'],
  },
};

/**
 * The browser for the browser tests; Debian and its kin get one installed when we are allowed to.
 * @returns {Promise<string>}
 */
export async function ensureBrowser() {
  const path = await findOrInstall(CHROMIUM);
  if (path) return path;
  throw new Problem(
    'TH-BROWSER',
    'the browser tests need Chromium or Chrome: install one, or name it in CHROMIUM_PATH, and try again.',
  );
}

/**
 * Firefox, in which recorded games are played again. Where it cannot be had that one check is skipped, and says so.
 * @returns {Promise<string | undefined>}
 */
export const maybeFirefox = () => findOrInstall(FIREFOX);

/**
 * @param {Browser} browser
 * @returns {Promise<string | undefined>}
 */
async function findOrInstall(browser) {
  const found = findBrowser(browser, process.platform, process.env[browser.variable], existsSync);
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  const installs = browser.packages.map((name) => `apt-get install -y --no-install-recommends ${name}`);
  const script = `apt-get update && { ${installs.join(' || ')}; }`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runQuietly(`Installing ${browser.title} for the browser tests`, 'sh', ['-c', script], { env });
  return findBrowser(browser, process.platform, undefined, existsSync);
}

/**
 * @param {Browser} browser
 * @param {NodeJS.Platform} platform
 * @param {string | undefined} named by the person, who must then be right
 * @param {(path: string) => boolean} exists
 * @returns {string | undefined}
 */
export function findBrowser(browser, platform, named, exists) {
  if (!named) return browser.places[platform]?.find(exists);
  if (exists(named)) return named;
  throw new Problem(
    'TH-BROWSER',
    `${browser.variable} names ${named}, which does not exist: correct it or unset it, and try again.`,
  );
}
