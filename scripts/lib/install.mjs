import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, NODE_24, ROOT, TOOLS } from './paths.mjs';
import { Problem } from './problem.mjs';
import { runQuietly } from './run.mjs';
import { fingerprint, isFresh, writeStamp } from './stamp.mjs';

const NODE_MODULES = inRoot('node_modules');
const STAMP = inRoot('node_modules/.tallyho-stamp');

/**
 * `npm install` and not `npm ci`: the lock file is obeyed and left alone, but a native part that it does not name for
 * some other kind of machine is no reason to give up.
 */
const INSTALL = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund'];

const NO_REGISTRY =
  /ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|_CERT|code E[45]\d\d/;

/** Installs the dependencies unless what is installed was made from these very manifests, on this kind of machine. */
export async function ensureInstalled() {
  const print = `${process.platform} ${process.arch} ${fingerprint(ROOT, manifests(ROOT))}`;
  if (isFresh(STAMP, print) && existsSync(NODE_24)) return;
  mustBeWritable(existsSync(NODE_MODULES) ? NODE_MODULES : ROOT);
  await mustReachRegistry();
  await install('Installing what Tally-Ho needs (only when that changes; up to a minute)');
  mustHaveNode24();
  // npm 10 leaves out native parts that the lock file does not name for this kind of machine.
  if (!nativePartsWork()) await install('Installing the parts for this machine', '--no-package-lock');
  if (!nativePartsWork()) {
    throw new Problem(
      'TH-PARTS',
      'npm left out parts made for this kind of machine: delete node_modules, update npm with `npm install --global npm`, and try again.',
    );
  }
  writeStamp(STAMP, print);
}

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

const nativePartsWork = () =>
  [
    [TOOLS.biome, '--version'],
    [TOOLS.tsc, '--version'],
    ['--input-type=module', '--eval', "import 'vite'"],
  ].every((args) => spawnSync(NODE_24, args, { cwd: ROOT }).status === 0);
