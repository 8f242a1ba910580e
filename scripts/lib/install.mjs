import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, NODE_24, ROOT, TOOLS } from './paths.mjs';
import { Problem } from './problem.mjs';
import { runQuietly } from './run.mjs';
import { fingerprint, isFresh, writeStamp } from './stamp.mjs';

const NODE_MODULES = inRoot('node_modules');
const STAMP = inRoot('node_modules/.tallyho-stamp');

/** Installs the dependencies unless what is installed was made from these very manifests, on this kind of machine. */
export async function ensureInstalled() {
  const print = `${process.platform} ${process.arch} ${fingerprint(ROOT, manifests(ROOT))}`;
  if (isFresh(STAMP, print) && existsSync(NODE_24)) return;
  mustBeWritable(existsSync(NODE_MODULES) ? NODE_MODULES : ROOT);
  await npmInstall('Installing what Tally-Ho needs (only when that changes; up to a minute)');
  // npm 10 leaves out native parts that the lock file does not name for this kind of machine.
  if (!nativePartsWork()) await npmInstall('Installing the parts made for this kind of machine', '--no-package-lock');
  mustHaveNode24();
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

/**
 * `npm install` and not `npm ci`: the lock file is obeyed and left alone, but a native part it does not name for this
 * kind of machine is no reason to give up.
 * @param {string} what
 * @param {string[]} more
 */
async function npmInstall(what, ...more) {
  const { program, args, shell } = npm();
  const options = [
    '--no-save',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--fetch-retries=2',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=5000',
  ];
  const { code, output } = await runQuietly(what, program, [...args, 'install', ...options, ...more], { shell });
  if (code !== 0) throw installProblem(output);
}

/** The npm that runs this script, or else the one on the PATH. */
function npm() {
  const cli = process.env.npm_execpath ?? '';
  if (cli.endsWith('npm-cli.js'))
    return { program: process.env.npm_node_execpath ?? process.execPath, args: [cli], shell: false };
  return { program: 'npm', args: [], shell: process.platform === 'win32' };
}

/**
 * What to tell somebody whose `npm install` failed with this output.
 * @param {string} output
 */
export function installProblem(output) {
  if (/\b(EACCES|EPERM|EROFS)\b/.test(output)) {
    return new Problem(
      'TH-WRITE',
      'npm was not allowed to write: make the project folder and the npm cache writable for this user and try again.',
    );
  }
  if (/\bENOSPC\b/.test(output)) return new Problem('TH-DISK', 'the disk is full: make some room and try again.');
  if (
    /\b(ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|code E[45]\d\d)\b/.test(
      output,
    )
  ) {
    return new Problem(
      'TH-NETWORK',
      'the npm registry did not give what was asked for: check the network (and `npm config get registry`) and try again.',
    );
  }
  const lastWords = output.trim().split('\n').slice(-15).join('\n');
  return new Problem('TH-INSTALL', `npm install failed: put right what it says here and try again.\n${lastWords}`);
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
