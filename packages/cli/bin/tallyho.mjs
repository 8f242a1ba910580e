#!/usr/bin/env node
// Tally-Ho runs on Node 24, which reads TypeScript as it is and comes with `npm install` as the npm package `node`.
// Started by an older Node, this file hands over to that one: it must itself be readable by any Node since version 18.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = new URL('../src/main.ts', import.meta.url);
const WANTED = 24;

if (Number(process.versions.node.split('.')[0]) >= WANTED) {
  // What Node has made of the sources is kept among the machine's temporary files: the next start takes half as long.
  module.enableCompileCache();
  await import(MAIN.href);
} else handOver();

function handOver() {
  const node = ownNode();
  if (node === null) {
    console.error(missing());
    process.exitCode = 1;
    return;
  }
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal ?? 'SIGTERM'];
  });
}

/** The program of the npm package `node`, wherever npm has put it. */
function ownNode() {
  try {
    const folder = dirname(createRequire(import.meta.url).resolve('node/package.json'));
    const program = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    return existsSync(program) ? program : null;
  } catch {
    return null;
  }
}

/** Said before the catalogues of sentences can be read. */
function missing() {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const french = /^fr/i.test(LC_ALL || LC_MESSAGES || LANG || '');
  return french
    ? `Tally-Ho tourne sur Node ${WANTED}, qui n’est pas encore installé ici\u00a0: lancez «\u00a0npm install\u00a0» à la racine du projet, puis recommencez.`
    : `Tally-Ho runs on Node ${WANTED}, which is not installed here yet: run "npm install" in the project's root and try again.`;
}
