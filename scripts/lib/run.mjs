import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { NODE_24, ROOT } from './paths.mjs';

/**
 * Runs a program in this terminal, passes signals on to it, and gives its exit code.
 * @param {string[]} args the script and its arguments
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>}
 */
export function runNode24(args, { cwd = ROOT, env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(NODE_24, args, { cwd, env, stdio: 'inherit' });
    const passOn = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    process.on('SIGINT', passOn).on('SIGTERM', passOn);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/**
 * Runs a program that has nothing to say unless it fails: one line tells what is going on, a dot every two seconds that
 * it still is.
 * @param {string} what
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runQuietly(what, program, args, options = {}) {
  return new Promise((resolve) => {
    process.stdout.write(what);
    const dots = setInterval(() => process.stdout.write('.'), 2000);
    const child = spawn(program, args, { cwd: ROOT, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const end = (/** @type {number} */ code) => {
      clearInterval(dots);
      process.stdout.write(code === 0 ? ' done\n' : ' failed\n');
      resolve({ code, output });
    };
    child.stdout?.on('data', (text) => {
      output += text;
    });
    child.stderr?.on('data', (text) => {
      output += text;
    });
    child.on('error', (error) => {
      output += error.message;
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}
