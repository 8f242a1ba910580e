import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, vi } from 'vitest';
import { run } from '../src/run.ts';

// Whole programs are started here, on machines that may be busy with others.
vi.setConfig({ testTimeout: 120_000 });

export const BIN = fileURLToPath(new URL('../bin/tallyho.mjs', import.meta.url));
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Where {
  readonly cwd?: string;
  readonly env?: { readonly [name: string]: string };
}

/** In English, and without the settings of whoever runs the tests. */
const settings = (env: Where['env']): { readonly [name: string]: string } => ({
  PATH: process.env.PATH ?? '',
  LANG: 'en_GB.UTF-8',
  ...env,
});

/** Starts the real command, as a program of its own. */
export function start(args: readonly string[], { cwd = ROOT, env }: Where = {}): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [BIN, ...args], { cwd, env: settings(env) });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** A test that fails half-way leaves nothing behind. */
const running = new Set<ChildProcessWithoutNullStreams>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** Waits for a command to end, and gathers what it says. */
export async function ended(child: ChildProcessWithoutNullStreams): Promise<Ran> {
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    err += text;
  });
  const [code] = await once(child, 'close');
  return { code, out, err };
}

/** Runs a command line here, all of it but the start of a program; `whole-programs.test.ts` has that. */
export async function tallyho(args: readonly string[], { cwd = ROOT, env }: Where = {}): Promise<Ran> {
  let [out, err] = ['', ''];
  const code = await run(args, {
    cwd,
    env: settings(env),
    isWatched: false,
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { code, out, err };
}

/** What a command says when it speaks French, with ordinary blanks. */
export async function enFrancais(args: readonly string[], where?: Where): Promise<Ran> {
  const { code, out, err } = await tallyho([...args, '--lang', 'fr'], where);
  const ordinary = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
  return { code, out: ordinary(out), err: ordinary(err) };
}

/** A folder for one test file; `remove` takes it away. */
export function scratch(): { folder: string; write(name: string, text: string): string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'tallyho-cli-'));
  return {
    folder,
    write(name, text) {
      const file = join(folder, name);
      writeFileSync(file, text);
      return file;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
