import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, NODE_24, ROOT, TOOLS } from './paths.mjs';
import { Problem } from './problem.mjs';
import { runQuietly } from './run.mjs';
import { fingerprint, isFresh, writeStamp } from './stamp.mjs';

const NODE_MODULES = inRoot('node_modules');
const STAMP = inRoot('node_modules/.tallyho-stamp');

/**
 * How much is installed: what serves and builds the page, or the tools of the tests as well.
 * @typedef {'page' | 'tests'} Extent
 */

/**
 * `npm install` and not `npm ci`: the lock file is obeyed and left alone, but a native part that it does not name for
 * some other kind of machine is no reason to give up.
 */
const INSTALL = ['install', '--no-save', '--no-audit', '--no-fund'];
/** @type {{ [extent in Extent]: string }} */
const EXTENTS = { page: '--omit=dev', tests: '--include=dev' };

const NO_REGISTRY =
  /ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|_CERT|code E[45]\d\d/;

/**
 * Installs the dependencies unless what is installed was made from these very manifests, on this kind of machine.
 * @param {Extent} needed
 */
export async function ensureInstalled(needed) {
  const print = `${process.platform} ${process.arch} ${fingerprint(ROOT, manifests(ROOT))}`;
  if (isInstalled(STAMP, print, needed) && existsSync(NODE_24)) return;
  const extent = extentOf(needed, existsSync(TOOLS.vitest));
  mustBeWritable(existsSync(NODE_MODULES) ? NODE_MODULES : ROOT);
  await mustReachRegistry();
  // An install that is broken off has changed what the stamp speaks of.
  rmSync(STAMP, { force: true });
  await install(WHAT[extent], EXTENTS[extent]);
  mustHaveNode24();
  // npm 10 leaves out native parts that the lock file does not name for this kind of machine.
  if (!nativePartsWork(extent))
    await install('Installing the parts for this machine', EXTENTS[extent], '--no-package-lock');
  if (!nativePartsWork(extent)) {
    throw new Problem(
      'TH-PARTS',
      'npm left out parts made for this kind of machine: delete node_modules, update npm with `npm install --global npm`, and try again.',
    );
  }
  writeStamp(STAMP, stampFor(extent, print));
}

/** @type {{ [extent in Extent]: string }} */
const WHAT = {
  page: 'Installing what Tally-Ho needs (only when that changes; up to a minute)',
  tests: 'Installing what Tally-Ho and its tests need (only when that changes; up to a minute)',
};

/**
 * What the stamp says of an install.
 * @param {Extent} extent
 * @param {string} print
 */
export const stampFor = (extent, print) => `${extent} ${print}`;

/**
 * Whether all that is needed is there: with the tools of the tests there is also the page.
 * @param {string} stamp
 * @param {string} print
 * @param {Extent} needed
 */
export const isInstalled = (stamp, print, needed) =>
  isFresh(stamp, stampFor('tests', print)) || (needed === 'page' && isFresh(stamp, stampFor('page', print)));

/**
 * What an install brings: tools of the tests that are there stay there, so that whoever changes between playing and
 * testing does not fetch them again.
 * @param {Extent} needed
 * @param {boolean} hasTools
 * @returns {Extent}
 */
export const extentOf = (needed, hasTools) => (needed === 'tests' || hasTools ? 'tests' : 'page');

/**
 * The files that decide what gets installed.
 * @param {string} root
 */
export const manifests = (root) =>
  [
    join(root, 'package-lock.json'),
    join(root, 'package.json'),
    ...readdirSync(join(root, 'packages'))
      .sort()
      .map((name) => join(root, 'packages', name, 'package.json')),
  ].filter((file) => existsSync(file));

/** @param {string} folder */
function mustBeWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Problem(
      'TH-WRITE',
      `this user may not write in ${folder}: use a copy of the project that is yours and try again.`,
    );
  }
}

/** Without a network this fails in seconds, where an install would try for minutes. Not every registry answers pings. */
async function mustReachRegistry() {
  const quick = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-timeout=15000'];
  const { code, output } = await npm('Looking for the npm registry', ['ping', ...quick]);
  if (code !== 0 && !/code E4\d\d/.test(output)) throw npmProblem(output);
}

/**
 * @param {string} what
 * @param {string[]} more
 */
async function install(what, ...more) {
  const { code, output } = await npm(what, [...INSTALL, ...more]);
  if (code !== 0) throw npmProblem(output);
}

/**
 * Runs the npm that runs this script, or else the one on the PATH.
 * @param {string} what
 * @param {string[]} args
 */
function npm(what, args) {
  const cli = process.env.npm_execpath ?? '';
  if (!cli.endsWith('npm-cli.js')) return runQuietly(what, 'npm', args, { shell: process.platform === 'win32' });
  return runQuietly(what, process.env.npm_node_execpath ?? process.execPath, [cli, ...args]);
}

/**
 * What to tell somebody whose npm failed with this output.
 * @param {string} output
 */
export function npmProblem(output) {
  if (/\b(EACCES|EPERM|EROFS)\b/.test(output)) {
    return new Problem(
      'TH-WRITE',
      'npm was not allowed to write: make the project folder and the npm cache writable for this user and try again.',
    );
  }
  if (/\bENOSPC\b/.test(output)) return new Problem('TH-DISK', 'the disk is full: make some room and try again.');
  if (NO_REGISTRY.test(output)) {
    return new Problem(
      'TH-NETWORK',
      'the npm registry did not give what was asked for: check the network (and `npm config get registry`) and try again.',
    );
  }
  const lastWords = output.trim().split('\n').slice(-15).join('\n');
  return new Problem('TH-INSTALL', `npm failed: put right what it says here and try again.\n${lastWords}`);
}

function mustHaveNode24() {
  if (spawnSync(NODE_24, ['--version'], { encoding: 'utf8' }).stdout?.startsWith('v24.')) return;
  throw new Problem(
    'TH-NODE-24',
    'npm did not unpack Node 24, perhaps because it is set not to run install scripts: run `npm rebuild node --ignore-scripts=false` and try again.',
  );
}

const BUILDS = ['--input-type=module', '--eval', "import 'vite'"];
const TESTS = [
  [TOOLS.biome, '--version'],
  [TOOLS.tsc, '--version'],
];

/** @param {Extent} extent */
const nativePartsWork = (extent) =>
  [BUILDS, ...(extent === 'tests' ? TESTS : [])].every((args) => spawnSync(NODE_24, args, { cwd: ROOT }).status === 0);
